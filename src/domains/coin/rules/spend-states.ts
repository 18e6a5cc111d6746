import { stateTable } from '#src/shared/states.ts';

/** A payment that comes too late takes coin that was given back once more, as long as there is enough. */
export const spendStates = stateTable({
	initial: ['held', 'posted'],
	final: ['posted'],
	moves: { held: ['posted', 'voided'], posted: [], voided: ['posted'] },
	column: 'coin_spends.state',
});
export type SpendState = keyof typeof spendStates.moves;
