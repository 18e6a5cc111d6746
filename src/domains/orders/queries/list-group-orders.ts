import { and, asc, eq } from 'drizzle-orm';
import type { MemberActor } from '#src/platform/actor.ts';
import type { Context } from '#src/platform/context.ts';
import { readOnly } from '#src/platform/db/index.ts';
import { type Order, orders } from '../db/tables.ts';

export type GroupOrder = Pick<Order, 'number' | 'shopName' | 'totalVnd' | 'state'>;

/** The member's own orders that one payment was for; none of somebody else's. */
export async function listGroupOrders(
	{ actor, db }: Context<MemberActor>,
	groupId: string,
): Promise<readonly GroupOrder[]> {
	return readOnly(db)
		.select({ number: orders.number, shopName: orders.shopName, totalVnd: orders.totalVnd, state: orders.state })
		.from(orders)
		.where(and(eq(orders.groupId, groupId), eq(orders.customerId, actor.customerId)))
		.orderBy(asc(orders.id));
}
