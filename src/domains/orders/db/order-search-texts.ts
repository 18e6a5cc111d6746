import { desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { type Database, insertRows } from '#src/platform/db/index.ts';
import { orderSearchText as wordsOf } from '../rules/order-search-text.ts';
import {
	type Order,
	type OrderGroup,
	type OrderLine,
	orderGroups,
	orderLines,
	orderSearchTexts,
	orders,
} from './tables.ts';

type Recorded = {
	readonly groups: readonly Pick<OrderGroup, 'id' | 'recipient' | 'phone'>[];
	readonly orders: readonly Pick<Order, 'id' | 'number' | 'groupId' | 'shopId'>[];
	readonly lines: readonly Pick<OrderLine, 'orderId' | 'productName' | 'variantLabel' | 'sku'>[];
};

export function searchTextsOfOrders({
	groups,
	orders: recorded,
	lines,
}: Recorded): readonly (typeof orderSearchTexts.$inferInsert)[] {
	const byId = new Map(groups.map((group) => [group.id, group]));
	const byOrder = Map.groupBy(lines, ({ orderId }) => orderId);
	return recorded.flatMap(({ id, number, groupId, shopId }) => {
		const group = byId.get(groupId);
		return group ? [{ orderId: id, shopId, ...wordsOf(number, byOrder.get(id) ?? [], group) }] : [];
	});
}

export async function addSearchTexts(db: Database, newest: number): Promise<number> {
	const columns = { id: orders.id, number: orders.number, groupId: orders.groupId, shopId: orders.shopId };
	const recent = db.select(columns).from(orders).orderBy(desc(orders.id)).limit(newest).as('recent');
	const recorded = await db
		.select({ id: recent.id, number: recent.number, groupId: recent.groupId, shopId: recent.shopId })
		.from(recent)
		.leftJoin(orderSearchTexts, eq(orderSearchTexts.orderId, recent.id))
		.where(isNull(orderSearchTexts.orderId));
	if (recorded.length === 0) return 0;
	const [groupIds, orderIds] = [recorded.map(({ groupId }) => groupId), recorded.map(({ id }) => id)];
	const groups = await db.select().from(orderGroups).where(inArray(orderGroups.id, groupIds));
	const lines = await db.select().from(orderLines).where(inArray(orderLines.orderId, orderIds));
	const rows = insertRows(orderSearchTexts, searchTextsOfOrders({ groups, orders: recorded, lines }));
	await db.execute(sql`${rows} on conflict do nothing`);
	return recorded.length;
}
