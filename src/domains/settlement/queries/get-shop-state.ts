import { sql } from 'drizzle-orm';
import type { ShopState } from '#src/domains/vendors/contract/shop.ts';
import type { ReadDatabase } from '#src/platform/db/index.ts';

export async function getShopState(read: ReadDatabase, shopId: string): Promise<ShopState> {
	const [row] = await read.read<{ state: ShopState }>(sql`select state from shops where id = ${shopId}`);
	if (!row) throw new Error(`there is no shop ${shopId}`);
	return row.state;
}
