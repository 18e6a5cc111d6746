import { type SQL, sql } from 'drizzle-orm';
import { newShopConfig } from '#src/domains/vendors/contract.ts';
import type { ReadDatabase, Transaction } from '#src/platform/db/index.ts';

/** As far as a new shop needs them; what has come back counts no more. */
const completedOf = (shopId: SQL): SQL => sql`(select count(*)::int from (
	select from orders where orders.shop_id = ${shopId} and orders.state = 'completed' limit ${newShopConfig.orders}
) completed)`;

/** New shops of which another number is on record than their orders say. */
export async function listMiscounted(read: ReadDatabase): Promise<readonly string[]> {
	const rows = await read.read<{ id: string }>(sql`
		select id from shops where completed_orders < ${newShopConfig.orders}
			and completed_orders <> ${completedOf(sql`shops.id`)} order by id`);
	return rows.map(({ id }) => id);
}

export async function countCompletedOf(tx: Transaction, shopId: string): Promise<number> {
	const { rows } = await tx.execute<{ completed: number }>(sql`select ${completedOf(sql`${shopId}`)} as completed`);
	return rows[0]?.completed ?? 0;
}
