import { stateTable } from '#src/shared/states.ts';

/** A late payment takes released coin again while there is enough, so the released state has a way back. */
export const spendStates = stateTable({
	initial: ['held', 'posted'],
	final: ['posted'],
	moves: { held: ['posted', 'voided'], posted: [], voided: ['posted'] },
	column: 'coin_spends.state',
});
export type SpendState = keyof typeof spendStates.moves;
