import { and, asc, eq, gt, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { type Order, orderGroups, orders } from '#src/domains/orders/db/tables.ts';
import type { Database, ReadDatabase, Transaction } from '#src/platform/db/index.ts';
import { foldVietnamese } from '#src/shared/slug.ts';

/** Serialises goodwill per shop. Lock order: after the order group, before any coin account. */
export async function lockGoodwill(tx: Transaction, shopIds: readonly string[]): Promise<void> {
	for (const shopId of [...shopIds].sort())
		await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`goodwill:${shopId}`}, 0))`);
}

/** Returns whether this customer has another completed order with certain money. */
export async function hasOtherOrderWithCoin(
	read: ReadDatabase,
	{ id, customerId }: Pick<Order, 'id' | 'customerId'>,
): Promise<boolean> {
	const [other] = await read
		.select({ id: orders.id })
		.from(orders)
		.where(
			and(
				eq(orders.customerId, customerId),
				eq(orders.state, 'completed'),
				isNotNull(orders.earnedAt),
				ne(orders.id, id),
			),
		)
		.limit(1);
	return other !== undefined;
}

/** Completed orders whose sale is not booked, by id. */
export async function unbookedOrders(
	db: Database | Transaction,
	afterId: string,
	limit: number,
): Promise<readonly Pick<Order, 'id' | 'number' | 'groupId'>[]> {
	return db
		.select({ id: orders.id, number: orders.number, groupId: orders.groupId })
		.from(orders)
		.where(and(eq(orders.state, 'completed'), isNull(orders.holdDays), gt(orders.id, afterId)))
		.orderBy(asc(orders.id))
		.limit(limit);
}

/** Ward and folded street line: the same home in another spelling has the same key. */
export async function findAddressKey(read: ReadDatabase, groupId: string): Promise<string> {
	const [row] = await read
		.select({ street: orderGroups.street, wardName: orderGroups.wardName, provinceCode: orderGroups.provinceCode })
		.from(orderGroups)
		.where(eq(orderGroups.id, groupId));
	if (!row) throw new Error('there is no such order group');
	const folded = [row.wardName, row.street].map((text) =>
		foldVietnamese(text)
			.replace(/[^a-z0-9]+/g, ' ')
			.trim(),
	);
	return [row.provinceCode, ...folded].join('|');
}
