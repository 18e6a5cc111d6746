import { stateTable } from '#src/shared/states.ts';
import type { InvestigationState } from '../contract/investigation.ts';

/** Ends when the parcels are located or lost; a parcel that is silent again gets another investigation. */
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
