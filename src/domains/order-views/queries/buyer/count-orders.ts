import { and, count, eq } from 'drizzle-orm';
import { orders } from '#src/domains/orders/db/tables.ts';
import { hasReturn } from '#src/domains/returns/index.ts';
import type { MemberActor } from '#src/platform/actor.ts';
import type { ReadContext } from '#src/platform/context.ts';
import type { OrderTab } from '../../contract/order-views.ts';
import { countsOfTabs } from '../../rules/order-tabs.ts';
import { matchesBuyerSearch } from './buyer-search.ts';

/** Numbers of the tabs; with `q` of the orders that match it. */
export async function countOrders(
	{ actor, fresh: read }: ReadContext<MemberActor>,
	q?: string,
): Promise<Readonly<Record<OrderTab, number>>> {
	const own = and(eq(orders.customerId, actor.customerId), matchesBuyerSearch(q));
	const rows = await read.select({ state: orders.state, count: count() }).from(orders).where(own).groupBy(orders.state);
	const [returned] = await read.select({ orders: count() }).from(orders).where(and(own, hasReturn));
	return countsOfTabs(rows, returned?.orders ?? 0);
}
