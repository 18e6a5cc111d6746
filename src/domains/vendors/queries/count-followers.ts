import { sql } from 'drizzle-orm';
import type { ReadDatabase } from '#src/platform/db/index.ts';

export async function countFollowers(read: ReadDatabase, shopId: string): Promise<number> {
	const [row] = await read.read<{ followers: number }>(sql`
		select (
			coalesce((select followers from shop_follower_counts where shop_id = ${shopId}), 0)
			+ coalesce((select sum(change) from shop_follower_changes where shop_id = ${shopId}), 0)
		)::int as followers`);
	return row?.followers ?? 0;
}

/** Returns the last count, which cached pages show until the next count drops them. */
export async function countedFollowers(read: ReadDatabase, shopId: string): Promise<number> {
	const [row] = await read.read<{ followers: number }>(
		sql`select followers from shop_follower_counts where shop_id = ${shopId}`,
	);
	return row?.followers ?? 0;
}
