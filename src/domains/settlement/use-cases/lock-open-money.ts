import type { Scope } from '#src/platform/context.ts';
import { lockAccount } from '../db/payout-repository.ts';
import { findOpenMoney, type OpenMoney } from '../queries/find-open-money.ts';

export async function lockOpenMoney(scope: Scope, shopId: string): Promise<OpenMoney> {
	await lockAccount(scope.db, shopId);
	return findOpenMoney(scope.fresh, shopId);
}
