import { purchasableVariants } from '#src/shared/purchasable-variants.ts';

type VariantPrice = { readonly priceVnd: number; readonly compareAtVnd: number | null };
export type DisplayPrice = VariantPrice & {
	readonly isFrom: boolean;
};

/** Returns the lowest price; a comparison only if all variants with that price share it. */
export function displayPrice(left: readonly (VariantPrice & { readonly available: number })[]): DisplayPrice | null {
	const offered = purchasableVariants(left);
	const [cheapest] = [...offered].sort((a, b) => a.priceVnd - b.priceVnd);
	if (!cheapest) return null;
	const { priceVnd, compareAtVnd } = cheapest;
	const isOneStory = offered.every((other) => other.priceVnd > priceVnd || other.compareAtVnd === compareAtVnd);
	return {
		priceVnd,
		compareAtVnd: isOneStory ? compareAtVnd : null,
		isFrom: offered.some((other) => other.priceVnd > priceVnd),
	};
}
