import { and, asc, eq, lte, notInArray } from 'drizzle-orm';
import { type Order, orderEvents, orders } from '#src/domains/orders/db/tables.ts';
import type { ReadDatabase } from '#src/platform/db/index.ts';

/** Returns whether the shop has declined a cancellation request. */
export async function wasCancelDeclined(read: ReadDatabase, orderId: string): Promise<boolean> {
	const [declined] = await read
		.select({ id: orderEvents.id })
		.from(orderEvents)
		.where(and(eq(orderEvents.orderId, orderId), eq(orderEvents.kind, 'cancel_declined')))
		.limit(1);
	return declined !== undefined;
}

/** Orders with a due timer, the longest waiting first. */
export async function dueOrders(
	read: ReadDatabase,
	now: Date,
	limit: number,
	except: readonly string[],
): Promise<readonly Pick<Order, 'id' | 'number' | 'groupId' | 'dueAt'>[]> {
	return read
		.select({ id: orders.id, number: orders.number, groupId: orders.groupId, dueAt: orders.dueAt })
		.from(orders)
		.where(and(lte(orders.dueAt, now), notInArray(orders.id, [...except])))
		.orderBy(asc(orders.dueAt))
		.limit(limit);
}
