import type { AttributeType, ProductAttributesInput } from '#src/domains/catalog/contract/attributes.ts';
import { type AttributeDefinition, foldedLine } from '#src/domains/catalog/rules/attributes/attributes.ts';

/** Separators within a cell, which are escaped with a backslash in names and values. */
const escaped = (text: string): string => text.replace(/[\\|;:]/g, '\\$&');
const plain = (text: string): string => text.replace(/\\([\\|;:])/g, '$1').trim();

function splitUnescaped(text: string, sign: '|' | ';' | ':'): readonly string[] {
	const parts = [''];
	for (let at = 0; at < text.length; at += 1) {
		const isEscape = text[at] === '\\' && at + 1 < text.length;
		if (text[at] === sign) parts.push('');
		else parts[parts.length - 1] += text.slice(at, at + (isEscape ? 2 : 1));
		if (isEscape) at += 1;
	}
	return parts;
}

export const listCell = (names: readonly string[]): string => names.map(escaped).join(' | ');
export const readListCell = (cell: string): readonly string[] =>
	splitUnescaped(cell, '|')
		.map(plain)
		.filter((name) => name !== '');

const ADDRESS = /^https?:\/\/\S/i;
/** Separates addresses of pictures on the web from the ids of stored ones. */
export function readPicturesCell(cell: string): {
	readonly addresses: readonly string[];
	readonly hashes: readonly string[];
} {
	const { true: addresses = [], false: hashes = [] } = Object.groupBy(readListCell(cell), (item) =>
		ADDRESS.test(item) ? 'true' : 'false',
	);
	return { addresses: [...new Set(addresses)], hashes };
}

export type AttributeCell = {
	readonly name: string;
	readonly type: AttributeType;
	readonly values: readonly string[];
};
export const attributesCell = (said: readonly AttributeCell[]): string =>
	said.map(({ name, values }) => `${escaped(name)}: ${values.map(escaped).join('; ')}`).join(' | ');

export type ReadCell = { readonly given: ProductAttributesInput; readonly unknown: string | null };
/** `unknown` is the first name that is no attribute of the category. */
export function readAttributesCell(definitions: readonly AttributeDefinition[], cell: string): ReadCell {
	const byName = new Map(definitions.map((definition) => [foldedLine(definition.name), definition]));
	const given: { code: string; values: string[] }[] = [];
	for (const item of splitUnescaped(cell, '|')) {
		if (item.trim() === '') continue;
		const [name = '', ...rest] = splitUnescaped(item, ':');
		const definition = byName.get(foldedLine(plain(name)));
		if (!definition || rest.length === 0) return { given: [], unknown: plain(name) };
		const written = rest.join(':');
		const values = definition.type === 'choice' ? splitUnescaped(written, ';') : [written];
		given.push({ code: definition.code, values: values.map(plain).filter((value) => value !== '') });
	}
	return { given: given.filter(({ values }) => values.length > 0), unknown: null };
}
