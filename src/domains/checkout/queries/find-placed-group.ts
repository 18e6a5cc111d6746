import { and, asc, eq } from 'drizzle-orm';
import { orderGroups, orders } from '#src/domains/orders/db/tables.ts';
import { confirmDeadlines } from '#src/domains/orders/rules/scheduled-transitions.ts';
import type { MemberActor } from '#src/platform/actor.ts';
import type { ReadContext } from '#src/platform/context.ts';
import type { GroupOrder } from './list-group-orders.ts';

type PlacedOrder = GroupOrder & { readonly confirmBy: string | null };

export async function findPlacedGroup(
	{ actor, fresh }: ReadContext<MemberActor>,
	groupNumber: string,
): Promise<readonly PlacedOrder[]> {
	const found = await fresh
		.select({
			number: orders.number,
			shopName: orders.shopName,
			payVnd: orders.payVnd,
			state: orders.state,
			placedAt: orders.placedAt,
		})
		.from(orders)
		.innerJoin(orderGroups, eq(orderGroups.id, orders.groupId))
		.where(and(eq(orderGroups.number, groupNumber), eq(orders.customerId, actor.customerId)))
		.orderBy(asc(orders.id));
	return found.some(({ state }) => state === 'placed') ? found.map(withDeadline) : [];
}

const withDeadline = ({ placedAt, ...order }: GroupOrder & { readonly placedAt: Date | null }): PlacedOrder => ({
	...order,
	confirmBy: order.state === 'placed' && placedAt ? confirmDeadlines(placedAt).overdueAt.toISOString() : null,
});
