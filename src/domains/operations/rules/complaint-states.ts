import { stateTable } from '#src/shared/states.ts';
import type { ComplaintState } from '../contract/complaints.ts';

/** `open` waits for the operator, `answered` for the customer, until either of them closes it. */
export const complaintStates = stateTable<ComplaintState>({
	initial: ['open'],
	final: ['closed'],
	moves: {
		open: ['answered', 'closed'],
		answered: ['open', 'closed'],
		closed: [],
	},
	column: 'complaints.state',
});
