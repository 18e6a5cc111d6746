import type { OrderState } from '#src/domains/orders/contract/order.ts';
import type { ParcelState } from '#src/domains/orders/contract/parcel.ts';
import { stateTable } from '#src/shared/states.ts';

export const parcelStates = stateTable<ParcelState>({
	initial: ['shipped'],
	final: ['delivered', 'returned'],
	moves: {
		shipped: ['in_transit', 'delivered', 'refused', 'lost'],
		in_transit: ['delivered', 'refused', 'lost'],
		delivered: [],
		refused: ['returned', 'lost'],
		// A parcel marked as lost may still arrive back at the shop.
		lost: ['returned'],
		returned: [],
	},
	column: 'order_parcels.state',
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
