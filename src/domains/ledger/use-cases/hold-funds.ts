import type { Scope } from '#src/platform/context.ts';
import { ok, type Result } from '#src/shared/result.ts';
import type { Source } from '#src/shared/source.ts';
import { fail, type InsufficientFunds, type TransferLeg } from '../contract.ts';
import { changeBalance, idOf, lockBalances, openAccounts } from '../db/account-repository.ts';
import { findHoldOf, recordHold } from '../db/hold-repository.ts';
import { assertBookable, hasFloor, hasSufficientFunds } from '../rules/double-entry.ts';

export type HoldFunds = TransferLeg & { readonly source: Source; readonly expiresAt: Date };

/** A repeated call for the same source returns the first hold. */
export async function holdFunds(
	scope: Scope,
	{ source, expiresAt, ...leg }: HoldFunds,
): Promise<Result<{ readonly holdId: string }, InsufficientFunds>> {
	assertBookable([leg]);
	if (!hasFloor(leg.debit)) throw new Error(`Nothing can be held of ${leg.debit.kind}: it has no floor`);
	const { db } = scope;
	const ids = await openAccounts(db, [leg.debit, leg.credit]);
	const debitAccountId = idOf(ids, leg.debit);
	const creditAccountId = idOf(ids, leg.credit);
	const balance = (await lockBalances(db, [debitAccountId])).get(debitAccountId);
	const earlier = await findHoldOf(db, source, leg.leg);
	if (earlier) {
		if (earlier.amountVnd !== leg.amountVnd || earlier.debitAccountId !== debitAccountId)
			throw new Error(`Hold ${leg.leg} of ${source.type} ${source.id} was made differently before`);
		return ok({ holdId: earlier.id });
	}
	if (!balance || !hasSufficientFunds(balance, -leg.amountVnd)) return fail('ledger.insufficient_funds');
	const { amountVnd } = leg;
	const holdId = await recordHold(db, { source, leg: leg.leg, debitAccountId, creditAccountId, amountVnd, expiresAt });
	await changeBalance(db, debitAccountId, { heldVnd: amountVnd });
	return ok({ holdId });
}
