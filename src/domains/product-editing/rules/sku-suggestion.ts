import { skuKey } from '#src/domains/catalog/rules/product-form.ts';
import { slugOf } from '#src/shared/slug.ts';

type Variant = { readonly sku: string; readonly optionValues: readonly string[] };
const NAME_MAX = 18;
/** Leaves room for a number behind; a SKU has at most 40 characters. */
const SUGGESTION_MAX = 35;
const NAMELESS = 'SP';

const codeOf = (text: string, max: number): string => slugOf(text).toUpperCase().slice(0, max).replace(/-+$/, '');

/** The beginning of every SKU that `fillSkus` makes for this name. */
export const skuBase = (name: string): string => codeOf(name, NAME_MAX) || NAMELESS;

/** Gives each variant without a SKU one of the name and its options; `taken` holds the keys of the shop's other SKUs. */
export function fillSkus<V extends Variant>(
	name: string,
	variants: readonly V[],
	taken: ReadonlySet<string>,
): readonly V[] {
	const used = new Set([...taken, ...variants.map(({ sku }) => skuKey(sku))]);
	return variants.map((variant) => {
		if (variant.sku.trim() !== '') return variant;
		const options = codeOf(variant.optionValues.join(' '), SUGGESTION_MAX);
		const wanted = [skuBase(name), options].filter(Boolean).join('-').slice(0, SUGGESTION_MAX).replace(/-+$/, '');
		let sku = wanted;
		for (let number = 2; used.has(skuKey(sku)); number += 1) sku = `${wanted}-${number}`;
		used.add(skuKey(sku));
		return { ...variant, sku };
	});
}
