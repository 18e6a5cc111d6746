import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';

const SOURCES = [
	'src',
	'public',
	'scripts/build',
	'astro.config.mjs',
	'package.json',
	'package-lock.json',
	'tsconfig.json',
];
const NOT_BUILT = /\.test\.tsx?$|^README\.md$/;
const ID_LENGTH = 16;

export const releaseId = (root: string): string => contentId(root, SOURCES);

export function contentId(
	root: string,
	sources: readonly string[],
	options: { readonly withTests?: boolean; readonly isLeftOut?: (path: string) => boolean } = {},
): string {
	const { withTests = false, isLeftOut } = options;
	const counts = (path: string): boolean =>
		(withTests || !NOT_BUILT.test(basename(path))) && !(isLeftOut?.(path) ?? false);
	const hash = createHash('sha256');
	const files = sources.flatMap((source) => filesBelow(root, source)).filter(counts);
	for (const path of files.sort()) {
		hash
			.update(path)
			.update('\0')
			.update(readFileSync(join(root, path)));
	}
	return hash.digest('hex').slice(0, ID_LENGTH);
}

function filesBelow(root: string, source: string): string[] {
	if (/\.\w+$/.test(source)) return [source];
	if (!existsSync(join(root, source))) return [];
	return readdirSync(join(root, source), { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => relative(root, join(entry.parentPath, entry.name)));
}
