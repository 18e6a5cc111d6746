import { sql } from 'drizzle-orm';
import { orders } from '#src/domains/orders/db/tables.ts';
import { idList, type ReadDatabase } from '#src/platform/db/index.ts';

/** By order: how many other orders of the same buyer this shop has completed. */
export async function completedOrdersOfBuyers(
	read: ReadDatabase,
	orderIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
	if (orderIds.length === 0) return new Map();
	const rows = await read.read<{ readonly id: string; readonly count: number }>(sql`
		select shown.id, count(*)::int as count from ${orders} shown
		join ${orders} past on past.customer_id = shown.customer_id and past.shop_id = shown.shop_id
			and past.state = 'completed' and past.id <> shown.id
		where shown.id in ${idList(orderIds)} group by shown.id`);
	return new Map(rows.map(({ id, count }) => [id, count]));
}
