import type { EditorForm, EditorVariant } from '../contract/editor.ts';
import { variantKey } from './editor-form.ts';

type VariantPart = Exclude<keyof EditorVariant, 'id' | 'stockBefore'>;
export type FormField = { readonly part: Exclude<keyof EditorForm, 'groups'> | VariantPart; readonly variant: string };
export type FormDifference = FormField & {
	readonly mine: string;
	readonly theirs: string;
	readonly isConflict: boolean;
};

const OWN_PARTS = [
	'categoryId',
	'name',
	'brand',
	'description',
	'optionNames',
	'pictures',
	'attributes',
	'prepDays',
	'quantityMin',
	'quantityStep',
	'quantityMax',
	'noReturnReason',
	'shippingProfileId',
] as const satisfies readonly (keyof EditorForm)[] as readonly Exclude<keyof EditorForm, 'variants' | 'groups'>[];
const VARIANT_PARTS: readonly VariantPart[] = [
	...(['values', 'sku', 'priceVnd', 'stock', 'isOn', 'weightG', 'lengthCm', 'widthCm', 'heightCm'] as const),
];

const text = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
const isSame = (a: unknown, b: unknown): boolean => text(a) === text(b);

export function differencesOf(base: EditorForm, mine: EditorForm, theirs: EditorForm): readonly FormDifference[] {
	const own = OWN_PARTS.flatMap((part) => difference({ part, variant: '' }, base[part], mine[part], theirs[part]));
	const found = theirs.variants.flatMap((their) => {
		const [before, my] = [base.variants.find(isVariant(their)), mine.variants.find(isVariant(their))];
		const variant = variantKey(their.values);
		if (!before || !my) return [];
		return VARIANT_PARTS.flatMap((part) => difference({ part, variant }, before[part], my[part], their[part]));
	});
	return [...own, ...found];
}

function difference(field: FormField, base: unknown, mine: unknown, theirs: unknown): readonly FormDifference[] {
	if (isSame(base, theirs) || isSame(mine, theirs)) return [];
	return [{ ...field, mine: text(mine), theirs: text(theirs), isConflict: !isSame(base, mine) }];
}

const isVariant =
	(wanted: EditorVariant) =>
	({ id, values }: EditorVariant): boolean =>
		wanted.id === null ? variantKey(values) === variantKey(wanted.values) : id === wanted.id;

/** Takes the side that changed a field; if both did, the user's decision. */
export function mergeForms(
	base: EditorForm,
	mine: EditorForm,
	theirs: EditorForm,
	takesTheirs: (field: FormField) => boolean,
): EditorForm {
	const pick = <T>(field: FormField, before: T, my: T, their: T): T => {
		if (isSame(before, my) || isSame(my, their)) return their;
		return isSame(before, their) || !takesTheirs(field) ? my : their;
	};
	const merged = Object.fromEntries(
		OWN_PARTS.map((part) => [part, pick<unknown>({ part, variant: '' }, base[part], mine[part], theirs[part])]),
	) as EditorForm;
	const variants = theirs.variants.map((their) => {
		const [before, my] = [base.variants.find(isVariant(their)), mine.variants.find(isVariant(their))];
		if (!before || !my) return my ?? their;
		const variant = variantKey(their.values);
		const parts = VARIANT_PARTS.map((part) => [
			part,
			pick<unknown>({ part, variant }, before[part], my[part], their[part]),
		]);
		const moved =
			my.stock === my.stockBefore ? their.stock : Math.max(0, their.stockBefore + my.stock - my.stockBefore);
		return { ...their, ...Object.fromEntries(parts), stock: moved } as EditorVariant;
	});
	const added = mine.variants.filter((my) => my.id === null && !theirs.variants.some(isVariant(my)));
	const groups = isSame(merged.optionNames, mine.optionNames) ? mine.groups : undefined;
	return { ...merged, ...(groups && { groups }), variants: [...variants, ...added] };
}

/** Applies input made during the save to the saved form, without adding the saved stock difference again. */
export function changesSinceSave(sent: EditorForm, typed: EditorForm, stored: EditorForm): EditorForm {
	const told = (form: EditorForm): EditorForm => ({
		...form,
		variants: form.variants.map((variant) => {
			const key = variantKey(variant.values);
			const id = variant.id ?? stored.variants.find(({ values }) => variantKey(values) === key)?.id ?? null;
			return { ...variant, id, stockBefore: sent.variants.find(isVariant(variant))?.stock ?? variant.stockBefore };
		}),
	});
	return mergeForms(told(sent), told(typed), stored, () => false);
}

/** Bases `mine` on the saved form; null when that contains variants unknown to `mine`. */
export function mergeStoredChanges(mine: EditorForm, theirs: EditorForm): EditorForm | null {
	const isKnown = (their: EditorVariant): boolean =>
		mine.variants.some(({ id, values }) => id === their.id || variantKey(values) === variantKey(their.values));
	if (!theirs.variants.every(isKnown)) return null;
	const variants = mine.variants.map((my) => {
		const their = theirs.variants.find(isVariant(my));
		return their ? { ...my, id: their.id, stockBefore: their.stockBefore } : my;
	});
	return { ...mine, variants };
}
