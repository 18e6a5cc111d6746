import type { ProductDetail, VariantView } from '../contract.ts';

type Variant = Pick<VariantView, 'id' | 'optionValues'>;
type Picture = Pick<ProductDetail['pictures'][number], 'variantId'>;

/**
 * For each picture the variants that it shows. A picture taken of `Đỏ, S` also shows `Đỏ, L` when no picture tells
 * sizes apart: only those options count whose values differ between the pictured variants.
 */
export function variantsShown(pictures: readonly Picture[], variants: readonly Variant[]): readonly string[][] {
	const byId = new Map(variants.map((variant) => [variant.id, variant]));
	const pictured = pictures.flatMap(({ variantId }) => byId.get(variantId ?? '') ?? []);
	const told = (pictured[0]?.optionValues ?? []).flatMap((_, option) =>
		new Set(pictured.map(({ optionValues }) => optionValues[option])).size > 1 ? [option] : [],
	);
	const taken = new Set<string>();
	return pictures.map(({ variantId }) => {
		const shown = byId.get(variantId ?? '');
		if (!shown) return [];
		const alike = variants.filter(
			({ id, optionValues }) =>
				!taken.has(id) &&
				(id === shown.id ||
					(told.length > 0 && told.every((option) => optionValues[option] === shown.optionValues[option]))),
		);
		for (const { id } of alike) taken.add(id);
		return alike.map(({ id }) => id);
	});
}
