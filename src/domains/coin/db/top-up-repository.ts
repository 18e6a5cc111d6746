import { eq, sql } from 'drizzle-orm';
import type { ReadDatabase, Transaction } from '#src/platform/db/index.ts';
import type { TopUpFacts } from '../rules/top-up.ts';
import { type CoinTopUp, coinTopUps } from './tables.ts';

export type NewTopUp = Pick<CoinTopUp, 'id' | 'customerId' | 'amountVnd' | 'txnRef' | 'startedAt' | 'countsUntil'>;

export async function recordTopUp(tx: Transaction, topUp: NewTopUp): Promise<void> {
	await tx.insert(coinTopUps).values({ ...topUp, refundedVnd: 0 });
}

export async function findTopUp(read: ReadDatabase, id: string): Promise<CoinTopUp | null> {
	const [topUp] = await read.select().from(coinTopUps).where(eq(coinTopUps.id, id));
	return topUp ?? null;
}

export async function changeTopUp(
	tx: Transaction,
	id: string,
	changes: Partial<Omit<CoinTopUp, 'id' | 'customerId'>>,
): Promise<void> {
	await tx.update(coinTopUps).set(changes).where(eq(coinTopUps.id, id));
}

export async function topUpFacts(
	tx: Transaction,
	customerId: string,
	{ now, dayStart, except }: { readonly now: Date; readonly dayStart: Date; readonly except: string },
): Promise<TopUpFacts> {
	const { rows } = await tx.execute<{ today: number; open: number; paid: number }>(sql`
		select coalesce(sum(amount_vnd) filter (
				where paid_at >= ${dayStart.toISOString()}::timestamptz
				or (paid_at is null and counts_until > ${now.toISOString()}::timestamptz)), 0)::bigint as today,
			coalesce(sum(amount_vnd) filter (
				where paid_at is null and counts_until > ${now.toISOString()}::timestamptz), 0)::bigint as open,
			(
				select coalesce(sum(remaining_vnd), 0)::bigint from coin_slices
				where customer_id = ${customerId} and bucket = 'paid'
			) as paid
		from coin_top_ups where customer_id = ${customerId} and id <> ${except}`);
	const [row] = rows;
	return { todayVnd: Number(row?.today ?? 0), ownedVnd: Number(row?.open ?? 0) + Number(row?.paid ?? 0) };
}
