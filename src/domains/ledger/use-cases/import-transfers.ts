import type { Scope } from '#src/platform/context.ts';
import { openAccounts } from '../db/account-repository.ts';
import { recordHistoricalTransfers } from '../db/transfer-repository.ts';
import { assertBookable, floorChanges } from '../rules/double-entry.ts';
import type { PostTransfers } from './post-transfers.ts';

/**
 * Posts the transfers of many new sources in one statement, for historical records. Throws for accounts with a floor,
 * whose balances need a lock, and for a source that was posted before.
 */
export async function importTransfers(scope: Scope, all: readonly PostTransfers[]): Promise<void> {
	for (const { legs } of all) assertBookable(legs);
	const legs = all.flatMap((posted) => posted.legs);
	if (legs.length === 0) return;
	if (floorChanges(legs).size > 0) throw new Error('transfers of accounts with a floor cannot be imported');
	const ids = await openAccounts(
		scope.db,
		legs.flatMap(({ debit, credit }) => [debit, credit]),
	);
	await recordHistoricalTransfers(scope.db, all, ids);
}
