import { sql } from 'drizzle-orm';
import type { ReadDatabase } from '#src/platform/db/index.ts';

/** What completing this order has earned, with the gift for a first one. */
export async function findEarned(read: ReadDatabase, orderId: string): Promise<number> {
	const [row] = await read.read<{ vnd: number }>(sql`
		select coalesce(sum(granted_vnd), 0)::bigint as vnd from coin_slices
		where source_type = 'order' and source_id = ${orderId}`);
	return row?.vnd ?? 0;
}
