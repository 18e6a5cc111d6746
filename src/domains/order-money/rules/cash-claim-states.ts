import { stateTable } from '#src/shared/states.ts';
import type { CashClaimState } from '../contract.ts';

export const cashClaimStates = stateTable<CashClaimState>({
	initial: ['expected', 'collected'],
	final: ['remitted'],
	moves: { expected: ['collected'], collected: ['remitted'], remitted: [] },
	column: 'cash_claims.state',
});
