import { existsSync, globSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path/posix';
import type { Violation } from './fixtures.ts';

type Pattern = string | readonly string[];
export type ArrowRule = {
	readonly name: string;
	readonly from: { readonly path: Pattern; readonly pathNot?: Pattern };
	readonly to: {
		readonly path?: Pattern;
		readonly pathNot?: Pattern;
		readonly dependencyTypes?: readonly string[];
		readonly dependencyTypesNot?: readonly string[];
		readonly couldNotResolve?: boolean;
		readonly circular?: boolean;
	};
};
type Arrow = {
	readonly from: string;
	readonly to: string;
	readonly kinds: readonly string[];
	readonly isLost: boolean;
};

const IMPORT = /\bimport\s+(?:(type)\s)?(?:[^'"();]*?\sfrom\s*)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/g;
const CODE = /^---\r?\n([\s\S]*?)\r?\n---|<script\b[^>]*>([\s\S]*?)<\/script>/g;

/** dependency-cruiser cannot parse `.astro` files, so this applies its rules to their imports. */
export function astroViolations(root: string, rules: readonly ArrowRule[]): readonly Violation[] {
	const files = globSync('src/**/*.astro', { cwd: root });
	return files.flatMap((file) =>
		arrowsOf(root, file).flatMap((arrow) =>
			rules.filter((rule) => isBroken(rule, arrow)).map((rule) => ({ file, rule: rule.name })),
		),
	);
}

function arrowsOf(root: string, file: string): readonly Arrow[] {
	const text = readFileSync(join(root, file), 'utf8');
	const code = [...text.matchAll(CODE)].map(([, frontmatter, script]) => frontmatter ?? script ?? '').join('\n');
	return [...code.matchAll(IMPORT)].map(([, type, wanted, lazily]) => {
		const to = targetOf(file, wanted ?? lazily ?? '');
		const isCore = to.startsWith('node:') || builtinModules.includes(to);
		const kinds = [...(type ? ['type-only'] : []), ...(isCore ? ['core'] : [])];
		const isOwn = to.startsWith('src/') || to.startsWith('tests/');
		return { from: file, to, kinds, isLost: isOwn && !existsSync(join(root, to.replace(/\?.*$/, ''))) };
	});
}

function targetOf(file: string, wanted: string): string {
	if (wanted.startsWith('#')) return wanted.slice(1);
	if (wanted.startsWith('.')) return join(file, '..', wanted);
	return /^[a-z]+:/.test(wanted) ? wanted : `node_modules/${wanted}/`;
}

const asPattern = (path: Pattern): string => [path].flat().join('|');

/** Ignores circular rules, which cannot apply: a cycle needs two parsed files. */
function isBroken({ from, to }: ArrowRule, arrow: Arrow): boolean {
	if (to.circular) return false;
	const source = new RegExp(asPattern(from.path)).exec(arrow.from);
	if (!source || (from.pathNot && new RegExp(asPattern(from.pathNot)).test(arrow.from))) return false;
	const fill = (path: Pattern): RegExp =>
		new RegExp(asPattern(path).replace(/\$(\d)/g, (_, group) => source[Number(group)] ?? ''));
	if (to.path && !fill(to.path).test(arrow.to)) return false;
	if (to.pathNot && fill(to.pathNot).test(arrow.to)) return false;
	if (to.couldNotResolve && !arrow.isLost) return false;
	if (to.dependencyTypes && !to.dependencyTypes.some((kind) => arrow.kinds.includes(kind))) return false;
	return !to.dependencyTypesNot?.some((kind) => arrow.kinds.includes(kind));
}
