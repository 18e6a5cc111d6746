import { sql } from 'drizzle-orm';
import type { ReadDatabase, Transaction } from '#src/platform/db/index.ts';
import { shopDaysCounted } from './tables.ts';

export type ShopDay = { readonly shopId: string; readonly day: string };

export async function findCounted(read: ReadDatabase): Promise<string | null> {
	const [row] = await read.select().from(shopDaysCounted);
	return row?.eventId ?? null;
}

export async function recordCounted(tx: Transaction, eventId: string): Promise<void> {
	const set = { eventId: sql`greatest(${shopDaysCounted.eventId}, excluded.event_id)` };
	await tx.insert(shopDaysCounted).values({ eventId }).onConflictDoUpdate({ target: shopDaysCounted.isOnly, set });
}

export async function findLastOfNext(read: ReadDatabase, eventId: string, count: number): Promise<string | null> {
	const [row] = await read.read<{ id: string }>(sql`
		select id from (select id from order_events where id > ${eventId} order by id limit ${count}) next
		order by id desc limit 1`);
	return row?.id ?? null;
}

/** Days of placing of all orders with an event after the first id, up to and including the second. */
export function findTouchedDays(
	read: ReadDatabase,
	{ since, until }: { readonly since: string; readonly until: string },
): Promise<readonly ShopDay[]> {
	return read.read<ShopDay>(sql`
		select distinct orders.shop_id as "shopId",
			to_char(orders.placed_at at time zone 'Asia/Ho_Chi_Minh', 'YYYY-MM-DD') as day
		from order_events event join orders on orders.id = event.order_id
		where event.id > ${since} and event.id <= ${until} and orders.placed_at is not null order by 1, 2`);
}

/** Keeps the planner from merging the subquery, which would read all orders instead of an index lookup for each. */
const OPTIMISATION_FENCE = sql`offset 0`;

/** Serialises counts, which would otherwise write the same rows. */
export async function lockCount(tx: Transaction): Promise<void> {
	await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('orders.shop_days', 0))`);
}

export async function recordDays(tx: Transaction, days: readonly ShopDay[]): Promise<void> {
	const wanted = sql`select (pair ->> 'shopId')::uuid as shop_id, (pair ->> 'day')::date as day
		from json_array_elements(${JSON.stringify(days)}::json) pair`;
	const placed = sql`
		select wanted.shop_id, wanted.day, of_day.*
		from (${wanted}) wanted cross join lateral (
			select id, state = 'cancelled' as is_cancelled, goods_vnd, shop_discount_vnd,
				coin_bonus_vnd + coin_paid_vnd as coin_vnd
			from orders where shop_id = wanted.shop_id and state not in ('pending_payment', 'expired')
				and placed_at >= wanted.day::timestamp at time zone 'Asia/Ho_Chi_Minh'
				and placed_at < (wanted.day + 1)::timestamp at time zone 'Asia/Ho_Chi_Minh'
			${OPTIMISATION_FENCE}
		) of_day`;
	const sold = sql`
		select placed.*, line.product_id, greatest(line.quantity - back.pieces, 0) as pieces,
			line.unit_price_vnd * line.quantity - line.shop_discount_vnd - back.vnd as revenue_vnd
		from placed cross join lateral (
			select * from order_lines where order_id = placed.id ${OPTIMISATION_FENCE}
		) line cross join lateral (
			select coalesce(sum(quantity), 0) as pieces,
				coalesce(sum(cash_vnd + coin_bonus_vnd + coin_paid_vnd + platform_vnd), 0) as vnd
			from order_refund_lines where line_id = line.id
		) back where not placed.is_cancelled`;
	const goodwill = sql`(
		select coalesce(sum(amount_vnd), 0) from ledger_transfers
		where leg = 'coin_shop_goodwill' and ((source_type = 'order' and source_id = placed.id::text)
			or (source_type = 'part_cancel' and source_id in (
				select cancel.id::text from order_part_cancels cancel where cancel.order_id = placed.id)))
	)`;
	await tx.execute(sql`
		with placed as materialized (${placed}), sold as materialized (${sold}), of_lines as (
			select shop_id, day, sum(pieces) as pieces, sum(revenue_vnd) as revenue_vnd from sold group by 1, 2
		)
		insert into shop_days as kept (shop_id, day, orders, cancelled, pieces, revenue_vnd, coin_vnd, goodwill_vnd)
		select placed.shop_id, placed.day, count(*), count(*) filter (where is_cancelled), coalesce(max(of_lines.pieces), 0),
			coalesce(max(of_lines.revenue_vnd), 0), coalesce(sum(coin_vnd) filter (where not is_cancelled), 0),
			sum(${goodwill})
		from placed left join of_lines on of_lines.shop_id = placed.shop_id and of_lines.day = placed.day
		group by 1, 2
		on conflict (shop_id, day) do update set orders = excluded.orders, cancelled = excluded.cancelled,
			pieces = excluded.pieces, revenue_vnd = excluded.revenue_vnd, coin_vnd = excluded.coin_vnd,
			goodwill_vnd = excluded.goodwill_vnd`);
	await tx.execute(sql`
		delete from shop_product_days kept using (${wanted}) wanted
		where kept.shop_id = wanted.shop_id and kept.day = wanted.day`);
	await tx.execute(sql`
		with placed as materialized (${placed}), sold as (${sold})
		insert into shop_product_days (shop_id, day, product_id, orders, pieces, revenue_vnd)
		select shop_id, day, product_id, count(distinct id), sum(pieces), sum(revenue_vnd) from sold group by 1, 2, 3`);
}
