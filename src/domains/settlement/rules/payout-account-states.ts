import { stateTable } from '#src/shared/states.ts';
import type { PayoutAccountState } from '../contract/settlement.ts';

/** New details need a new review; only an operator lifts a restriction. */
export const payoutAccountStates = stateTable<PayoutAccountState>({
	initial: ['pending'],
	final: [],
	moves: {
		pending: ['active', 'rejected', 'restricted'],
		active: ['pending', 'restricted'],
		restricted: ['active'],
		rejected: ['pending'],
	},
	column: 'payout_accounts.state',
});
