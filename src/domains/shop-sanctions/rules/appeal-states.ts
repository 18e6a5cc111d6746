import type { AppealState } from '#src/domains/vendors/contract/appeal.ts';
import { stateTable } from '#src/shared/states.ts';

export const appealStates = stateTable<AppealState>({
	initial: ['open'],
	final: ['granted', 'refused', 'lapsed'],
	moves: { open: ['granted', 'refused', 'lapsed'], granted: [], refused: [], lapsed: [] },
	column: 'shop_suspensions.appeal_state',
});
