import { sql } from 'drizzle-orm';
import type { ReadDatabase } from '#src/platform/db/index.ts';

/** Returns true when the shop declared that it sells products, not only that it offers freight. */
export async function findProductRight(read: ReadDatabase, shopId: string): Promise<boolean> {
	const rows = await read.read(sql`select 1 from shops where id = ${shopId} and 'goods' = any (capabilities)`);
	return rows.length > 0;
}
