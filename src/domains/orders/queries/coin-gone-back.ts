import { sql } from 'drizzle-orm';
import type { ReadDatabase } from '#src/platform/db/index.ts';

/** What of the coin that this order took its buyer has again, also where the order was never paid. */
export async function coinGoneBack(read: ReadDatabase, orderId: string): Promise<number> {
	const [row] = await read.read<{ vnd: number }>(sql`
		select coalesce(sum(case state when 'voided' then amount_vnd else returned_vnd end), 0)::bigint as vnd
		from coin_spends where order_id = ${orderId}`);
	return Number(row?.vnd ?? 0);
}
