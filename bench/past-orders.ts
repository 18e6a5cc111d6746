import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#src/platform/db/index.ts';

/** A statement of this size finishes well within the statement timeout. */
const CHUNK = 20_000;

/** UUIDv7 ids with the time of the order; `kind` makes the ids of different tables differ. */
const idOf = (kind: number): SQL =>
	sql`(lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '70008000' || lpad(${kind}::text, 12, '0'))::uuid`;
const ID = { group: 1, order: 2, line: 3, reservation: 4, ordered: 5, completed: 6 } as const;

/**
 * Writes completed orders of existing customers and products, one unit each, without the domain rules. `shopId`
 * assigns all of them to one shop.
 */
export async function fillPastOrders(db: Database, count: number, shopId?: string): Promise<void> {
	for (let from = 1; from <= count; from += CHUNK) {
		const to = Math.min(from + CHUNK - 1, count);
		await db.transaction(async (tx) => {
			await tx.execute(sql`set local statement_timeout = 0`);
			await tx.execute(sql`set local synchronous_commit = off`);
			await tx.execute(drafts(from, to, shopId));
			for (const statement of STATEMENTS) await tx.execute(statement);
			await tx.execute(sql`drop table past_order`);
		});
	}
	// Autovacuum would have cleaned up over the years; it must not run during the measurement.
	await db.execute(
		sql`vacuum (analyze) order_groups, orders, order_lines, order_words, order_events, stock_reservations`,
	);
	await db.execute(sql`checkpoint`);
}

export async function countPastDays(db: Database): Promise<void> {
	await db.transaction(async (tx) => {
		await tx.execute(sql`set local statement_timeout = 0`);
		for (const statement of DAYS) await tx.execute(statement);
	});
	await db.execute(sql`analyze shop_days, shop_product_days, product_views`);
}

const DAY = sql`(placed_at at time zone 'Asia/Ho_Chi_Minh')::date`;
const DAYS: readonly SQL[] = [
	sql`insert into shop_days (shop_id, day, orders, cancelled, pieces, revenue_vnd, coin_vnd, goodwill_vnd)
		select shop_id, ${DAY}, count(*), 0, count(*), sum(goods_vnd), 0, 0 from orders where state = 'completed'
		group by 1, 2 on conflict do nothing`,
	sql`insert into shop_product_days (shop_id, day, product_id, orders, pieces, revenue_vnd)
		select shop_id, ${DAY}, product_id, count(distinct orders.id), sum(quantity), sum(unit_price_vnd * quantity)
		from orders join order_lines line on line.order_id = orders.id where state = 'completed'
		group by 1, 2, 3 on conflict do nothing`,
	sql`insert into product_views (shop_id, day, product_id, views)
		select shop_id, day, product_id, 20 * orders from shop_product_days on conflict do nothing`,
];

const drafts = (from: number, to: number, shopId?: string): SQL => sql`
	create temporary table past_order as
	with buyer as (select array_agg(id order by id) as ids from customers),
		good as (
			select array_agg(variant.id order by variant.id) as ids from product_variants variant
			join products product on product.id = variant.product_id where product.state = 'published' ${shopId ? sql`and product.shop_id = ${shopId}` : sql``}
		)
	select number, buyer.ids[1 + number % cardinality(buyer.ids)] as customer_id,
		good.ids[1 + number % cardinality(good.ids)] as variant_id,
		now() - interval '700 days' + number * interval '1 minute' as at
	from generate_series(${from}::int, ${to}::int) number, buyer, good`;

const STATEMENTS: readonly SQL[] = [
	sql`insert into order_groups (id, number, customer_id, payment_method, placed_at, recipient, phone, street, ward_name,
			province_code, province_name)
		select ${idOf(ID.group)}, (1000000000 + number)::text, customer_id, 'cod', at, 'Người nhận', '+84912345678',
			'Số 1', 'Phường Ba Đình', '01', 'Hà Nội' from past_order`,
	sql`insert into orders (id, number, group_id, customer_id, shop_id, state, shop_name, shop_slug, note, goods_vnd,
			shipping_vnd, total_vnd, shipping_option, arrives_from, arrives_to, prep_days, ordered_at, placed_at,
			confirmed_at, packed_at, shipped_at, delivered_at, completed_at, hold_days, released_at)
		select ${idOf(ID.order)}, (1000000000 + number)::text, ${idOf(ID.group)}, customer_id, shop.id, 'completed',
			shop.name, shop.slug, '', 100000, 18000, 118000, 'standard', at, at, 1, at, at, at, at, at, at, at, 7, at
		from past_order join product_variants variant on variant.id = variant_id
		join products product on product.id = variant.product_id join shops shop on shop.id = product.shop_id`,
	sql`insert into order_lines (id, order_id, variant_id, product_id, product_name, product_slug, variant_label, sku,
			unit_price_vnd, quantity, weight_g)
		select ${idOf(ID.line)}, ${idOf(ID.order)}, variant_id, product.id, product.name, product.slug, '', 'SKU', 100000, 1,
			500
		from past_order join product_variants variant on variant.id = variant_id
		join products product on product.id = variant.product_id`,
	sql`insert into order_words (order_id, shop_id, goods, contact)
		select ${idOf(ID.order)}, product.shop_id, plain_words(1000000000 + number || ' ' || product.name || ' SKU'),
			' nguoi nhan 0912345678'
		from past_order join product_variants variant on variant.id = variant_id
		join products product on product.id = variant.product_id`,
	sql`insert into order_events (id, order_id, kind, party, at)
		select ${idOf(ID.ordered)}, ${idOf(ID.order)}, 'ordered', 'buyer', at from past_order
		union all select ${idOf(ID.completed)}, ${idOf(ID.order)}, 'completed', 'system', at from past_order`,
	sql`insert into stock_reservations (id, source_type, source_id, variant_id, quantity, state, created_at)
		select ${idOf(ID.reservation)}, 'order', ${idOf(ID.order)}::text, variant_id, 1, 'shipped', at from past_order`,
];
