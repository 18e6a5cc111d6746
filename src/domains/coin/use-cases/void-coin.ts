import { voidHold } from '#src/domains/ledger/index.ts';
import type { Scope } from '#src/platform/context.ts';
import { changeSlices, lockAccount, slicesByIds } from '../db/account-repository.ts';
import { changeSpend, spendsOf, usesOf } from '../db/spend-repository.ts';
import type { CoinSpend } from '../db/tables.ts';
import { hasEnded, returnedCoinExpiry } from '../rules/expiry.ts';
import { expireSlices } from './steps/expire-slices.ts';

type VoidCoin = {
	readonly orderIds: readonly string[];
	/** Releases only holds that are overdue under the lock, even if the caller saw more. */
	readonly isOverdueOnly?: boolean;
};

/** Releases what is held for unpaid orders; spent coin is returned by `returnCoin`. */
export async function voidCoin(scope: Scope, { orderIds, isOverdueOnly = false }: VoidCoin): Promise<void> {
	const [any] = await spendsOf(scope.read, orderIds);
	if (!any) return;
	await lockAccount(scope.db, any.customerId);
	const held = (await spendsOf(scope.read, orderIds)).filter(({ state }) => state === 'held');
	const at = await scope.now();
	for (const spend of held) {
		const isOverdue = spend.heldUntil !== null && spend.heldUntil <= at;
		if (isOverdue || !isOverdueOnly) await voidOne(scope, spend, at);
	}
}

async function voidOne(scope: Scope, spend: CoinSpend, at: Date): Promise<void> {
	const { db } = scope;
	const voided = await voidHold(scope, { holdId: spend.holdId ?? '' });
	if (!voided.ok) throw new Error(`The coin of order ${spend.orderId} was spent in the ledger alone`);
	const uses = await usesOf(db, spend);
	await changeSpend(db, spend, { state: 'voided' });
	await expireSlices(
		scope,
		await slicesByIds(
			db,
			uses.map(({ sliceId }) => sliceId),
		),
		at,
	);
	await changeSlices(
		db,
		uses.map((use) => ({
			sliceId: use.sliceId,
			heldVnd: -use.amountVnd,
			isBack: true,
			...(hasEnded(use, at) ? { expiresAt: returnedCoinExpiry(at) } : {}),
		})),
	);
}
