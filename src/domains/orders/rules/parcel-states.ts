import { stateTable } from '#src/shared/states.ts';
import type { ParcelState } from '../contract-parcels.ts';

/** The way of one parcel; what nobody took goes back to its shop. */
export const parcelStates = stateTable<ParcelState>({
	initial: ['shipped'],
	final: ['delivered', 'returned'],
	moves: {
		shipped: ['in_transit', 'delivered', 'refused'],
		in_transit: ['delivered', 'refused'],
		delivered: [],
		refused: ['returned'],
		returned: [],
	},
	column: 'order_parcels.state',
});

export const isOnItsWay = ({ state }: { readonly state: ParcelState }): boolean =>
	state === 'shipped' || state === 'in_transit';
