import { stateTable } from '#src/shared/states.ts';
import type { ReturnShippingState } from '../contract/return-shipping.ts';

/** `accepted` waits for the end of the return, `refused` for the buyer, `owed` for the bank transfer. */
export const returnShippingStates = stateTable<ReturnShippingState>({
	initial: ['stated'],
	final: ['owed', 'withdrawn', 'closed'],
	moves: {
		stated: ['accepted', 'refused', 'withdrawn', 'owed', 'closed'],
		accepted: ['owed', 'closed'],
		refused: ['disputed', 'accepted', 'owed', 'closed'],
		disputed: ['accepted', 'owed', 'closed'],
		owed: [],
		withdrawn: [],
		closed: [],
	},
	column: 'order_return_postages.state',
});

const ENDED: ReadonlySet<ReturnShippingState> = new Set(returnShippingStates.final);
export const isReturnShippingEnded = (state: ReturnShippingState): boolean => ENDED.has(state);
