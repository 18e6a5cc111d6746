import { and, eq, inArray } from 'drizzle-orm';
import { orders } from '#src/domains/orders/db/tables.ts';
import type { MemberActor } from '#src/platform/actor.ts';
import type { ReadContext } from '#src/platform/context.ts';

export async function listOrderNumbers(
	{ read, actor }: ReadContext<MemberActor>,
	orderIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
	if (orderIds.length === 0) return new Map();
	const rows = await read
		.select({ id: orders.id, number: orders.number })
		.from(orders)
		.where(and(eq(orders.customerId, actor.customerId), inArray(orders.id, [...new Set(orderIds)])));
	return new Map(rows.map(({ id, number }) => [id, number]));
}
