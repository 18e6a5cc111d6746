import { stateTable } from '#src/shared/states.ts';
import type { RemittanceLineState } from '../contract.ts';

export const remittanceLineStates = stateTable<RemittanceLineState>({
	initial: ['pending'],
	final: ['booked', 'dismissed'],
	moves: {
		pending: ['booked', 'different'],
		// 'not_delivered' is checked again until the parcel is delivered; operators decide the others.
		different: ['booked', 'dismissed'],
		booked: [],
		dismissed: [],
	},
	column: 'cash_remittance_lines.state',
});
