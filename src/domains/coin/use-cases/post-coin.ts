import { postHold } from '#src/domains/ledger/index.ts';
import type { Scope } from '#src/platform/context.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { fail, type SpendFailure } from '../contract/coin.ts';
import { changeSlices, lockAccount, openSlices, recordMovements } from '../db/account-repository.ts';
import { changeSpend, spendsOf, usesOf } from '../db/spend-repository.ts';
import type { CoinSpend } from '../db/tables.ts';
import { postSpends } from './spend-coin.ts';
import { allocateSlices } from './steps/take-coin.ts';

type OrderIds = { readonly orderIds: readonly string[] };

/**
 * Spends what is held for the paid orders. Coin released since is taken again while there is enough; otherwise
 * nothing is spent. Orders without coin are skipped.
 */
export async function postCoin(scope: Scope, { orderIds }: OrderIds): Promise<Result<null, SpendFailure>> {
	const [any] = await spendsOf(scope.read, orderIds);
	if (!any) return ok(null);
	const { customerId } = any;
	const account = await lockAccount(scope.db, customerId);
	const spends = await spendsOf(scope.read, orderIds);
	const at = await scope.now();
	const voided = spends.filter(({ state }) => state === 'voided');
	const wanted = allocateSlices(voided.map(toPart), await openSlices(scope.read, customerId), at);
	if (voided.length > 0 && account.frozenAt) return fail('coin.frozen');
	if (!wanted) return fail('coin.insufficient');
	for (const spend of spends.filter(({ state }) => state === 'held')) await postOne(scope, spend, at);
	return postSpends(scope, { customerId, wanted, at });
}

const toPart = ({ orderId, bucket, amountVnd }: CoinSpend) => ({
	orderId,
	bonusVnd: bucket === 'bonus' ? amountVnd : 0,
	paidVnd: bucket === 'paid' ? amountVnd : 0,
});

async function postOne(scope: Scope, spend: CoinSpend, at: Date): Promise<void> {
	const { db } = scope;
	const { customerId, orderId } = spend;
	const posted = await postHold(scope, { holdId: spend.holdId ?? '' });
	if (!posted.ok) throw new Error(`The ledger let go of the coin of order ${orderId} before it was decided`);
	const uses = await usesOf(db, spend);
	await changeSpend(db, spend, { state: 'posted' });
	await changeSlices(
		db,
		uses.map(({ sliceId, amountVnd }) => ({ sliceId, remainingVnd: -amountVnd, heldVnd: -amountVnd })),
	);
	const source = { type: 'order', id: orderId };
	await recordMovements(
		db,
		uses.map(({ sliceId, amountVnd }) => ({
			customerId,
			sliceId,
			kind: 'spent',
			changeVnd: -amountVnd,
			source,
			orderId,
			at,
		})),
	);
}
