import { OPTION_VALUE_MAX } from '#src/domains/catalog/contract/product.ts';
import type { ChangeKind } from '#src/domains/catalog/contract/requested-changes.ts';
import { comparable } from '#src/domains/catalog/rules/product-form.ts';
import type { EditorForm, EditorVariant, SaveProductInput } from '../contract/editor.ts';

export const variantKey = (values: readonly string[]): string => values.map((value) => value.trim()).join(' / ');

export const BLANK_VARIANT: EditorVariant = {
	id: null,
	values: [],
	sku: '',
	priceVnd: 0,
	stock: 0,
	stockBefore: 0,
	weightG: 0,
	lengthCm: 0,
	widthCm: 0,
	heightCm: 0,
	isOn: true,
};

export const BLANK_FORM: EditorForm = {
	categoryId: '',
	name: '',
	brand: '',
	description: '',
	optionNames: [],
	variants: [BLANK_VARIANT],
	pictures: [],
	attributes: [],
	prepDays: 1,
	quantityMin: 1,
	quantityStep: 1,
	quantityMax: 50,
	noReturnReason: '',
	shippingProfileId: '',
};

const startsWith = (values: readonly string[], beginning: readonly string[]): boolean =>
	beginning.every((value, at) => values[at] === value);

/** Pads or joins the values of a saved variant to the number of options; the result only identifies it. */
function inOptions(values: readonly string[], count: number): string[] {
	if (values.length <= count) return [...values, ...Array.from({ length: count - values.length }, () => '–')];
	const last = values.slice(count - 1).join(' / ');
	return [...values.slice(0, count - 1), last.slice(0, OPTION_VALUE_MAX)];
}

/**
 * Creates all combinations of the options. Known ones keep their values, those with another number of options become
 * their first match, and saved ones that no longer fit are switched off.
 */
export function combine(
	optionValues: readonly (readonly string[])[],
	before: readonly EditorVariant[],
	most: number,
): readonly EditorVariant[] {
	const count = optionValues.length;
	const combinations = optionValues
		.reduce<readonly (readonly string[])[]>(
			(made, values) => made.flatMap((one) => values.map((value) => [...one, value])),
			[[]],
		)
		.slice(0, most);
	const known = new Map([...before].reverse().map((variant) => [comparable(variantKey(variant.values)), variant]));
	const others = before.filter(({ values }) => values.length !== count);
	for (const variant of [...others].sort((one, other) => Number(other.isOn) - Number(one.isOn))) {
		const beginning = variant.values.slice(0, count);
		const free = combinations.find(
			(values) => startsWith(values, beginning) && !known.has(comparable(variantKey(values))),
		);
		if (free) known.set(comparable(variantKey(free)), variant);
	}
	const made = combinations.map((values) => {
		const found = known.get(comparable(variantKey(values)));
		if (found) return { ...found, values: [...values] };
		const { priceVnd, weightG, lengthCm, widthCm, heightCm } = patternOf(values, before);
		return { ...BLANK_VARIANT, values: [...values], priceVnd, weightG, lengthCm, widthCm, heightCm };
	});
	const used = new Set(made.flatMap(({ id }) => id ?? []));
	const left = before.filter(({ id }) => id !== null && !used.has(id));
	return [...made, ...left.map((variant) => ({ ...variant, values: inOptions(variant.values, count), isOn: false }))];
}

/** A new combination takes price and measures from the variant that shares its first options. */
const patternOf = (values: readonly string[], before: readonly EditorVariant[]): EditorVariant =>
	before.find((one) => one.values.length > 0 && startsWith(values, one.values.slice(0, values.length - 1))) ??
	before[0] ??
	BLANK_VARIANT;

export const valuesOfOptions = ({ optionNames, variants }: EditorForm): readonly (readonly string[])[] =>
	optionNames.map((_name, at) => [...new Set(variants.flatMap(({ values }) => values.slice(at, at + 1)))]);

export function savedInput(form: EditorForm, productId: string | null, version: number): SaveProductInput {
	const keys = form.variants.map(({ values }) => variantKey(values));
	const { prepDays, quantityMin, quantityStep, quantityMax, optionNames, description, categoryId, name, brand } = form;
	return {
		productId,
		version,
		categoryId,
		name,
		brand,
		description,
		optionNames,
		prepDays,
		quantityMin,
		quantityStep,
		quantityMax,
		...(form.noReturnReason !== '' && { noReturnReason: form.noReturnReason }),
		shippingProfileId: form.shippingProfileId || null,
		variants: form.variants.map(({ values, lengthCm, widthCm, heightCm, ...variant }) => ({
			...variant,
			optionValues: values,
			...(lengthCm > 0 && widthCm > 0 && heightCm > 0 && { size: { lengthCm, widthCm, heightCm } }),
		})),
		pictures: form.pictures.map(({ hash, alt, of }) => {
			const variant = keys.indexOf(of);
			return { hash, alt: alt.trim() || name, ...(of !== '' && variant >= 0 && { variant }) };
		}),
		attributes: form.attributes
			.map(({ code, values }) => ({ code, values: values.filter((value) => value.trim() !== '') }))
			.filter(({ values }) => values.length > 0),
	};
}

/** Returns the saved form with the typed values of changes that could not be requested, so that no input is lost. */
export function withUnsaved(read: EditorForm, typed: EditorForm, leftOut: readonly ChangeKind[]): EditorForm {
	const has = (kind: ChangeKind): boolean => leftOut.includes(kind);
	const known = new Map(typed.variants.map((variant) => [variantKey(variant.values), variant]));
	return {
		...read,
		...(has('words') && { name: typed.name, brand: typed.brand }),
		...(has('category') && { categoryId: typed.categoryId, attributes: typed.attributes }),
		...(has('pictures') && { pictures: typed.pictures }),
		variants: read.variants.map((variant) => ({
			...variant,
			...(has('price') && { priceVnd: known.get(variantKey(variant.values))?.priceVnd ?? variant.priceVnd }),
			...(has('choice') && { isOn: known.get(variantKey(variant.values))?.isOn ?? variant.isOn }),
		})),
	};
}

/** Copies everything but SKUs, which saving makes anew, and stock. */
export function duplicateOf(form: EditorForm, nameOf: (name: string) => string): EditorForm {
	const variants = form.variants.map((variant) => ({ ...variant, id: null, stock: 0, stockBefore: 0, sku: '' }));
	return { ...form, name: nameOf(form.name).slice(0, 120), variants };
}
