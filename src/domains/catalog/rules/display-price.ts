import { purchasableVariants } from '#src/shared/purchasable-variants.ts';

type VariantPrice = { readonly priceVnd: number; readonly compareAtVnd: number | null };
export type DisplayPrice = VariantPrice & {
	/** Others of the choices cost more. */
	readonly isFrom: boolean;
};

/** The lowest price of what the choices leave; a price before it only when all at that price tell the same. */
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
