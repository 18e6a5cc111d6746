import { sql } from 'drizzle-orm';
import { saveVoucher } from '#src/domains/promotions/index.ts';
import type { PlanSaleInput } from '#src/domains/scheduled-prices/contract.ts';
import { planSale } from '#src/domains/scheduled-prices/index.ts';
import type { SystemActor } from '#src/platform/actor.ts';
import { type Context, databaseNow } from '#src/platform/context.ts';
import { addMs, HOUR_MS } from '#src/shared/time.ts';
import { expectOk, memberActor, vendorActor } from './in-the-past.ts';
import { CUSTOMERS } from './people.ts';
import { shopByIndex } from './shops.ts';

type Sale = {
	readonly percent: number;
	readonly startsInHours: number | null;
	readonly hours: number;
	readonly limits: Pick<PlanSaleInput, 'quantityLimit' | 'customerLimit'>;
};
/** By shop: two running sales, one of them limited, and one that starts tomorrow. */
const SALES: readonly Sale[] = [
	{ percent: 15, startsInHours: null, hours: 6 * 24, limits: {} },
	{ percent: 20, startsInHours: null, hours: 20, limits: { quantityLimit: 12, customerLimit: 2 } },
	{ percent: 10, startsInHours: 26, hours: 48, limits: {} },
];
const SAVED = ['GIAM15K', 'CHAOBAN'];
const ROUNDED_VND = 1000;
const PER_CENT = 100;
/** The reference price needs a week on sale, and the stock must last for the limited units. */
const STOCK_MIN = 30;
const ADVERTISED_DAYS = 45;

type Row = {
	readonly productId: string;
	readonly variants: readonly { readonly id: string; readonly priceVnd: number }[];
};

export async function loadSales(context: Context<SystemActor>): Promise<void> {
	const [{ planned } = { planned: 0 }] = await context.read.read<{ planned: number }>(
		sql`select count(*)::int as planned from scheduled_prices`,
	);
	if (planned === 0) for (const [place, sale] of SALES.entries()) await loadSale(context, place, sale);
	await saveVouchers(context);
}

async function loadSale(context: Context<SystemActor>, place: number, sale: Sale): Promise<void> {
	const shop = await shopByIndex(context.read, place);
	const [product] = await context.read.read<Row>(sql`
		select product.id as "productId",
			json_agg(json_build_object('id', variant.id, 'priceVnd', variant.price_vnd)) as variants
		from products product
		join product_variants variant on variant.product_id = product.id and variant.is_on_sale
		join stock_items stock on stock.variant_id = variant.id
		where product.shop_id = ${shop.id} and product.state = 'published' and product.compare_at_vnd is null
			and product.published_at < app_now() - make_interval(days => ${ADVERTISED_DAYS})
		group by product.id having min(stock.on_hand - stock.reserved) >= ${STOCK_MIN} and min(variant.price_vnd) > 30000
		order by product.sold_count desc, product.id limit 1`);
	if (!product) return;
	const startsAt = addMs(await databaseNow(context.fresh), (sale.startsInHours ?? 0) * HOUR_MS);
	const prices = product.variants.map(({ id: variantId, priceVnd }) => ({
		variantId,
		priceVnd: Math.ceil((priceVnd * (PER_CENT - sale.percent)) / PER_CENT / ROUNDED_VND) * ROUNDED_VND,
	}));
	const planned = await planSale(
		{ ...context, actor: vendorActor(shop.ownerId, shop.id) },
		{
			productId: product.productId,
			...(sale.startsInHours === null ? {} : { startsAt: startsAt.toISOString() }),
			endsAt: addMs(startsAt, sale.hours * HOUR_MS).toISOString(),
			prices,
			...sale.limits,
		},
	);
	expectOk(planned, `sale of ${shop.id}`);
}

async function saveVouchers(context: Context<SystemActor>): Promise<void> {
	const [person] = await context.read.read<{ id: string }>(
		sql`select id from customers where email_normalised = ${CUSTOMERS[0]?.email ?? ''}`,
	);
	if (!person) return;
	const rows = await context.read.read<{ id: string }>(
		sql`select id from vouchers where code = any(${sql.param([...SAVED])}::text[]) and ended_at is null`,
	);
	const buyer = { ...context, actor: memberActor(person.id) };
	for (const { id: voucherId } of rows) expectOk(await saveVoucher(buyer, { voucherId, isSaved: true }), voucherId);
}
