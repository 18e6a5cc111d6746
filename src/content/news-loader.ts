import { readdir, readFile } from 'node:fs/promises';
import type { Loader, LoaderContext } from 'astro/loaders';
import { fillPlaceholders } from './fill-placeholders.ts';
import { fillExamples, NEWS_VALUES } from './news-values.ts';
import { readingMinutes } from './reading-time.ts';
import { scrollableTables } from './scrollable-tables.ts';

const FOLDER = 'src/content/news/';

export function newsLoader(): Loader {
	return { name: 'chobiz-news', load: loadAll };
}

async function loadAll(context: LoaderContext): Promise<void> {
	const folder = new URL(FOLDER, context.config.root);
	const files = (await readdir(folder)).filter((file) => file.endsWith('.md'));
	context.store.clear();
	for (const file of files.sort()) await loadOne(context, folder, file);
}

async function loadOne(context: LoaderContext, folder: URL, file: string): Promise<void> {
	const text = await readFile(new URL(file, folder), 'utf8');
	const filled = fillPlaceholders(fillExamples(text), NEWS_VALUES, FOLDER + file);
	const markdown = await context.renderMarkdown(filled);
	const rendered = { ...markdown, html: scrollableTables(markdown.html) };
	const id = file.replace(/\.md$/, '');
	const front = rendered.metadata?.frontmatter ?? {};
	const data = await context.parseData({ id, data: { ...front, minutes: readingMinutes(filled) } });
	context.store.set({ id, data, rendered });
}
