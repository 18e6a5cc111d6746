import type { Scope } from '#src/platform/context.ts';
import { ok, type Result } from '#src/shared/result.ts';
import type { Source } from '#src/shared/source.ts';
import { fail, type InsufficientFunds, type TransferLeg } from '../contract.ts';
import { changeBalance, lockBalances, openAccounts } from '../db/account-repository.ts';
import { findUnbookedLegs, recordTransfers } from '../db/transfer-repository.ts';
import { assertBookable, floorChanges, hasSufficientFunds } from '../rules/double-entry.ts';

export type PostTransfers = { readonly source: Source; readonly legs: readonly TransferLeg[] };

/** For transfers that the caller has validated: an insufficient balance throws, because it is a bug. */
export async function postTransfers(scope: Scope, transfers: PostTransfers): Promise<void> {
	const booked = await tryTransfers(scope, transfers);
	if (booked.ok) return;
	const { source, legs } = transfers;
	const names = legs.map(({ leg }) => leg).join(', ');
	throw new Error(`${names} of ${source.type} ${source.id} was refused by the ledger: ${booked.error.code}`);
}

/**
 * Posts each leg once; repeating changes nothing. A failed call has at most opened accounts. Throws when a leg was
 * posted with other values before.
 */
export async function tryTransfers(
	scope: Scope,
	{ source, legs }: PostTransfers,
): Promise<Result<{ readonly booked: number }, InsufficientFunds>> {
	assertBookable(legs);
	const { db } = scope;
	const ids = await openAccounts(
		db,
		legs.flatMap(({ debit, credit }) => [debit, credit]),
	);
	const flooredIds = [...floorChanges(legs).keys()].flatMap((key) => ids.get(key) ?? []);
	const balances = await lockBalances(db, flooredIds);
	const missing = await findUnbookedLegs(db, source, legs, ids);
	if (missing.length === 0) return ok({ booked: 0 });
	const changes = [...floorChanges(missing)].map(([key, changeVnd]) => ({ accountId: ids.get(key) ?? '', changeVnd }));
	for (const { accountId, changeVnd } of changes) {
		const balance = balances.get(accountId);
		if (!balance || !hasSufficientFunds(balance, changeVnd)) return fail('ledger.insufficient_funds');
	}
	if (!(await recordTransfers(db, source, missing, ids))) {
		// Lost the race for legs without a floor; the other transaction must have posted the same values.
		const stillMissing = await findUnbookedLegs(db, source, missing, ids);
		if (stillMissing.length > 0 || changes.length > 0) throw new Error('Legs of one source were booked apart');
		return ok({ booked: 0 });
	}
	for (const { accountId, changeVnd } of changes) await changeBalance(db, accountId, { postedVnd: changeVnd });
	return ok({ booked: missing.length });
}
