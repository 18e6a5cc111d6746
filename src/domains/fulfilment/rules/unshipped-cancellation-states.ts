import { stateTable } from '#src/shared/states.ts';
import type { PartCancelState } from '../contract/unshipped-items.ts';

/** Cancellations by the shop or by a deadline start as `cancelled`; those by the buyer wait for the shop. */
export const partCancelStates = stateTable<PartCancelState>({
	initial: ['asked', 'cancelled'],
	final: ['cancelled', 'declined', 'withdrawn', 'lapsed'],
	moves: {
		asked: ['cancelled', 'declined', 'withdrawn', 'lapsed'],
		cancelled: [],
		declined: [],
		withdrawn: [],
		lapsed: [],
	},
	column: 'order_part_cancels.state',
});
