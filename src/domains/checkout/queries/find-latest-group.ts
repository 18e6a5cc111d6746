import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { orderGroups, orders } from '#src/domains/orders/db/tables.ts';
import type { MemberActor } from '#src/platform/actor.ts';
import type { ReadContext } from '#src/platform/context.ts';

/** Long enough for a buyer who returns to a checkout whose items are already ordered. */
const ONE_HOUR_AGO = sql`app_now() - interval '1 hour'`;

export type LatestGroup = { readonly placedAt: Date; readonly numbers: readonly string[] };

export async function findLatestGroup({ actor, fresh }: ReadContext<MemberActor>): Promise<LatestGroup | null> {
	const [group] = await fresh
		.select({ id: orderGroups.id, placedAt: orderGroups.placedAt })
		.from(orderGroups)
		.where(and(eq(orderGroups.customerId, actor.customerId), sql`${orderGroups.placedAt} > ${ONE_HOUR_AGO}`))
		.orderBy(desc(orderGroups.placedAt))
		.limit(1);
	if (!group) return null;
	const found = await fresh
		.select({ number: orders.number })
		.from(orders)
		.where(eq(orders.groupId, group.id))
		.orderBy(asc(orders.id));
	return { placedAt: group.placedAt, numbers: found.map(({ number }) => number) };
}
