import { sql } from 'drizzle-orm';
import type { ReadDatabase } from '#src/platform/db/index.ts';

type Query = { readonly customerId: string; readonly orderId: string };

/** Includes the gift for a first order; without what was clawed back. */
export async function findEarned(read: ReadDatabase, { customerId, orderId }: Query): Promise<number> {
	const [row] = await read.read<{ vnd: number }>(sql`
		select greatest(0, coalesce(sum(change_vnd), 0))::bigint as vnd from coin_movements
		where customer_id = ${customerId} and order_id = ${orderId}
			and (kind = 'clawed_back' or (kind = 'granted' and source_type = 'order'))`);
	return row?.vnd ?? 0;
}
