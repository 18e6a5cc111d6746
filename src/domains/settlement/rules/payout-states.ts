import { stateTable } from '#src/shared/states.ts';
import type { PayoutState } from '../contract/settlement.ts';

export const payoutStates = stateTable<PayoutState>({
	initial: ['requested', 'scheduled'],
	final: ['paid', 'failed', 'cancelled'],
	moves: {
		requested: ['approved', 'cancelled'],
		scheduled: ['approved', 'cancelled'],
		approved: ['processing', 'cancelled'],
		// After sending, only the bank's result decides.
		processing: ['paid', 'failed'],
		paid: [],
		failed: [],
		cancelled: [],
	},
	column: 'payouts.state',
});
