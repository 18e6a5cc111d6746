import { sql } from 'drizzle-orm';
import type { ShopStatus } from '#src/domains/fees/rules/hold-days.ts';
import type { ReadDatabase } from '#src/platform/db/index.ts';

export async function findShopStatus(read: ReadDatabase, shopId: string): Promise<ShopStatus> {
	const [row] = await read.read<Omit<ShopStatus, 'openSince'> & { readonly openSince: string }>(sql`
		select is_premium as "isPremium", coalesce(approved_at, created_at) as "openSince",
			completed_orders as completed
		from shops where id = ${shopId}`);
	if (!row) throw new Error(`there is no shop ${shopId}`);
	return { ...row, openSince: new Date(row.openSince) };
}
