import { stateTable } from '#src/shared/states.ts';
import type { InvestigationState } from '../contract-investigation.ts';

/** Open until somebody hears of the parcels, or nobody has for too long; what is silent again gets another case. */
export const investigationStates = stateTable<InvestigationState>({
	initial: ['open'],
	final: ['found', 'arrived', 'turned_back', 'lost', 'paid_back'],
	moves: {
		open: ['found', 'arrived', 'turned_back', 'lost', 'paid_back'],
		found: [],
		arrived: [],
		turned_back: [],
		lost: [],
		paid_back: [],
	},
	column: 'order_cases.state',
});
