import { stateTable } from '#src/shared/states.ts';

export const holdStates = stateTable({
	initial: ['held'],
	final: ['posted', 'voided', 'expired'],
	moves: { held: ['posted', 'voided', 'expired'], posted: [], voided: [], expired: [] },
	column: 'ledger_holds.state',
});
export type HoldState = keyof typeof holdStates.moves;
