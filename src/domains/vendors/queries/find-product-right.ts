import { sql } from 'drizzle-orm';
import type { ReadDatabase } from '#src/platform/db/index.ts';

/** Whether it has said that it sells products, and not only that it carries them. */
export async function findProductRight(read: ReadDatabase, shopId: string): Promise<boolean> {
	const rows = await read.read(sql`select 1 from shops where id = ${shopId} and 'goods' = any (capabilities)`);
	return rows.length > 0;
}
