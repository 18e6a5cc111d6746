import { and, asc, eq, gt, inArray, lte, ne, sql } from 'drizzle-orm';
import type { ReadDatabase, Transaction } from '#src/platform/db/index.ts';
import { type CoinSlice, type CoinSpend, type CoinUse, coinSlices, coinSpends, coinUses } from './tables.ts';

export async function spendsOf(read: ReadDatabase, orderIds: readonly string[]): Promise<readonly CoinSpend[]> {
	if (orderIds.length === 0) return [];
	return read
		.select()
		.from(coinSpends)
		.where(inArray(coinSpends.orderId, [...orderIds]))
		.orderBy(asc(coinSpends.orderId), asc(coinSpends.bucket));
}

/** Without returned bonus, which may be spent again on the same day. */
export async function bonusSpentSince(read: ReadDatabase, customerId: string, since: Date): Promise<number> {
	const [row] = await read
		.select({ spent: sql<number>`coalesce(sum(${coinSpends.amountVnd} - ${coinSpends.returnedVnd}), 0)::bigint` })
		.from(coinSpends)
		.where(
			and(
				eq(coinSpends.customerId, customerId),
				eq(coinSpends.bucket, 'bonus'),
				ne(coinSpends.state, 'voided'),
				sql`${coinSpends.madeAt} >= ${since.toISOString()}::timestamptz`,
			),
		);
	return Number(row?.spent ?? 0);
}

export type NewUse = Pick<CoinUse, 'sliceId' | 'amountVnd'>;

export async function recordSpend(tx: Transaction, spend: CoinSpend, uses: readonly NewUse[]): Promise<void> {
	const { orderId, bucket } = spend;
	await tx.delete(coinUses).where(and(eq(coinUses.orderId, orderId), eq(coinUses.bucket, bucket)));
	await tx
		.insert(coinSpends)
		.values(spend)
		.onConflictDoUpdate({ target: [coinSpends.orderId, coinSpends.bucket], set: spend });
	await tx.insert(coinUses).values(uses.map((use) => ({ orderId, bucket, ...use, returnedVnd: 0 })));
}

type SpendKey = Pick<CoinSpend, 'orderId' | 'bucket'>;

export async function changeSpend(
	tx: Transaction,
	{ orderId, bucket }: SpendKey,
	changes: Partial<Pick<CoinSpend, 'state' | 'returnedVnd'>>,
): Promise<void> {
	await tx
		.update(coinSpends)
		.set(changes)
		.where(and(eq(coinSpends.orderId, orderId), eq(coinSpends.bucket, bucket)));
}

/** Sorted by the order of spending, which is the order of expiry. */
export async function usesOf(
	tx: Transaction,
	{ orderId, bucket }: SpendKey,
): Promise<readonly (CoinUse & Pick<CoinSlice, 'expiresAt'>)[]> {
	const rows = await tx
		.select({ use: coinUses, expiresAt: coinSlices.expiresAt })
		.from(coinUses)
		.innerJoin(coinSlices, eq(coinSlices.id, coinUses.sliceId))
		.where(and(eq(coinUses.orderId, orderId), eq(coinUses.bucket, bucket)))
		.orderBy(asc(coinSlices.expiresAt), asc(coinSlices.grantedAt), asc(coinSlices.id));
	return rows.map(({ use, expiresAt }) => ({ ...use, expiresAt }));
}

export async function markReturned(tx: Transaction, orderId: string, { sliceId, amountVnd }: NewUse): Promise<void> {
	await tx
		.update(coinUses)
		.set({ returnedVnd: sql`${coinUses.returnedVnd} + ${amountVnd}` })
		.where(and(eq(coinUses.orderId, orderId), eq(coinUses.sliceId, sliceId)));
}

export async function overdueHolds(read: ReadDatabase, now: Date, limit: number): Promise<readonly string[]> {
	const rows = await read
		.selectDistinct({ orderId: coinSpends.orderId })
		.from(coinSpends)
		.where(and(eq(coinSpends.state, 'held'), lte(coinSpends.heldUntil, now), gt(coinSpends.amountVnd, 0)))
		.limit(limit);
	return rows.map(({ orderId }) => orderId);
}
