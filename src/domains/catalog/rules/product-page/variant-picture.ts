import { foldVietnamese } from '#src/shared/slug.ts';
import type { ProductDetail, VariantView } from '../../contract/product.ts';

type Variant = Pick<VariantView, 'id' | 'optionValues'>;
type Picture = Pick<ProductDetail['pictures'][number], 'variantId'>;

/**
 * Returns the variants of each picture. A picture of `Đỏ, S` also shows `Đỏ, L` when no picture differs by size:
 * only options whose values differ between the pictured variants count.
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

/**
 * Returns a picture for each value of each option; null for an option when a value has no picture that shows all its
 * variants.
 */
export function valuePictures(
	pictures: readonly (Picture & { readonly hash: string })[],
	variants: readonly Variant[],
): readonly (readonly string[] | null)[] {
	const shown = variantsShown(pictures, variants);
	return (variants[0]?.optionValues ?? []).map((_, option) => {
		const values = [...new Set(variants.map(({ optionValues }) => optionValues[option]))];
		const hashes = values.flatMap((value) => {
			const alike = variants.filter(({ optionValues }) => optionValues[option] === value);
			return pictures.find((_picture, at) => alike.every(({ id }) => shown[at]?.includes(id)))?.hash ?? [];
		});
		return values.length > 1 && hashes.length === values.length ? hashes : null;
	});
}

/** Colours (màu), patterns (mẫu, hoạ tiết): what buyers see; folded and compared by the beginning of the name. */
const SEEN_OPTIONS = ['mau', 'color', 'colour', 'hoa tiet', 'hoa van'] as const;

export type PicturedProduct = {
	readonly optionNames: readonly string[];
	readonly siblings: readonly Variant[];
	/** In the order of the gallery; the first one is the cover. */
	readonly pictures: readonly (Picture & { readonly hash: string })[];
};

/**
 * Returns the picture of a variant: its own, that of a variant which looks the same, that of a variant of the same
 * colour, or the cover. Null for a product without pictures.
 */
export function pictureOfVariant(
	{ optionNames, siblings, pictures }: PicturedProduct,
	variantId: string | null,
): string | null {
	const cover = pictures[0]?.hash ?? null;
	const variant = siblings.find(({ id }) => id === variantId);
	if (!variant) return cover;
	const own = pictures.find((picture) => picture.variantId === variantId);
	if (own) return own.hash;
	const shown = variantsShown(pictures, siblings);
	const alike = pictures.find((_picture, at) => shown[at]?.includes(variant.id));
	if (alike) return alike.hash;
	const seen = optionNames.findIndex((name) => SEEN_OPTIONS.some((word) => foldVietnamese(name).startsWith(word)));
	const sameLook = siblings.filter(({ optionValues }) => optionValues[seen] === variant.optionValues[seen]);
	if (seen < 0) return cover;
	return pictures.find((picture) => sameLook.some(({ id }) => id === picture.variantId))?.hash ?? cover;
}
