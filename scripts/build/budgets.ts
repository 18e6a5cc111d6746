import { brotliCompressSync } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { PAGE_BUDGETS_KB, READING_KB } from '../../src/budgets.ts';
import { routePath } from './delivery.ts';

type HydratedComponent = { readonly resolvedPath: string };
type AstroMeta = {
	readonly hydratedComponents?: HydratedComponent[];
	readonly clientOnlyComponents?: HydratedComponent[];
	readonly scripts?: readonly unknown[];
};
type ModuleInfo = {
	readonly importedIds: readonly string[];
	readonly meta: { readonly astro?: AstroMeta };
};
type Chunk = {
	readonly type: 'chunk';
	readonly facadeModuleId: string | null;
	readonly moduleIds: readonly string[];
	readonly imports: readonly string[];
	readonly code: string;
};
export type PageNeeds = { readonly path: string; readonly entries: ReadonlySet<string>; readonly hasIslands: boolean };
export type ClientChunk = { readonly imports: readonly string[]; readonly bytes: number };

const REACT_RENDERER = '@astrojs/react';

/** Counts all statically imported chunks of these entries, each once. */
export function loadedBytes(entries: Iterable<string>, chunks: ReadonlyMap<string, ClientChunk>): number {
	const seen = new Set<string>();
	const waiting = [...entries];
	let bytes = 0;
	for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
		const chunk = chunks.get(name);
		if (!chunk || seen.has(name)) continue;
		seen.add(name);
		bytes += chunk.bytes;
		waiting.push(...chunk.imports);
	}
	return bytes;
}

/** Returns the build error, or null when the page is within its budget. */
export function overBudget(page: { path: string; kB: number; hasIslands: boolean }): string | null {
	const budgetKB = PAGE_BUDGETS_KB[page.path];
	if (budgetKB === undefined && page.hasIslands) {
		return `${page.path} is a page to read but wakes islands: give it a line in src/budgets.ts or take them out`;
	}
	const allowedKB = budgetKB ?? READING_KB;
	if (page.kB <= allowedKB) return null;
	return `${page.path} loads ${page.kB.toFixed(1)} kB of JavaScript, its budget is ${allowedKB} kB`;
}

export function budgets(): AstroIntegration {
	const pages = new Map<string, PageNeeds>();
	const chunks = new Map<string, ClientChunk>();
	const chunkOf = new Map<string, string>();
	return {
		name: 'chobiz-budgets',
		hooks: {
			'astro:config:setup': ({ command, updateConfig }) => {
				if (command !== 'build') return;
				updateConfig({ vite: { plugins: [collector(pages, chunks, chunkOf)] } });
			},
			'astro:build:done': ({ logger }) => {
				const counted = [...pages.values()].map((page) => {
					const entries = [...page.entries].map((id) => chunkOf.get(id) ?? id);
					return { path: page.path, hasIslands: page.hasIslands, kB: loadedBytes(entries, chunks) / 1000 };
				});
				const heaviest = [...counted].sort((a, b) => b.kB - a.kB).slice(0, 5);
				logger.info(`heaviest: ${heaviest.map((page) => `${page.path} ${page.kB.toFixed(1)} kB`).join(', ')}`);
				const problems = counted.map(overBudget).filter((problem) => problem !== null);
				if (problems.length > 0) throw new Error(`JavaScript above its budget:\n${problems.join('\n')}`);
			},
		},
	};
}

function collector(pages: Map<string, PageNeeds>, chunks: Map<string, ClientChunk>, chunkOf: Map<string, string>) {
	return {
		name: 'chobiz-budgets',
		apply: 'build' as const,
		generateBundle(
			this: {
				environment: { name: string };
				getModuleIds(): Iterable<string>;
				getModuleInfo(id: string): ModuleInfo | null;
			},
			_options: unknown,
			bundle: Record<string, { type: string }>,
		) {
			if (this.environment.name === 'client') {
				for (const [file, output] of Object.entries(bundle)) {
					if (output.type === 'chunk') addChunk(file, output as Chunk, chunks, chunkOf);
				}
				return;
			}
			for (const id of this.getModuleIds()) {
				const path = routePath(id);
				if (path !== null)
					pages.set(
						path,
						needsOf(path, id, (module) => this.getModuleInfo(module)),
					);
			}
		},
	};
}

function addChunk(file: string, chunk: Chunk, chunks: Map<string, ClientChunk>, chunkOf: Map<string, string>): void {
	chunks.set(file, { imports: chunk.imports, bytes: brotliCompressSync(chunk.code).length });
	for (const id of chunk.moduleIds) chunkOf.set(withoutRoot(id), file);
	if (chunk.facadeModuleId) chunkOf.set(withoutRoot(chunk.facadeModuleId), file);
	if (chunk.facadeModuleId?.includes(REACT_RENDERER)) chunkOf.set(REACT_RENDERER, file);
}

/** Both builds name modules relative to the project's folder, but one of them adds the folder itself. */
const withoutRoot = (id: string): string => id.replace(process.cwd(), '').replaceAll('\\', '/');

function needsOf(path: string, page: string, infoOf: (id: string) => ModuleInfo | null): PageNeeds {
	const entries = new Set<string>();
	const seen = new Set<string>();
	const waiting = [page];
	let hasIslands = false;
	for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
		if (seen.has(id)) continue;
		seen.add(id);
		const info = infoOf(id);
		if (!info) continue;
		const { hydratedComponents = [], clientOnlyComponents = [], scripts = [] } = info.meta.astro ?? {};
		for (const index of scripts.keys()) entries.add(withoutRoot(`${id}?astro&type=script&index=${index}&lang.ts`));
		for (const component of [...hydratedComponents, ...clientOnlyComponents]) {
			hasIslands = true;
			entries.add(withoutRoot(component.resolvedPath));
		}
		waiting.push(...info.importedIds);
	}
	if (hasIslands) entries.add(REACT_RENDERER);
	return { path, entries, hasIslands };
}
