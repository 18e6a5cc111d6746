import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const CODE = '{src,tests,db,bench,drills,scripts}/**/*.{ts,tsx,mjs,astro}';
const NOT_CHECKED = ['tests/architecture/violations/**', 'db/migrations/**'];
/** Their property names are API fields, columns, event payloads and settings, which must not change. */
const WIRE_FILES =
	/^src\/(domains\/[^/]+\/(contract|events|db\/([a-z-]*-)?tables)[^/]*(\/[^/]+)?\.ts|pages\/api\/|platform\/config\/settings\.ts|content\/[a-z]+-values\.ts)/;
const FIXED_PATHS = /^src\/(pages|content)\//;

type Term = { readonly words: readonly string[]; readonly under: string; readonly useInstead: string };
export type Glossary = { readonly forbidden: readonly Term[]; readonly exceptions: ReadonlySet<string> };

/**
 * Reads the column "forbidden" of the tables and the list under "## Exceptions". A folder in parentheses limits a
 * synonym: `choice (src/domains/catalog/)`.
 */
export function readGlossary(markdown: string): Glossary {
	const [tables = '', exceptions = ''] = markdown.split('## Exceptions');
	const forbidden: Term[] = [];
	for (const line of tables.split('\n')) {
		const [, , term = '', , synonyms = '', last] = line.split('|').map((cell) => cell.trim());
		if (last === undefined || /^(term|-+)$/.test(term)) continue;
		for (const synonym of synonyms.split(',').map((one) => one.trim())) {
			const [, phrase, under = ''] = /^([^(]+?)(?: \((.+)\))?$/.exec(synonym) ?? [];
			if (phrase) forbidden.push({ words: phrase.split(' '), under, useInstead: term });
		}
	}
	return { forbidden, exceptions: new Set([...exceptions.matchAll(/`([^`]+)`/g)].map(([, name]) => name ?? '')) };
}

const wordsOf = (name: string): readonly string[] =>
	(name.match(/[A-Z]+(?=[A-Z][a-z])|[A-Z]?[a-z0-9]+|[A-Z0-9]+/g) ?? []).map((word) => word.toLowerCase());

const indexOfPhrase = (words: readonly string[], phrase: readonly string[]): number =>
	words.findIndex((_, at) => phrase.every((word, index) => words[at + index] === word));

function forbiddenIn(file: string, name: string, { forbidden, exceptions }: Glossary): string | null {
	if (exceptions.has(name)) return null;
	const words = [...wordsOf(name)];
	for (const phrase of exceptions) {
		const at = phrase.includes(' ') ? indexOfPhrase(words, phrase.split(' ')) : -1;
		if (at >= 0) words.splice(at, phrase.split(' ').length);
	}
	const term = forbidden.find(
		({ words: wanted, under }) => file.startsWith(under) && indexOfPhrase(words, wanted) >= 0,
	);
	return term ? `'${term.words.join(' ')}', use '${term.useInstead}'` : null;
}

export function glossaryViolations(root: string, glossary: Glossary): readonly string[] {
	const files = globSync(CODE, { cwd: root, exclude: NOT_CHECKED }).sort();
	const sources = files.map((file) => ({ file, parts: parse(file, readFileSync(join(root, file), 'utf8')) }));
	const fixed = new Set(
		sources
			.filter(({ file }) => WIRE_FILES.test(file))
			.flatMap(({ parts }) => parts.flatMap((part) => membersOf(part))),
	);
	return sources.flatMap(({ file, parts }) => {
		const wrongFile = FIXED_PATHS.test(file) ? null : forbiddenIn(file, fileName(file), glossary);
		const names = [...new Set(parts.flatMap((part) => declaredIn(part)))].filter((name) => !fixed.has(name));
		const wrong = names.map((name) => [name, isSnake(name) ? null : forbiddenIn(file, name, glossary)] as const);
		return [
			...(wrongFile ? [`${file}: ${wrongFile}`] : []),
			...wrong.filter(([, term]) => term).map(([name, term]) => `${file}: ${name} has ${term}`),
		];
	});
}

const fileName = (file: string): string => file.slice(file.indexOf('/')).replace('/use-cases/', '/');

/** States, error codes and event kinds such as `cancel_requested` must not change. */
const isSnake = (name: string): boolean => /^[a-z]+(_[a-z]+)+$/.test(name);

function parse(file: string, text: string): readonly ts.SourceFile[] {
	const kind = file.endsWith('.ts') ? ts.ScriptKind.TS : ts.ScriptKind.TSX;
	const code = file.endsWith('.astro') ? (/^---\n([\s\S]*?)\n---/.exec(text)?.[1] ?? '') : text;
	return [ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, kind)];
}

const isMember = (node: ts.Node): node is ts.PropertyAssignment | ts.PropertySignature =>
	ts.isPropertyAssignment(node) || ts.isPropertySignature(node) || ts.isShorthandPropertyAssignment(node);

function namesWhere(part: ts.SourceFile, isWanted: (node: ts.Node) => boolean): readonly string[] {
	const names: string[] = [];
	const visit = (node: ts.Node): void => {
		const { name } = node as { name?: ts.Node };
		if (name && ts.isIdentifier(name) && isWanted(node)) names.push(name.text);
		ts.forEachChild(node, visit);
	};
	visit(part);
	return names;
}

const membersOf = (part: ts.SourceFile): readonly string[] => namesWhere(part, isMember);

const declaredIn = (part: ts.SourceFile): readonly string[] =>
	namesWhere(
		part,
		(node) =>
			ts.isVariableDeclaration(node) ||
			ts.isParameter(node) ||
			ts.isBindingElement(node) ||
			ts.isFunctionDeclaration(node) ||
			ts.isClassDeclaration(node) ||
			ts.isInterfaceDeclaration(node) ||
			ts.isTypeAliasDeclaration(node) ||
			ts.isMethodDeclaration(node) ||
			isMember(node),
	);
