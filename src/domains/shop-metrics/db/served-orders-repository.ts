import { type SQL, sql } from 'drizzle-orm';
import { idList, type ReadDatabase, type Transaction } from '#src/platform/db/index.ts';
import { type ServiceCounts, SHOP_FAULTS, serviceDays, serviceWindow } from '../rules/shop-health.ts';
import { dayOf, packDay } from './order-deadlines.ts';
import { orderExcuses } from './tables.ts';

export async function findShopsToRecount(
	read: ReadDatabase,
	after: string | null,
	most: number,
): Promise<readonly string[]> {
	const rows = await read.read<{ id: string }>(sql`
		select id from shops where state in ('approved', 'suspended') and (${after}::uuid is null or id > ${after}::uuid)
		order by id limit ${most}`);
	return rows.map(({ id }) => id);
}

export async function countService(
	tx: Transaction,
	shopIds: readonly string[],
	now: Date,
): Promise<ReadonlyMap<string, ServiceCounts>> {
	// Serialises counts, so an older one never overwrites a newer one.
	await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('orders.shop_health', 0))`);
	if (shopIds.length === 0) return new Map();
	const { rows } = await tx.execute<ServiceCounts & { readonly shopId: string }>(sql`
		with day as materialized (${calendar(now)}), served as (${served(shopIds, now)})
		select shop.id as "shopId", count(served.id)::int as orders,
			count(*) filter (where sent_at is not null)::int as shipped,
			count(*) filter (where ${dayOf(sql`sent_at`)} <= ${packDay(now, sql`confirmed_at`, sql`served.prep_days`)})::int as "sentInTime",
			count(*) filter (where is_let_fall)::int as cancelled,
			count(*) filter (where is_dispute_lost)::int as "disputesLost",
			(percentile_disc(0.5) within group (
				order by greatest(0, round(extract(epoch from confirmed_at - placed_at) / 60))
			) filter (where confirmed_at is not null))::int as "confirmMinutes",
			count(*) filter (where confirmed_at > case
				when placed_on.is_working and placed_at > placed_on.starts_at
				then placed_on.overdue_from + (placed_at - placed_on.starts_at) else placed_on.overdue_at
			end)::int as "confirmedLate",
			count(*) filter (where answered_at is not null or answer_by < ${now.toISOString()})::int as asked,
			count(*) filter (where coalesce(answered_at, ${now.toISOString()}) > answer_by)::int as "answeredLate"
		from shops shop left join served on served.shop_id = shop.id
		left join day placed_on on placed_on.day = ${dayOf(sql`placed_at`)}
		where shop.id in ${idList(shopIds)} group by shop.id`);
	return new Map(rows.map(({ shopId, ...health }) => [shopId, health]));
}

const calendar = (now: Date): SQL => sql`
	select (day ->> 'day')::date as day, (day ->> 'startsAt')::timestamptz as starts_at,
		(day ->> 'isWorking')::boolean as is_working,
		(day ->> 'overdueAt')::timestamptz as overdue_at, (day ->> 'overdueFrom')::timestamptz as overdue_from
	from json_array_elements(${JSON.stringify(serviceDays(now, serviceWindow.windowDays))}::json) day`;

/** Filters by shop, so the index skips orders before the window. */
const served = (shopIds: readonly string[], now: Date): SQL => sql`
	select found.*, first.at + make_interval(hours => ${serviceWindow.answerHours}) as answer_by, case
		when first.at is not null
		then (select min(at) from order_messages where order_id = found.id and party = 'shop' and position > 1)
	end as answered_at
	from shops shop cross join lateral (
		select orders.id, orders.shop_id, prep_days, placed_at, confirmed_at, coalesce(first_shipped_at, shipped_at) as sent_at,
			state = 'cancelled' and exists (
				select from order_events event where event.order_id = orders.id and event.kind = 'cancelled'
					and (event.party, event.reason) in (${FAULTS})
			) as is_let_fall,
			exists (
				select from order_returns asked
				where asked.order_id = orders.id and asked.ruling = 'buyer' and asked.state = 'closed'
			) as is_dispute_lost
		from orders where orders.shop_id = shop.id and state not in ('pending_payment', 'expired')
			and placed_at > ${now.toISOString()}::timestamptz - make_interval(days => ${serviceWindow.windowDays})
			and not exists (select from order_excuses excuse where excuse.order_id = orders.id)
	) found left join order_messages first on first.order_id = found.id and first.position = 1 and first.party = 'buyer'
	where shop.id in ${idList(shopIds)}`;

const FAULTS: SQL = sql.join(
	SHOP_FAULTS.map(({ party, reason }) => sql`(${party}, ${reason})`),
	sql`, `,
);

export async function insertExcuse(tx: Transaction, excuse: typeof orderExcuses.$inferInsert): Promise<boolean> {
	const made = await tx
		.insert(orderExcuses)
		.values(excuse)
		.onConflictDoNothing()
		.returning({ id: orderExcuses.orderId });
	return made.length > 0;
}
