import { and, eq } from 'drizzle-orm';
import { orders } from '#src/domains/orders/db/tables.ts';
import type { ReadDatabase } from '#src/platform/db/index.ts';

export async function findOwnOrderId(read: ReadDatabase, customerId: string, number: string): Promise<string | null> {
	const [row] = await read
		.select({ id: orders.id })
		.from(orders)
		.where(and(eq(orders.number, number), eq(orders.customerId, customerId)));
	return row?.id ?? null;
}
