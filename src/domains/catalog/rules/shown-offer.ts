import { offeredOf } from '#src/shared/offered.ts';

type Offer = { readonly priceVnd: number; readonly compareAtVnd: number | null };
export type ShownOffer = Offer & {
	/** Others of the choices cost more. */
	readonly isFrom: boolean;
};

/** The lowest price of what the choices leave; a price before it only when all at that price tell the same. */
export function shownOffer(left: readonly (Offer & { readonly available: number })[]): ShownOffer | null {
	const offered = offeredOf(left);
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
