import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

export type SizeLimits = {
	/** Lines of a domain without tests; the higher one when its README says why. */
	readonly domainLines: number;
	readonly domainLinesExplained: number;
	/** Names that an `index.ts` exports. */
	readonly indexNames: number;
	readonly indexNamesExplained: number;
	readonly folderFiles: number;
};
export const SIZE_LIMITS: SizeLimits = {
	domainLines: 5000,
	domainLinesExplained: 6000,
	indexNames: 30,
	indexNamesExplained: 40,
	folderFiles: 30,
};
const EXPLAINS_LINES = /\bover 5,000 lines\b/;
const EXPLAINS_NAMES = /\bindex(?:\.ts)?`?\s+has\s+(?:over 30|\d+)\s+names\b/;

const read = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');
const lineCount = (text: string): number => text.split('\n').length - 1;

/** `export { a, type B } from` and `export const c`. */
export const exportedNames = (text: string): readonly string[] => [
	...[...text.matchAll(/^export (?:type )?\{([^}]*)\}/gm)].flatMap(([, names = '']) =>
		names
			.split(',')
			.map((name) => name.trim())
			.filter(Boolean),
	),
	...[...text.matchAll(/^export (?:async )?(?:const|function|type) (\w+)/gm)].map(([, name = '']) => name),
];

export function sizeProblems(root: string, limits = SIZE_LIMITS): readonly string[] {
	const files = globSync('src/**/*.*', { cwd: root });
	const folders = Map.groupBy(
		files.filter((file) => !file.startsWith('src/pages/')),
		(file) => dirname(file),
	);
	const crowded = [...folders]
		.filter(([, inside]) => inside.length > limits.folderFiles)
		.map(([folder, inside]) => `${folder}: ${inside.length} files`);
	const domains = globSync('src/domains/*/', { cwd: root }).map((folder) => basename(folder));
	return [...crowded, ...domains.flatMap((domain) => domainProblems(root, domain, files, limits))].sort();
}

function domainProblems(root: string, domain: string, files: readonly string[], limits: SizeLimits): readonly string[] {
	const folder = `src/domains/${domain}`;
	const readme = read(join(root, folder, 'README.md'));
	const lines = files
		.filter((file) => file.startsWith(`${folder}/`) && file.endsWith('.ts') && !file.endsWith('.test.ts'))
		.reduce((sum, file) => sum + lineCount(read(join(root, file))), 0);
	const names = exportedNames(read(join(root, folder, 'index.ts'))).length;
	const linesMax = EXPLAINS_LINES.test(readme) ? limits.domainLinesExplained : limits.domainLines;
	const namesMax = EXPLAINS_NAMES.test(readme) ? limits.indexNamesExplained : limits.indexNames;
	return [
		...(lines > linesMax ? [`${folder}: ${lines} lines`] : []),
		...(names > namesMax ? [`${folder}/index.ts: ${names} names`] : []),
	];
}
