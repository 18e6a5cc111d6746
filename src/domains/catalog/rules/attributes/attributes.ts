import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { foldVietnamese, slugOf } from '#src/shared/slug.ts';
import { cleanLine } from '#src/shared/text/text.ts';
import type { AttributeType, ProductAttributesInput } from '../../contract/attributes.ts';
import { fail } from '../../contract/product.ts';
import { filterKey } from './filter-key.ts';

export type AttributeOption = {
	readonly code: string;
	readonly name: string;
	readonly aliases: readonly string[];
};
export type AttributeDefinition = {
	readonly id: string;
	readonly code: string;
	readonly name: string;
	readonly type: AttributeType;
	readonly unit: string;
	readonly optionNames: readonly string[];
	readonly choices: readonly AttributeOption[];
};
export type AttributeValue = {
	readonly code: string;
	readonly textValue: string | null;
	readonly numberValue: number | null;
};
export type ProductOption = { readonly name: string; readonly values: readonly string[] };

const NUMBER_MAX = 999_999_999;
const YES = ['co', 'yes', 'true', '1'];
const NO = ['khong', 'no', 'false', '0'];

/** Lower case, without tone marks, single blanks. */
export const foldedLine = (text: string): string => foldVietnamese(cleanLine(text));

export function optionFor(attribute: AttributeDefinition, word: string): AttributeOption | null {
	const folded = foldedLine(word);
	const found = attribute.choices.find(({ name, aliases }) => foldedLine(name) === folded || aliases.includes(folded));
	return found ?? null;
}

/** Accepts `1,8` and `1.8`; reads `6.000` as six thousand. Null for other texts. */
function numberOf(text: string): number | null {
	const bare = cleanLine(text)
		.replace(/\.(?=\d{3}(\D|$))/g, '')
		.replace(',', '.');
	const number = /^\d{1,9}(\.\d{1,3})?$/.test(bare) ? Number(bare) : Number.NaN;
	return number <= NUMBER_MAX ? number : null;
}

/** Null when the text is not a valid value of the attribute. */
export function attributeValue(attribute: AttributeDefinition, written: string): AttributeValue | null {
	if (attribute.type === 'text') {
		const textValue = cleanLine(written);
		return textValue === '' ? null : { code: slugOf(textValue).slice(0, 60) || 'khac', textValue, numberValue: null };
	}
	if (attribute.type === 'number') {
		const numberValue = numberOf(written);
		return numberValue === null ? null : { code: String(numberValue), textValue: null, numberValue };
	}
	if (attribute.type === 'boolean') {
		const folded = foldedLine(written);
		if (YES.includes(folded)) return { code: 'co', textValue: null, numberValue: null };
		return NO.includes(folded) ? { code: 'khong', textValue: null, numberValue: null } : null;
	}
	const choice = optionFor(attribute, written);
	return choice && { code: choice.code, textValue: null, numberValue: null };
}

export type Valued = { readonly attribute: AttributeDefinition; readonly value: AttributeValue };
type AttributeFailure = 'catalog.attribute_unknown' | 'catalog.attribute_invalid';

export function readAttributes(
	definitions: readonly AttributeDefinition[],
	given: ProductAttributesInput,
): Result<readonly Valued[], Failure<AttributeFailure>> {
	const valued = new Map<string, Valued>();
	for (const { code, values } of given) {
		const attribute = definitions.find((definition) => definition.code === code);
		if (!attribute) return fail('catalog.attribute_unknown', { code });
		for (const written of attribute.type === 'choice' ? values : values.slice(0, 1)) {
			const value = attributeValue(attribute, written);
			if (!value) return fail('catalog.attribute_invalid', { code, name: attribute.name, written });
			valued.set(filterKey(code, value.code), { attribute, value });
		}
	}
	return ok([...valued.values()]);
}

export function filterKeysOf(
	definitions: readonly AttributeDefinition[],
	values: readonly Valued[],
	options: readonly ProductOption[],
): readonly string[] {
	const own = values
		.filter(({ attribute }) => attribute.type !== 'text')
		.map(({ attribute, value }) => filterKey(attribute.code, value.code));
	const offered = options.flatMap((option) => {
		const attribute = optionAttribute(definitions, option.name);
		if (!attribute) return [];
		const chosen = option.values.map((word) => attributeValue(attribute, word));
		return chosen.flatMap((value) => (value ? [filterKey(attribute.code, value.code)] : []));
	});
	return [...new Set([...own, ...offered])].sort();
}

export function optionAttribute(
	definitions: readonly AttributeDefinition[],
	optionName: string,
): AttributeDefinition | null {
	const folded = foldedLine(optionName);
	const fits = ({ type, name, optionNames }: AttributeDefinition) =>
		type !== 'text' && (foldedLine(name) === folded || optionNames.includes(folded));
	return definitions.find(fits) ?? null;
}

export const productOptions = (
	optionNames: readonly string[],
	variants: readonly (readonly string[])[],
): readonly ProductOption[] =>
	optionNames.map((name, at) => ({
		name,
		values: [...new Set(variants.flatMap((values) => values.slice(at, at + 1)))],
	}));
