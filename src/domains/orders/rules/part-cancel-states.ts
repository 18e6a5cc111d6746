import { stateTable } from '#src/shared/states.ts';
import type { PartCancelState } from '../contract-unshipped-items.ts';

/** A buyer's wish waits for its shop; what the shop or the clock cancels is so at once. */
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
