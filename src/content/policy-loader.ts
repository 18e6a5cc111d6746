import { readdir, readFile } from 'node:fs/promises';
import type { Loader, LoaderContext } from 'astro/loaders';
import { fillPlaceholders } from './fill-placeholders.ts';
import { POLICY_VALUES } from './policy-values.ts';
import { scrollableTables } from './scrollable-tables.ts';

const FOLDER = 'src/content/policies/';

/**
 * One file `<page>/<version>.md` per version. The version in force quotes current numbers; a superseded one uses its
 * frozen `values`, because the text that users accepted must never change.
 */
export function policyLoader(): Loader {
	return { name: 'chobiz-policies', load: loadAll };
}

async function loadAll(context: LoaderContext): Promise<void> {
	const folder = new URL(FOLDER, context.config.root);
	const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.md'));
	context.store.clear();
	for (const file of files.sort()) await loadOne(context, folder, file.replaceAll('\\', '/'));
}

async function loadOne(context: LoaderContext, folder: URL, file: string): Promise<void> {
	const text = await readFile(new URL(file, folder), 'utf8');
	const front = (await context.renderMarkdown(text)).metadata?.frontmatter ?? {};
	const frozen = front.supersededOn ? (front.values as Record<string, string> | undefined) : undefined;
	const filled = fillPlaceholders(text, frozen ?? POLICY_VALUES, FOLDER + file);
	const markdown = await context.renderMarkdown(filled);
	const rendered = { ...markdown, html: scrollableTables(markdown.html) };
	const id = file.replace(/\.md$/, '');
	const data = await context.parseData({ id, data: rendered.metadata?.frontmatter ?? {} });
	context.store.set({ id, data, rendered });
}
