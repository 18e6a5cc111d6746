import type { Scope } from '#src/platform/context.ts';
import { lockAccount } from '../db/payout-repository.ts';
import { findOpenMoney, type OpenMoney } from '../queries/find-open-money.ts';

/** What of a shop's money has not come to its end; until the transaction ends no payout begins. */
export async function lockOpenMoney(scope: Scope, shopId: string): Promise<OpenMoney> {
	await lockAccount(scope.db, shopId);
	return findOpenMoney(scope.fresh, shopId);
}
