import type { Scope } from '#src/platform/context.ts';
import { sumVnd } from '#src/shared/money.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { startOfVietnamDay } from '#src/shared/time.ts';
import {
	type CoinBucket,
	type CoinForOrders,
	type CoinPart,
	coinConfig,
	fail,
	type SpendFailure,
} from '../../contract/coin.ts';
import { lockAccount, openSlices } from '../../db/account-repository.ts';
import { bonusSpentSince, spendsOf } from '../../db/spend-repository.ts';
import { hasEnded } from '../../rules/expiry.ts';
import {
	allocateFrom,
	bonusMaxOf,
	freeVnd,
	type SliceAmount,
	type SpendableSlice,
	spendableVnd,
} from '../../rules/spending.ts';

export type BucketAllocation = {
	readonly orderId: string;
	readonly bucket: CoinBucket;
	readonly amountVnd: number;
	readonly taken: readonly SliceAmount[];
};
type Decided = { readonly at: Date; readonly wanted: readonly BucketAllocation[] };

const BUCKETS = [
	['bonus', 'bonusVnd'],
	['paid', 'paidVnd'],
] as const;

/** Decides under the lock of the account which slices pay, none for what is already paid; writes nothing. */
export async function allocateCoin(
	scope: Scope,
	{ customerId, parts }: CoinForOrders,
): Promise<Result<Decided, SpendFailure>> {
	const account = await lockAccount(scope.db, customerId);
	const at = await scope.now();
	const earlier = await spendsOf(
		scope.read,
		parts.map(({ orderId }) => orderId),
	);
	if (earlier.length > 0) {
		assertSameAllocation(parts, earlier);
		return ok({ at, wanted: [] });
	}
	if (account.frozenAt) return fail('coin.frozen');
	const bonusVnd = sumVnd(parts.map((part) => part.bonusVnd));
	if (bonusVnd > bonusMaxOf(sumVnd(parts.map(({ goodsVnd }) => goodsVnd)))) return fail('coin.over_limit');
	if (parts.some((part) => part.bonusVnd + part.paidVnd > part.goodsVnd)) return fail('coin.over_limit');
	const spentVnd = bonusVnd === 0 ? 0 : await bonusSpentSince(scope.read, customerId, startOfVietnamDay(at));
	if (spentVnd + bonusVnd > coinConfig.bonusSpend.perDay) return fail('coin.over_limit');
	const wanted = allocateSlices(parts, await openSlices(scope.read, customerId), at);
	return wanted ? ok({ at, wanted }) : fail('coin.insufficient');
}

function assertSameAllocation(
	parts: readonly CoinPart[],
	earlier: readonly { orderId: string; bucket: CoinBucket; amountVnd: number }[],
): void {
	for (const part of parts) {
		for (const [bucket, column] of BUCKETS) {
			const spent = earlier.find((spend) => spend.orderId === part.orderId && spend.bucket === bucket);
			if ((spent?.amountVnd ?? 0) !== part[column])
				throw new Error(`Coin of order ${part.orderId} was taken differently before`);
		}
	}
}

export function allocateSlices(
	parts: readonly Pick<CoinPart, 'orderId' | 'bonusVnd' | 'paidVnd'>[],
	slices: readonly SpendableSlice[],
	at: Date,
): readonly BucketAllocation[] | null {
	let left = slices.filter((slice) => !hasEnded(slice, at) && freeVnd(slice) > 0);
	const wanted: BucketAllocation[] = [];
	for (const { orderId, ...amounts } of parts) {
		for (const [bucket, column] of BUCKETS) {
			const amountVnd = amounts[column];
			if (amountVnd === 0) continue;
			if (spendableVnd(left, bucket, at) < amountVnd) return null;
			const taken = allocateFrom(
				left.filter((slice) => slice.bucket === bucket),
				amountVnd,
			);
			wanted.push({ orderId, bucket, amountVnd, taken });
			const used = new Map(taken.map((part) => [part.sliceId, part.amountVnd]));
			left = left.map((slice) => ({ ...slice, remainingVnd: slice.remainingVnd - (used.get(slice.id) ?? 0) }));
		}
	}
	return wanted;
}
