import { sql } from 'drizzle-orm';
import { fail } from '#src/domains/orders/contract/order.ts';
import { hasStaffRight } from '#src/domains/vendors/rules/staff/staff-rights.ts';
import type { VendorActor } from '#src/platform/actor.ts';
import { databaseNow, type ReadContext } from '#src/platform/context.ts';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { vietnamDay } from '#src/shared/time.ts';
import { type DayFigures, type DaySpan, type FiguresInput, figuresConfig, type ShopFigures } from '../contract.ts';
import { figureSpan, previousSpan } from '../rules/figure-span.ts';

const SUMS = sql`coalesce(sum(orders), 0)::int as orders, coalesce(sum(cancelled), 0)::int as cancelled,
	coalesce(sum(pieces), 0)::int as pieces, coalesce(sum(revenue_vnd), 0)::bigint as "revenueVnd",
	coalesce(sum(coin_vnd), 0)::bigint as "coinVnd", coalesce(sum(goodwill_vnd), 0)::bigint as "goodwillVnd"`;
const NONE: DayFigures = { orders: 0, cancelled: 0, pieces: 0, revenueVnd: 0, coinVnd: 0, goodwillVnd: 0 };

export async function getShopFigures(
	{ actor, fresh: read }: ReadContext<VendorActor>,
	asked: FiguresInput,
): Promise<Result<ShopFigures, Failure<'orders.role_not_allowed'>>> {
	const { shopId, staffRole } = actor;
	if (!hasStaffRight(staffRole, 'money.see')) return fail('orders.role_not_allowed');
	const span = figureSpan(asked, vietnamDay(await databaseNow(read)));
	const days = await daysOf(read, shopId, span);
	return ok({
		span,
		days,
		total: await sumsOf(read, shopId, span),
		before: await sumsOf(read, shopId, previousSpan(span)),
		products: await productsOf(read, shopId, span),
		views: {
			total: days.reduce((sum, { views }) => sum + views, 0),
			before: await viewsOf(read, shopId, previousSpan(span)),
		},
		seen: await seenOf(read, shopId, span),
	});
}

async function sumsOf(read: ReadDatabase, shopId: string, { from, to }: DaySpan): Promise<DayFigures> {
	const [row] = await read.read<DayFigures>(sql`
		select ${SUMS} from shop_days where shop_id = ${shopId} and day between ${from}::date and ${to}::date`);
	return row ?? NONE;
}

function daysOf(read: ReadDatabase, shopId: string, { from, to }: DaySpan): Promise<ShopFigures['days']> {
	return read.read<ShopFigures['days'][number]>(sql`
		select to_char(shown.day, 'YYYY-MM-DD') as day, ${SUMS}, coalesce(max(opened.views), 0)::int as views
		from generate_series(${from}::date::timestamp, ${to}::date::timestamp, interval '1 day') shown (day)
		left join shop_days kept on kept.shop_id = ${shopId} and kept.day = shown.day::date
		left join (
			select day, sum(views) as views from product_views
			where shop_id = ${shopId} and day between ${from}::date and ${to}::date group by 1
		) opened on opened.day = shown.day::date
		group by shown.day order by shown.day`);
}

function productsOf(read: ReadDatabase, shopId: string, { from, to }: DaySpan): Promise<ShopFigures['products']> {
	return read.read<ShopFigures['products'][number]>(sql`
		select best.*, product.name, product.slug from (
			select product_id as "productId", sum(orders)::int as orders, sum(pieces)::int as pieces,
				sum(revenue_vnd)::bigint as "revenueVnd"
			from shop_product_days where shop_id = ${shopId} and day between ${from}::date and ${to}::date
			group by 1 having sum(pieces) > 0 order by sum(revenue_vnd) desc, 1 limit ${figuresConfig.productsShown}
		) best join products product on product.id = best."productId" order by best."revenueVnd" desc, 1`);
}

async function viewsOf(read: ReadDatabase, shopId: string, { from, to }: DaySpan): Promise<number> {
	const [row] = await read.read<{ views: number }>(sql`
		select coalesce(sum(views), 0)::int as views from product_views
		where shop_id = ${shopId} and day between ${from}::date and ${to}::date`);
	return row?.views ?? 0;
}

function seenOf(read: ReadDatabase, shopId: string, { from, to }: DaySpan): Promise<ShopFigures['seen']> {
	const within = sql`shop_id = ${shopId} and day between ${from}::date and ${to}::date`;
	return read.read<ShopFigures['seen'][number]>(sql`
		select most."productId", product.name, product.slug, most.views, coalesce(sold.orders, 0)::int as orders from (
			select product_id as "productId", sum(views)::int as views from product_views where ${within}
			group by 1 order by 2 desc, 1 limit ${figuresConfig.seenShown}
		) most join products product on product.id = most."productId"
		left join (
			select product_id, sum(orders) as orders from shop_product_days where ${within} group by 1
		) sold on sold.product_id = most."productId" order by most.views desc, 1`);
}
