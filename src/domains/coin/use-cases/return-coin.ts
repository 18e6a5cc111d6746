import type { AccountRef } from '#src/domains/ledger/contract.ts';
import { postTransfers } from '#src/domains/ledger/index.ts';
import type { Scope } from '#src/platform/context.ts';
import type { Source } from '#src/shared/source.ts';
import type { CoinBucket } from '../contract/coin.ts';
import {
	changeSlices,
	hasMovement,
	lockAccount,
	recordMovements,
	recordSlice,
	slicesByIds,
} from '../db/account-repository.ts';
import { changeSpend, markReturned, spendsOf, usesOf } from '../db/spend-repository.ts';
import type { CoinSlice, CoinSpend } from '../db/tables.ts';
import { expiresBefore, returnedCoinExpiry } from '../rules/expiry.ts';
import { accountKindOf, customerAccount } from '../rules/payer.ts';
import { planReturns } from '../rules/spending.ts';
import { expireSlices } from './steps/expire-slices.ts';

export type ReturnCoin = {
	readonly orderId: string;
	readonly source: Source;
	readonly bonusVnd: number;
	readonly paidVnd: number;
	/** The account to debit when the money has already left the escrow of the order. */
	readonly from?: AccountRef;
};
type SpendReturn = { readonly spend: CoinSpend; readonly amountVnd: number };

/** Returns coin to its original slices, for at least 30 days. Throws when it is more than was spent. */
export async function returnCoin(scope: Scope, input: ReturnCoin): Promise<void> {
	const { orderId, source, bonusVnd, paidVnd } = input;
	if (bonusVnd === 0 && paidVnd === 0) return;
	const [any] = await spendsOf(scope.read, [orderId]);
	if (!any) throw new Error(`Order ${orderId} was not paid with coin`);
	await lockAccount(scope.db, any.customerId);
	if (await hasMovement(scope.db, source, 'returned')) return;
	const spends = await spendsOf(scope.read, [orderId]);
	const amounts = { bonus: bonusVnd, paid: paidVnd };
	const returning = (['bonus', 'paid'] as const).flatMap((bucket) =>
		returnableSpends(spends, bucket, amounts[bucket], orderId),
	);
	await postTransfers(scope, {
		source,
		legs: returning.map(({ spend: { bucket, customerId }, amountVnd }) => ({
			leg: `${accountKindOf(bucket)}_back`,
			debit: input.from ?? { kind: 'order_escrow', ownerId: orderId },
			credit: customerAccount(bucket, customerId),
			amountVnd,
		})),
	});
	for (const each of returning) await returnSpend(scope, each, source);
}

function returnableSpends(
	spends: readonly CoinSpend[],
	bucket: CoinBucket,
	amountVnd: number,
	orderId: string,
): readonly SpendReturn[] {
	if (amountVnd === 0) return [];
	const spend = spends.find((found) => found.bucket === bucket);
	if (spend?.state !== 'posted' || spend.returnedVnd + amountVnd > spend.amountVnd)
		throw new Error(`Order ${orderId} did not spend ${amountVnd} of ${bucket} coin more than it gave back`);
	return [{ spend, amountVnd }];
}

async function returnSpend(scope: Scope, { spend, amountVnd }: SpendReturn, source: Source): Promise<void> {
	const { db } = scope;
	const at = await scope.now();
	const { customerId, orderId } = spend;
	const uses = await usesOf(db, spend);
	const given = planReturns(uses, amountVnd);
	const ids = given.map(({ sliceId }) => sliceId);
	const slices = await slicesByIds(db, ids);
	// Expires these slices first, so the new end does not extend their expired rest.
	await expireSlices(scope, slices, at);
	await changeSpend(db, spend, { returnedVnd: spend.returnedVnd + amountVnd });
	for (const part of given) {
		await markReturned(db, orderId, part);
		const slice = (await slicesByIds(db, [part.sliceId]))[0];
		if (!slice) throw new Error(`there is no slice ${part.sliceId}`);
		const sliceId = await restoreSlice(scope, { slice, amountVnd: part.amountVnd, source, orderId, at });
		const moved = { customerId, sliceId, changeVnd: part.amountVnd, source, orderId, at };
		await recordMovements(db, [{ ...moved, kind: 'returned' }]);
	}
}

type SliceRestore = {
	readonly slice: CoinSlice;
	readonly amountVnd: number;
	readonly source: Source;
	readonly orderId: string;
	readonly at: Date;
};

/**
 * Returns the id of the slice: the original one, or a new one when the original ends too soon and still contains
 * other coin.
 */
async function restoreSlice({ db }: Scope, { slice, amountVnd, source, orderId, at }: SliceRestore): Promise<string> {
	const isLate = expiresBefore(slice, at);
	if (!isLate || slice.remainingVnd === 0) {
		const end = isLate ? { expiresAt: returnedCoinExpiry(at) } : {};
		await changeSlices(db, [{ sliceId: slice.id, remainingVnd: amountVnd, isBack: true, ...end }]);
		return slice.id;
	}
	const { customerId, bucket, payerKind, payerId, grantedAt } = slice;
	return recordSlice(db, {
		customerId,
		bucket,
		payerKind,
		payerId,
		grantedAt,
		orderId,
		kind: 'returned',
		sourceType: source.type,
		sourceId: `${source.id}:${slice.id}`,
		expiresAt: returnedCoinExpiry(at),
		grantedVnd: amountVnd,
		remainingVnd: amountVnd,
		returnedFrom: slice.returnedFrom ?? slice.id,
	});
}
