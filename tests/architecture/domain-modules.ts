import { globSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export type DomainModule = {
	readonly domain: string;
	readonly file: string;
	readonly exports: Readonly<Record<string, unknown>>;
};

export async function domainModules(pattern: string): Promise<readonly DomainModule[]> {
	const files = globSync(`src/domains/*/${pattern}`, { cwd: ROOT });
	return Promise.all(
		files.map(async (file) => ({ domain: file.split('/')[2] ?? '', file, exports: await load(file) })),
	);
}

export const load = async (file: string): Promise<Readonly<Record<string, unknown>>> =>
	(await import(pathToFileURL(join(ROOT, file)).href)) as Record<string, unknown>;

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);
