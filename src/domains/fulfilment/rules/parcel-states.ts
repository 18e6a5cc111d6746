import type { OrderState } from '#src/domains/orders/contract/order.ts';
import type { ParcelState } from '#src/domains/orders/contract/parcel.ts';
import { lifeCycle } from '#src/shared/states.ts';
import { PARCEL_TRANSITIONS } from './parcel-transitions.ts';

/** Pure for bundlers: browsers use the predicates below without the table. */
export const parcelStates = /* @__PURE__ */ lifeCycle<ParcelState>({
	final: ['delivered', 'returned'],
	column: 'order_parcels.state',
	transitions: PARCEL_TRANSITIONS,
});

export const isLost = ({ state }: { readonly state: ParcelState }): boolean => state === 'lost';

export const isOnItsWay = ({ state }: { readonly state: ParcelState }): boolean =>
	state === 'shipped' || state === 'in_transit';

type Status = { readonly state: ParcelState };

/** Returns the state of an order whose parcels have all ended: `delivered` if any was. Null while one is in transit. */
export function orderProgress(state: OrderState, parcels: readonly Status[]): 'delivered' | 'returned' | null {
	if (state !== 'shipped' || parcels.some(isOnItsWay)) return null;
	return parcels.some((parcel) => parcel.state === 'delivered') ? 'delivered' : 'returned';
}
