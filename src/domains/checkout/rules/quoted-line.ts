import { regionOf } from '#src/domains/addresses/rules/regions.ts';
import { displayFacts, purchasableVariantOf } from '#src/domains/cart/rules/cart-view.ts';
import type { VariantForCart } from '#src/domains/catalog/contract/product.ts';
import type { QuotedLine } from './quote.ts';

type ChosenLine = {
	readonly id: string;
	readonly variantId: string;
	readonly quantity: number;
	readonly seenVnd?: number | null;
};

export function quotedLines(
	lines: readonly ChosenLine[],
	variants: ReadonlyMap<string, VariantForCart>,
): readonly QuotedLine[] {
	return lines.flatMap(({ id, variantId, quantity, seenVnd = null }) => {
		const variant = variants.get(variantId);
		return variant ? [{ ...quotedLine(id, quantity, variant), seenVnd }] : [];
	});
}

function quotedLine(lineId: string, quantity: number, variant: VariantForCart): QuotedLine {
	const { variantId, weightG, size, prepDays, returnTerms, shippingTerms } = variant;
	const { shopId, shopName, shopSlug, shopProvinceCode } = variant;
	return {
		lineId,
		variantId,
		quantity,
		facts: displayFacts(variant),
		offer: purchasableVariantOf(variant),
		weightG,
		prepDays,
		returnTerms,
		terms: shippingTerms,
		sizeCm: size && { length: size.lengthCm, width: size.widthCm, height: size.heightCm },
		shop: {
			id: shopId,
			name: shopName,
			slug: shopSlug,
			place: { provinceCode: shopProvinceCode, region: regionOf(shopProvinceCode) },
		},
	};
}
