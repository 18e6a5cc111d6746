import { stateTable } from '#src/shared/states.ts';
import type { OrderState } from '../contract.ts';
import type { ParcelState } from '../contract-parcels.ts';

/** The way of one parcel; what nobody took goes back to its shop, or is lost on the way. */
export const parcelStates = stateTable<ParcelState>({
	initial: ['shipped'],
	final: ['delivered', 'returned'],
	moves: {
		shipped: ['in_transit', 'delivered', 'refused', 'lost'],
		in_transit: ['delivered', 'refused', 'lost'],
		delivered: [],
		refused: ['returned', 'lost'],
		// What was given up may still turn up at its shop.
		lost: ['returned'],
		returned: [],
	},
	column: 'order_parcels.state',
});

export const isLost = ({ state }: { readonly state: ParcelState }): boolean => state === 'lost';

export const isOnItsWay = ({ state }: { readonly state: ParcelState }): boolean =>
	state === 'shipped' || state === 'in_transit';

type Status = { readonly state: ParcelState };

/** Where an order stands once every parcel of it has ended: in whose hands any of it is. Null while one is on its way. */
export function orderProgress(state: OrderState, parcels: readonly Status[]): 'delivered' | 'returned' | null {
	if (state !== 'shipped' || parcels.some(isOnItsWay)) return null;
	return parcels.some((parcel) => parcel.state === 'delivered') ? 'delivered' : 'returned';
}
