import { and, asc, eq } from 'drizzle-orm';
import type { MemberActor } from '#src/platform/actor.ts';
import type { ReadContext } from '#src/platform/context.ts';
import { type Order, orderGroups, orders } from '../db/tables.ts';
import { payableUntil } from '../rules/payment-window.ts';

export type GroupOrder = Pick<Order, 'number' | 'shopName' | 'payVnd' | 'state'>;

/** The member's own orders that one payment was for, and until when each can be paid; none of somebody else's. */
export async function listGroupOrders(
	{ actor, fresh }: ReadContext<MemberActor>,
	groupId: string,
): Promise<readonly (GroupOrder & { readonly payUntil: Date | null })[]> {
	const { number, shopName, payVnd, state } = orders;
	const rows = await fresh
		.select({ order: { number, shopName, payVnd, state }, group: orderGroups })
		.from(orders)
		.innerJoin(orderGroups, eq(orderGroups.id, orders.groupId))
		.where(and(eq(orders.groupId, groupId), eq(orders.customerId, actor.customerId)))
		.orderBy(asc(orders.id));
	return rows.map(({ order, group }) => ({ ...order, payUntil: payableUntil(order.state, group) }));
}
