import { sql } from 'drizzle-orm';
import type { Transaction } from '#src/platform/db/index.ts';
import type { ServedOrder } from '../rules/shop-health.ts';
import { orderEvents, orderMessages, orderReturns, orders } from './tables.ts';

/** Enough of one shop's latest orders to know how it serves. */
const ORDERS_PER_SHOP = 300;

/** The latest orders of every shop that sells, by shop, none older than the window. */
export async function servedOrders(
	tx: Transaction,
	windowDays: number,
): Promise<ReadonlyMap<string, readonly ServedOrder[]>> {
	const { rows } = await tx.execute<ServedOrder & { readonly shopId: string }>(sql`
		select shop.id as "shopId", served.prep_days as "prepDays", served.placed_at as "placedAt",
			served.confirmed_at as "confirmedAt", served.packed_at as "packedAt", served.shipped_at as "shippedAt",
			(
				select jsonb_build_object('party', event.party, 'reason', event.reason) from ${orderEvents} event
				where event.order_id = served.id and event.kind = 'cancelled' limit 1
			) as ending,
			exists (
				select from ${orderReturns} asked
				where asked.order_id = served.id and asked.ruling = 'buyer' and asked.state = 'closed'
			) as "isDisputeLost",
			said."askedAt", said."answeredAt"
		from shops shop cross join lateral (
			select * from ${orders}
			where orders.shop_id = shop.id and state not in ('pending_payment', 'expired')
				and placed_at > app_now() - make_interval(days => ${windowDays})
			order by orders.id desc limit ${ORDERS_PER_SHOP}
		) served cross join lateral (
			select min(at) filter (where party = 'buyer' and is_first) as "askedAt",
				min(at) filter (where party = 'shop' and position > 1) as "answeredAt"
			from (
				select *, first_value(party) over (order by position) = 'buyer' as is_first from ${orderMessages}
				where order_id = served.id
			) message
		) said
		where shop.state in ('approved', 'suspended')`);
	const instant = (value: Date | string | null): Date | null => (value === null ? null : new Date(value));
	const served = rows.map(({ shopId, ...row }) => ({
		shopId,
		...row,
		placedAt: new Date(row.placedAt),
		confirmedAt: instant(row.confirmedAt),
		packedAt: instant(row.packedAt),
		shippedAt: instant(row.shippedAt),
		askedAt: instant(row.askedAt),
		answeredAt: instant(row.answeredAt),
	}));
	return Map.groupBy(served, ({ shopId }) => shopId);
}
