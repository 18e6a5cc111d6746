type Offer = { readonly priceVnd: number; readonly compareAtVnd: number | null };
export type ShownOffer = Offer & {
	/** Others of the choices cost more. */
	readonly isFrom: boolean;
};

/** The lowest price of what the choices leave; a price before it only when all at that price tell the same. */
export function shownOffer(left: readonly Offer[]): ShownOffer | null {
	const [cheapest] = [...left].sort((a, b) => a.priceVnd - b.priceVnd);
	if (!cheapest) return null;
	const { priceVnd, compareAtVnd } = cheapest;
	const isOneStory = left.every((other) => other.priceVnd > priceVnd || other.compareAtVnd === compareAtVnd);
	return {
		priceVnd,
		compareAtVnd: isOneStory ? compareAtVnd : null,
		isFrom: left.some((other) => other.priceVnd > priceVnd),
	};
}
