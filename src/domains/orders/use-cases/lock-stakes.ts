import type { Scope } from '#src/platform/context.ts';
import type { Stake } from '../contract-stake.ts';
import { lockStakes as lock } from '../db/stake-repository.ts';
import { listStakes } from '../queries/list-stakes.ts';

/**
 * What buyers may still take of a shop's money; until the transaction ends nothing more is asked back. Look at the balance
 * afterwards: what is refunded meanwhile then counts twice, never not at all.
 */
export async function lockStakes(scope: Scope, shopId: string): Promise<readonly Stake[]> {
	await lock(scope.db, shopId);
	return listStakes(scope.fresh, shopId);
}
