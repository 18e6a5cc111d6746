import { stateTable } from '#src/shared/states.ts';
import type { AppealState } from '../contract-appeal.ts';

export const appealStates = stateTable<AppealState>({
	initial: ['open'],
	final: ['granted', 'refused', 'lapsed'],
	moves: { open: ['granted', 'refused', 'lapsed'], granted: [], refused: [], lapsed: [] },
	column: 'shop_suspensions.appeal_state',
});
