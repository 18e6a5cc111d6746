import { tryTransfers } from '#src/domains/ledger/index.ts';
import type { Scope } from '#src/platform/context.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { type CoinForOrders, fail, type SpendFailure } from '../contract/coin.ts';
import { changeSlices, recordMovements } from '../db/account-repository.ts';
import { recordSpend } from '../db/spend-repository.ts';
import { accountKindOf, customerAccount } from '../rules/payer.ts';
import { allocateCoin, type BucketAllocation } from './steps/take-coin.ts';

/** Idempotent for the same orders and amounts. */
export async function spendCoin(scope: Scope, input: CoinForOrders): Promise<Result<null, SpendFailure>> {
	const decided = await allocateCoin(scope, input);
	if (!decided.ok) return decided;
	const { at, wanted } = decided.value;
	return postSpends(scope, { customerId: input.customerId, wanted, at });
}

type Paying = { readonly customerId: string; readonly wanted: readonly BucketAllocation[]; readonly at: Date };

export async function postSpends(
	scope: Scope,
	{ customerId, wanted, at }: Paying,
): Promise<Result<null, SpendFailure>> {
	for (const { orderId, bucket, amountVnd, taken } of wanted) {
		const source = { type: 'order', id: orderId };
		const credit = { kind: 'order_escrow', ownerId: orderId } as const;
		const booked = await tryTransfers(scope, {
			source,
			legs: [{ leg: accountKindOf(bucket), debit: customerAccount(bucket, customerId), credit, amountVnd }],
		});
		if (!booked.ok) return fail('coin.insufficient');
		await recordSpend(
			scope.db,
			{
				orderId,
				bucket,
				customerId,
				amountVnd,
				returnedVnd: 0,
				state: 'posted',
				holdId: null,
				madeAt: at,
				heldUntil: null,
			},
			taken,
		);
		await changeSlices(
			scope.db,
			taken.map((part) => ({ sliceId: part.sliceId, remainingVnd: -part.amountVnd })),
		);
		await recordMovements(
			scope.db,
			taken.map((part) => ({
				customerId,
				sliceId: part.sliceId,
				kind: 'spent',
				changeVnd: -part.amountVnd,
				source,
				orderId,
				at,
			})),
		);
	}
	return ok(null);
}
