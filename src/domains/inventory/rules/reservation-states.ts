import type { ReservationState } from '#src/domains/catalog/contract/product.ts';
import { stateTable } from '#src/shared/states.ts';

/** `active` runs out by itself, `committed` is paid and waits for its parcel. */
export const reservationStates = stateTable<ReservationState>({
	initial: ['active', 'committed'],
	final: ['released', 'expired', 'shipped'],
	moves: {
		active: ['committed', 'released', 'expired'],
		committed: ['released', 'shipped'],
		released: [],
		expired: [],
		shipped: [],
	},
	column: 'stock_reservations.state',
});

type Held = { readonly state: ReservationState; readonly expiresAt: Date | null };

/** Still keeps its products from others. */
export const isLive = ({ state }: Pick<Held, 'state'>): boolean => state === 'active' || state === 'committed';

/** Waits to be given back: nobody paid in time. */
export const isExpired = ({ state, expiresAt }: Held, now: Date): boolean =>
	state === 'active' && expiresAt !== null && expiresAt <= now;
