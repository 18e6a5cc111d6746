import type { Carrier, ParcelState } from '#src/domains/orders/contract/parcel.ts';

export type CashHandler = { readonly carrier: Carrier; readonly otherCollects: boolean };

/** The shop receives the cash of its own delivery; with `other` it chooses. The view `uncollected_parcels` repeats it. */
export const isCashHeldByShop = ({ carrier, otherCollects }: CashHandler): boolean =>
	carrier === 'own' || (carrier === 'other' && !otherCollects);

export type DeliveredQuantities = CashHandler & {
	readonly state: ParcelState;
	readonly lines: readonly { readonly lineId: string; readonly quantity: number }[];
};
type Bought = readonly { readonly id: string; readonly unitPriceVnd: number }[];

/** Sums the items by their prices. */
export function worthOf(parcels: readonly Pick<DeliveredQuantities, 'lines'>[], bought: Bought): number {
	const priceOf = new Map(bought.map(({ id, unitPriceVnd }) => [id, unitPriceVnd]));
	return parcels
		.flatMap(({ lines }) => lines)
		.reduce((sum, { lineId, quantity }) => sum + (priceOf.get(lineId) ?? 0) * quantity, 0);
}

/** The shop's part of the collected cash, by the prices of the items that it delivered. */
export function cashHeldByShop(takenVnd: number, parcels: readonly DeliveredQuantities[], bought: Bought): number {
	const brought = parcels.filter(({ state }) => state === 'delivered');
	const ownVnd = worthOf(brought.filter(isCashHeldByShop), bought);
	return ownVnd === 0 ? 0 : Math.floor((takenVnd * ownVnd) / worthOf(brought, bought));
}
