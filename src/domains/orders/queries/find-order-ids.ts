import { and, eq, inArray } from 'drizzle-orm';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import { orders } from '../db/tables.ts';

/** The id of an order of this customer; null when the number is nobody's or another's. */
export async function findOwnOrderId(read: ReadDatabase, customerId: string, number: string): Promise<string | null> {
	const [row] = await read
		.select({ id: orders.id })
		.from(orders)
		.where(and(eq(orders.number, number), eq(orders.customerId, customerId)));
	return row?.id ?? null;
}

/** For whoever keeps ids of orders and has already decided who may see them. */
export async function findOrderNumbers(
	read: ReadDatabase,
	orderIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
	if (orderIds.length === 0) return new Map();
	const rows = await read
		.select({ id: orders.id, number: orders.number })
		.from(orders)
		.where(inArray(orders.id, [...new Set(orderIds)]));
	return new Map(rows.map(({ id, number }) => [id, number]));
}
