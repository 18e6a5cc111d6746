import { subtractQuantities } from '#src/domains/orders/rules/line-quantities.ts';

type Quantities = { readonly lineId: string; readonly quantity: number };
type Bought = { readonly id: string; readonly quantity: number; readonly unitPriceVnd: number };

/**
 * Returns the cash in ₫ that the carrier collects for one parcel: the order's cash, split by item prices. `gone`:
 * items that will not reach the buyer.
 */
export function parcelCash(
	cashVnd: number,
	parcel: readonly Quantities[],
	{ bought, gone }: { readonly bought: readonly Bought[]; readonly gone: readonly Quantities[] },
): number {
	const priceOf = new Map(bought.map(({ id, unitPriceVnd }) => [id, unitPriceVnd]));
	const worth = (of: readonly Quantities[]): number =>
		of.reduce((sum, { lineId, quantity }) => sum + (priceOf.get(lineId) ?? 0) * quantity, 0);
	const wholeVnd = worth(subtractQuantities(bought, gone));
	return wholeVnd === 0 ? 0 : Math.floor((cashVnd * worth(parcel)) / wholeVnd);
}
