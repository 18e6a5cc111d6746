import { and, asc, eq } from 'drizzle-orm';
import { type Order, orderGroups, orders } from '#src/domains/orders/db/tables.ts';
import { isPartSent, isUndelivered } from '#src/domains/orders/rules/order-states.ts';
import type { MemberActor } from '#src/platform/actor.ts';
import type { ReadContext } from '#src/platform/context.ts';
import { payableUntil } from '../rules/unpaid-order-window.ts';

export type GroupOrder = Pick<Order, 'number' | 'shopName' | 'payVnd' | 'state'>;
type Listed = GroupOrder & {
	readonly isUndelivered: boolean;
	readonly isPartSent: boolean;
	readonly payUntil: Date | null;
};

/** Includes the payment deadline of each order; empty for a group of others. */
export async function listGroupOrders(
	{ actor, fresh }: ReadContext<MemberActor>,
	groupId: string,
): Promise<readonly Listed[]> {
	const { number, shopName, payVnd, state, firstShippedAt, deliveredAt } = orders;
	const rows = await fresh
		.select({ order: { number, shopName, payVnd, state, firstShippedAt, deliveredAt }, group: orderGroups })
		.from(orders)
		.innerJoin(orderGroups, eq(orderGroups.id, orders.groupId))
		.where(and(eq(orders.groupId, groupId), eq(orders.customerId, actor.customerId)))
		.orderBy(asc(orders.id));
	return rows.map(({ order, group }) => ({
		...order,
		isUndelivered: isUndelivered(order),
		isPartSent: isPartSent(order),
		payUntil: payableUntil(order.state, group),
	}));
}
