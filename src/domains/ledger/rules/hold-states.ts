import { stateTable } from '#src/shared/states.ts';

/** A hold keeps money aside until it is posted or given back; one that nobody decides expires by itself. */
export const holdStates = stateTable({
	initial: ['held'],
	final: ['posted', 'voided', 'expired'],
	moves: { held: ['posted', 'voided', 'expired'], posted: [], voided: [], expired: [] },
	column: 'ledger_holds.state',
});
export type HoldState = keyof typeof holdStates.moves;
