import type { Scope } from '#src/platform/context.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { fail, type HoldClosed } from '../contract.ts';
import { type BalanceChange, changeBalance, lockBalances } from '../db/account-repository.ts';
import { decideHold, type Hold, lockHold, recordPostedHold } from '../db/hold-repository.ts';

export type PostHold = {
	readonly holdId: string;
	readonly amountVnd?: number;
};

/** Idempotent; fails with `ledger.hold_closed` for a voided or expired hold. */
export async function postHold(scope: Scope, input: PostHold): Promise<Result<null, HoldClosed>> {
	const { db } = scope;
	const hold = await lockKnownHold(scope, input.holdId);
	if (hold.state === 'posted') return ok(null);
	const now = await scope.now();
	if (hold.state !== 'held' || hold.expiresAt <= now) return fail('ledger.hold_closed');
	const amountVnd = input.amountVnd ?? hold.amountVnd;
	if (!Number.isSafeInteger(amountVnd) || amountVnd <= 0 || amountVnd > hold.amountVnd)
		throw new Error(`Hold ${hold.id} keeps ${hold.amountVnd}, not ${amountVnd}`);
	const floored = await lockBalances(db, [hold.debitAccountId, hold.creditAccountId]);
	await decideHold(db, hold.id, 'posted', now);
	await recordPostedHold(db, hold, amountVnd);
	const changes: readonly (readonly [string, BalanceChange])[] = [
		[hold.debitAccountId, { postedVnd: -amountVnd, heldVnd: -hold.amountVnd }],
		[hold.creditAccountId, { postedVnd: amountVnd }],
	];
	for (const [accountId, change] of changes) {
		if (floored.has(accountId)) await changeBalance(db, accountId, change);
	}
	return ok(null);
}

/** Idempotent; with `expired` it releases only overdue holds, and it fails for a posted hold. */
export async function voidHold(
	scope: Scope,
	input: { readonly holdId: string; readonly as?: 'voided' | 'expired' },
): Promise<Result<null, HoldClosed>> {
	const { db } = scope;
	const hold = await lockKnownHold(scope, input.holdId);
	if (hold.state === 'posted') return fail('ledger.hold_closed');
	if (hold.state !== 'held') return ok(null);
	const now = await scope.now();
	if (input.as === 'expired' && hold.expiresAt > now) return ok(null);
	await decideHold(db, hold.id, input.as ?? 'voided', now);
	await lockBalances(db, [hold.debitAccountId]);
	await changeBalance(db, hold.debitAccountId, { heldVnd: -hold.amountVnd });
	return ok(null);
}

async function lockKnownHold(scope: Scope, holdId: string): Promise<Hold> {
	const hold = await lockHold(scope.db, holdId);
	if (!hold) throw new Error(`There is no hold ${holdId}`);
	return hold;
}
