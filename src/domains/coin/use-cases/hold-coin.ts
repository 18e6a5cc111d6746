import { holdFunds } from '#src/domains/ledger/index.ts';
import type { Scope } from '#src/platform/context.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { addMs, DAY_MS } from '#src/shared/time.ts';
import { type CoinForOrders, fail, type SpendFailure } from '../contract/coin.ts';
import { changeSlices } from '../db/account-repository.ts';
import { recordSpend } from '../db/spend-repository.ts';
import { accountKindOf, customerAccount } from '../rules/payer.ts';
import { allocateCoin, type BucketAllocation } from './steps/take-coin.ts';

/** The ledger hold outlasts ours, so slices and balances are released together. */
const LEDGER_GRACE_MS = DAY_MS;

export type HoldCoin = CoinForOrders & {
	/** The hold expires at this time unless `voidCoin` or `postCoin` ends it earlier. */
	readonly until: Date;
};

/** Idempotent for the same orders and amounts. */
export async function holdCoin(scope: Scope, input: HoldCoin): Promise<Result<null, SpendFailure>> {
	const decided = await allocateCoin(scope, input);
	if (!decided.ok) return decided;
	const { at, wanted } = decided.value;
	for (const taken of wanted) {
		const holdId = await holdInLedger(scope, input, taken);
		if (!holdId) return fail('coin.insufficient');
		const { orderId, bucket, amountVnd } = taken;
		await recordSpend(
			scope.db,
			{
				orderId,
				bucket,
				amountVnd,
				customerId: input.customerId,
				returnedVnd: 0,
				state: 'held',
				holdId,
				madeAt: at,
				heldUntil: input.until,
			},
			taken.taken,
		);
		await changeSlices(
			scope.db,
			taken.taken.map(({ sliceId, amountVnd: heldVnd }) => ({ sliceId, heldVnd })),
		);
	}
	return ok(null);
}

async function holdInLedger(
	scope: Scope,
	{ customerId, until }: HoldCoin,
	{ orderId, bucket, amountVnd }: BucketAllocation,
): Promise<string | null> {
	const held = await holdFunds(scope, {
		source: { type: 'order', id: orderId },
		leg: accountKindOf(bucket),
		debit: customerAccount(bucket, customerId),
		credit: { kind: 'order_escrow', ownerId: orderId },
		amountVnd,
		expiresAt: addMs(until, LEDGER_GRACE_MS),
	});
	return held.ok ? held.value.holdId : null;
}
