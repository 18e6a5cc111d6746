import { and, asc, eq, lte } from 'drizzle-orm';
import type { ReadDatabase, Transaction, Writable } from '#src/platform/db/index.ts';
import { type CoinGift, coinGifts } from './tables.ts';

/** False when the customer, the phone or the address has a gift already. */
export async function recordGift(tx: Transaction, gift: Omit<CoinGift, 'state' | 'settledAt'>): Promise<boolean> {
	const inserted = await tx
		.insert(coinGifts)
		.values({ ...gift, state: 'pending', settledAt: null })
		.onConflictDoNothing();
	return inserted.rowCount === 1;
}

type DueGift = Pick<CoinGift, 'orderId' | 'customerId'>;

export const dueGifts = (read: ReadDatabase, now: Date, limit: number): Promise<readonly DueGift[]> =>
	read
		.select({ orderId: coinGifts.orderId, customerId: coinGifts.customerId })
		.from(coinGifts)
		.where(and(eq(coinGifts.state, 'pending'), lte(coinGifts.spendableAt, now)))
		.orderBy(asc(coinGifts.spendableAt))
		.limit(limit);

/** Lock order: the gift before the coin account. Null when the gift is settled. */
export async function lockPendingGift(tx: Transaction, orderId: string): Promise<CoinGift | null> {
	const [row] = await tx
		.select()
		.from(coinGifts)
		.where(and(eq(coinGifts.orderId, orderId), eq(coinGifts.state, 'pending')))
		.for('update');
	return row ?? null;
}

export async function settleGift(
	db: Writable,
	orderId: string,
	state: 'granted' | 'withdrawn',
	settledAt: Date,
): Promise<void> {
	await db
		.update(coinGifts)
		.set({ state, settledAt })
		.where(and(eq(coinGifts.orderId, orderId), eq(coinGifts.state, 'pending')));
}
