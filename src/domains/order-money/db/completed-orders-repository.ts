import { type SQL, sql } from 'drizzle-orm';
import type { ReadDatabase, Transaction } from '#src/platform/db/index.ts';

/** Counts up to `most`; returned orders do not count. */
const completedOf = (shopId: SQL, most: number): SQL => sql`(select count(*)::int from (
	select from orders where orders.shop_id = ${shopId} and orders.state = 'completed' limit ${most}
) completed)`;

/** Shops whose stored count is below `most` and differs from their orders. */
export async function listMiscounted(read: ReadDatabase, most: number): Promise<readonly string[]> {
	const rows = await read.read<{ id: string }>(sql`
		select id from shops where completed_orders < ${most}
			and completed_orders <> ${completedOf(sql`shops.id`, most)} order by id`);
	return rows.map(({ id }) => id);
}

export async function countCompletedOf(tx: Transaction, shopId: string, most: number): Promise<number> {
	const { rows } = await tx.execute<{ completed: number }>(
		sql`select ${completedOf(sql`${shopId}`, most)} as completed`,
	);
	return rows[0]?.completed ?? 0;
}
