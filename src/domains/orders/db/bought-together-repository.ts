import { sql } from 'drizzle-orm';
import type { Transaction } from '#src/platform/db/index.ts';
import { boughtTogether, orderLines, orders } from './tables.ts';

/** Only the latest orders count, so the result reflects current demand. */
const ORDERS_COUNTED = 10_000;
/** Limits the influence of buyers who order a very wide range. */
const PRODUCTS_PER_BUYER = 30;
/** Protects privacy: pairs bought by fewer buyers are not shown, and two colluding buyers cannot create one. */
const BUYERS_MIN = 3;
const OTHERS_STORED = 12;

/** Writes only pairs that changed. The advisory lock prevents two counts from writing the same pairs. */
export async function recordBoughtTogether(tx: Transaction): Promise<void> {
	await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('orders.bought_together', 0))`);
	await tx.execute(sql`
		with latest as (
			select id, customer_id, ordered_at from ${orders}
			where state not in ('pending_payment', 'expired', 'cancelled') order by id desc limit ${ORDERS_COUNTED}
		), bought as materialized (
			select customer_id, product_id from (
				select latest.customer_id, line.product_id,
					row_number() over (partition by latest.customer_id order by max(latest.ordered_at) desc, line.product_id) as place
				from latest join ${orderLines} line on line.order_id = latest.id
				group by latest.customer_id, line.product_id
			) counted where place <= ${PRODUCTS_PER_BUYER}
		), pairs as (
			select one.product_id, other.product_id as other_id, count(*)::int as buyers,
				row_number() over (partition by one.product_id order by count(*) desc, other.product_id) as place
			from bought one join bought other
				on other.customer_id = one.customer_id and other.product_id <> one.product_id
			group by 1, 2 having count(*) >= ${BUYERS_MIN}
		), counted as materialized (
			select product_id, other_id, buyers from pairs where place <= ${OTHERS_STORED}
		), gone as (
			delete from ${boughtTogether} kept where not exists (
				select from counted where counted.product_id = kept.product_id and counted.other_id = kept.other_id)
		)
		insert into ${boughtTogether} as kept (product_id, other_id, buyers) select * from counted
		on conflict (product_id, other_id) do update set buyers = excluded.buyers where kept.buyers <> excluded.buyers`);
}
