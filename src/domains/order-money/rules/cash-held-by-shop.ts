import type { Carrier, ParcelState } from '#src/domains/orders/contract/parcel.ts';

/** With these carriers the shop receives the cash; the view `uncollected_parcels` must list the same two. */
const SHOP_CARRIERS: readonly Carrier[] = ['own', 'other'];
export const isShopCarrier = (carrier: Carrier): boolean => SHOP_CARRIERS.includes(carrier);

export type DeliveredQuantities = {
	readonly carrier: Carrier;
	readonly state: ParcelState;
	readonly lines: readonly { readonly lineId: string; readonly quantity: number }[];
};

/** The shop's part of the collected cash, by the prices of the items that it delivered. */
export function cashHeldByShop(
	takenVnd: number,
	parcels: readonly DeliveredQuantities[],
	bought: readonly { readonly id: string; readonly unitPriceVnd: number }[],
): number {
	const priceOf = new Map(bought.map(({ id, unitPriceVnd }) => [id, unitPriceVnd]));
	const worth = (of: readonly DeliveredQuantities[]): number =>
		of
			.flatMap(({ lines }) => lines)
			.reduce((sum, { lineId, quantity }) => sum + (priceOf.get(lineId) ?? 0) * quantity, 0);
	const brought = parcels.filter(({ state }) => state === 'delivered');
	const ownVnd = worth(brought.filter(({ carrier }) => isShopCarrier(carrier)));
	return ownVnd === 0 ? 0 : Math.floor((takenVnd * ownVnd) / worth(brought));
}
