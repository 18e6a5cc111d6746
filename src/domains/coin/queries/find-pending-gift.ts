import { and, eq } from 'drizzle-orm';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import { coinGifts } from '../db/tables.ts';

export type PendingGift = { readonly amountVnd: number; readonly spendableAt: Date };

export async function findPendingGift(read: ReadDatabase, customerId: string): Promise<PendingGift | null> {
	const [row] = await read
		.select({ amountVnd: coinGifts.amountVnd, spendableAt: coinGifts.spendableAt })
		.from(coinGifts)
		.where(and(eq(coinGifts.customerId, customerId), eq(coinGifts.state, 'pending')));
	return row ?? null;
}
