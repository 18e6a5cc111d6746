import { sql } from 'drizzle-orm';
import type { ShopStanding } from '#src/domains/fees/rules/hold-days.ts';
import type { ReadDatabase } from '#src/platform/db/index.ts';

/** What decides how long a shop waits for its money. */
export async function findShopStanding(read: ReadDatabase, shopId: string): Promise<ShopStanding> {
	const [row] = await read.read<Omit<ShopStanding, 'openSince'> & { readonly openSince: string }>(sql`
		select is_premium as "isPremium", coalesce(approved_at, created_at) as "openSince",
			completed_orders as completed
		from shops where id = ${shopId}`);
	if (!row) throw new Error(`there is no shop ${shopId}`);
	return { ...row, openSince: new Date(row.openSince) };
}
