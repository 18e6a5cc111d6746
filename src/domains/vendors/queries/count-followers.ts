import { sql } from 'drizzle-orm';
import type { ReadDatabase } from '#src/platform/db/index.ts';

/** Exact: what is counted and what changed since. */
export async function countFollowers(read: ReadDatabase, shopId: string): Promise<number> {
	const [row] = await read.read<{ followers: number }>(sql`
		select (
			coalesce((select followers from shop_follower_counts where shop_id = ${shopId}), 0)
			+ coalesce((select sum(change) from shop_follower_changes where shop_id = ${shopId}), 0)
		)::int as followers`);
	return row?.followers ?? 0;
}

/** As last counted: what a kept page tells until the next count drops it. */
export async function countedFollowers(read: ReadDatabase, shopId: string): Promise<number> {
	const [row] = await read.read<{ followers: number }>(
		sql`select followers from shop_follower_counts where shop_id = ${shopId}`,
	);
	return row?.followers ?? 0;
}
