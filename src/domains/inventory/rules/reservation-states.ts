import type { ReservationState } from '#src/domains/catalog/contract/product.ts';
import { stateTable } from '#src/shared/states.ts';

/** `active` expires by itself; `committed` is paid and waits for shipment. */
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

export const isLive = ({ state }: Pick<Held, 'state'>): boolean => state === 'active' || state === 'committed';

export const isExpired = ({ state, expiresAt }: Held, now: Date): boolean =>
	state === 'active' && expiresAt !== null && expiresAt <= now;
