import { beforeEach, describe, expect, test } from 'vitest';
import { findProductPage, getPriceHistory, getVariantsForCart } from '#src/domains/catalog/index.ts';
import { databaseNow } from '#src/platform/context.ts';
import { readOnly } from '#src/platform/db/index.ts';
import { newId } from '#src/shared/ids.ts';
import { addMs, DAY_MS, HOUR_MS } from '#src/shared/time.ts';
import { contextOf, publishedEvents, system, vendor, withoutReplica } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import type { PlanSaleInput } from '../contract.ts';
import { cancelSale, listProductSales, planSale } from '../index.ts';
import { applyDueSalesJob, applySaleJob } from '../jobs/apply-sales.ts';

const database = await testDatabase();
const read = readOnly(database.db);
const worker = contextOf(database, system());

beforeEach(() => database.setClock('0 s'));

async function seller(variants: Parameters<typeof makeProduct>[1] = {}) {
	const shop = await makeShop(database.db);
	const product = await makeProduct(database.db, { shopId: shop.id, ...variants });
	const as = (staffRole: 'admin' | 'support' | 'stock') =>
		withoutReplica(contextOf(database, vendor(shop.ownerId, shop.id, { staffRole })));
	return { shop, product, context: as('admin'), as, variantId: product.variants[0]?.id ?? '' };
}
type Seller = Awaited<ReturnType<typeof seller>>;

const hours = async (count: number): Promise<string> => addMs(await databaseNow(read), count * HOUR_MS).toISOString();

const plan = async (
	{ context, product, variantId }: Seller,
	from: number | null,
	to: number,
	input: Partial<PlanSaleInput> = {},
) =>
	planSale(context, {
		productId: product.id,
		...(from === null ? {} : { startsAt: await hours(from) }),
		endsAt: await hours(to),
		prices: [{ variantId, priceVnd: 80_000 }],
		...input,
	});

const priceOf = async ({ variantId }: Seller) => (await getVariantsForCart(read, [variantId], null)).get(variantId);
async function pageOf({ product }: Seller) {
	const page = await findProductPage(read, product.slug);
	if (page.kind !== 'product') throw new Error(page.kind);
	return page;
}
async function listPrice({ product }: Seller) {
	const { rows } = await database.pool.query('SELECT price_from_vnd, compare_at_vnd FROM products WHERE id = $1', [
		product.id,
	]);
	return rows[0];
}

describe('planSale', () => {
	test('a scheduled price counts from its start to its end by the clock alone, and the page expires at both', async () => {
		const shop = await seller();
		expect(await plan(shop, 2, 4)).toMatchObject({
			ok: true,
			value: { state: 'planned', prices: [{ applies: true }] },
		});
		expect(await priceOf(shop)).toMatchObject({ priceVnd: 100_000, sale: null });
		const before = await pageOf(shop);
		expect(before.freshUntil?.getTime()).toBeLessThanOrEqual(new Date(await hours(2)).getTime());

		await database.setClock('2 hours 1 minute');
		expect(await priceOf(shop)).toMatchObject({ priceVnd: 80_000, sale: { regularVnd: 100_000, left: null } });
		const during = await pageOf(shop);
		expect(during.product.variants).toMatchObject([{ priceVnd: 80_000, sale: { left: null } }]);
		expect(during.freshUntil?.getTime()).toBeLessThanOrEqual(new Date(await hours(2)).getTime());

		await database.setClock('4 hours 1 minute');
		expect(await priceOf(shop)).toMatchObject({ priceVnd: 100_000, sale: null });
	});

	test('a start shows the lowest price of 30 days as reference, tells alerts once, and lists follow', async () => {
		const shop = await seller();
		await plan(shop, 2, 4);
		await database.setClock('2 hours 1 minute');
		await applySaleJob.handle(worker, { productId: shop.product.id });
		await applyDueSalesJob.handle(worker, {});
		expect(await priceOf(shop)).toMatchObject({ compareAtVnd: 100_000 });
		expect(await listPrice(shop)).toEqual({ price_from_vnd: 80_000, compare_at_vnd: 100_000 });
		const told = await publishedEvents<{ productId: string }>(database, 'scheduled_prices.price_started');
		expect(told.filter(({ productId }) => productId === shop.product.id)).toHaveLength(1);

		await database.setClock('5 hours');
		await applyDueSalesJob.handle(worker, {});
		expect(await listPrice(shop)).toEqual({ price_from_vnd: 100_000, compare_at_vnd: null });
		expect(await getPriceHistory(read, shop.product.id)).toMatchObject([
			{ steps: [{ priceVnd: 100_000 }, { priceVnd: 80_000 }, { priceVnd: 100_000, to: null }] },
		]);
	});

	test('a second sale is compared with the lower price of the first', async () => {
		const shop = await seller();
		await plan(shop, null, 1);
		await database.setClock('2 hours');
		await applyDueSalesJob.handle(worker, {});
		await plan(shop, null, 3, { prices: [{ variantId: shop.variantId, priceVnd: 90_000 }] });
		expect(await priceOf(shop)).toMatchObject({ priceVnd: 90_000, compareAtVnd: null });
	});

	test('a new product has no reference price, and a reduction from before the sale does not return', async () => {
		const fresh = await seller({ publishedAt: new Date(Date.now() - DAY_MS) });
		await plan(fresh, null, 1);
		expect(await priceOf(fresh)).toMatchObject({ priceVnd: 80_000, compareAtVnd: null });
		const reduced = await seller();
		await database.pool.query(
			"UPDATE product_variants SET compare_at_vnd = 120000, compare_until = app_now() + interval '20 days' WHERE id = $1",
			[reduced.variantId],
		);
		await plan(reduced, null, 1);
		await database.setClock('2 hours');
		await applyDueSalesJob.handle(worker, {});
		expect(await priceOf(reduced)).toMatchObject({ priceVnd: 100_000, compareAtVnd: null });
	});

	test('a regular price that falls to the sale, or rises above twice of it, ends the reduction', async () => {
		const shop = await seller();
		await plan(shop, null, 1);
		const regular = (priceVnd: number) =>
			database.pool.query('UPDATE product_variants SET price_vnd = $2 WHERE id = $1', [shop.variantId, priceVnd]);
		await regular(70_000);
		expect(await priceOf(shop)).toMatchObject({ priceVnd: 70_000, sale: null });
		await regular(160_001);
		expect(await priceOf(shop)).toMatchObject({ priceVnd: 160_001, sale: null });
		await regular(160_000);
		expect(await priceOf(shop)).toMatchObject({ priceVnd: 80_000 });
	});

	test('sales of a variant never overlap, also when planned at once; adjoining ones are fine', async () => {
		const shop = await seller();
		const both = await Promise.all(Array.from({ length: 5 }, () => plan(shop, 2, 4)));
		expect(both.filter(({ ok }) => ok)).toHaveLength(1);
		const refused = await plan(shop, 3, 5);
		expect(refused).toMatchObject({ error: { code: 'catalog.sale_overlap', kind: 'conflict' } });
		const sales = await listProductSales(shop.context, { productId: shop.product.id });
		const [first] = sales.ok ? sales.value.sales : [];
		expect(await plan(shop, null, 5, { startsAt: first?.endsAt })).toMatchObject({ ok: true });
		const [row] = (await database.pool.query('SELECT * FROM scheduled_prices WHERE sale_id = $1', [first?.id])).rows;
		await expect(
			database.pool.query(
				`INSERT INTO scheduled_prices (id, sale_id, shop_id, product_id, variant_id, price_vnd, starts_at, ends_at,
					created_at, created_by) VALUES ($1, $1, $2, $3, $4, 70000, $5, $6, app_now(), 'test')`,
				[newId(), row.shop_id, row.product_id, row.variant_id, row.starts_at, row.ends_at],
			),
		).rejects.toMatchObject({ constraint: 'scheduled_prices_no_overlap' });
	});

	test('planSale refuses other roles, other shops, drafts and prices that do not fit', async () => {
		const [shop, other] = [await seller(), await seller()];
		expect(await plan({ ...shop, context: shop.as('stock') }, null, 1)).toMatchObject({
			error: { code: 'catalog.sale_role_not_allowed' },
		});
		expect(await plan({ ...shop, context: other.context }, null, 1)).toMatchObject({
			error: { code: 'catalog.sale_not_found' },
		});
		const draft = await seller({ state: 'draft', publishedAt: null });
		expect(await plan(draft, null, 1)).toMatchObject({ error: { code: 'catalog.sale_not_on_sale' } });
		expect(await plan(shop, null, 1, { prices: [{ variantId: shop.variantId, priceVnd: 49_999 }] })).toMatchObject({
			error: { code: 'catalog.sale_price_unfit', details: { minVnd: 50_000, maxVnd: 99_999 } },
		});
		expect(await listProductSales(other.context, { productId: shop.product.id })).toMatchObject({
			error: { code: 'catalog.sale_not_found' },
		});
	});
});

describe('cancelSale', () => {
	test('cancels a planned sale, ends a running one now, and refuses a second time', async () => {
		const shop = await seller();
		const planned = await plan(shop, 2, 4);
		const saleId = planned.ok ? planned.value.id : '';
		expect(await cancelSale(shop.context, { saleId })).toMatchObject({ value: { state: 'cancelled' } });
		expect(await cancelSale(shop.context, { saleId })).toMatchObject({
			error: { code: 'catalog.sale_ended_already' },
		});
		expect(await plan(shop, 2, 4)).toMatchObject({ ok: true });

		const running = await plan(shop, null, 1);
		await database.setClock('10 minutes');
		const ended = await cancelSale(shop.context, { saleId: running.ok ? running.value.id : '' });
		expect(ended).toMatchObject({ value: { state: 'ended' } });
		expect(await priceOf(shop)).toMatchObject({ priceVnd: 100_000, compareAtVnd: null });
		expect(await listPrice(shop)).toEqual({ price_from_vnd: 100_000, compare_at_vnd: null });
	});

	test('cancelSale answers catalog.sale_not_found for sales of other shops', async () => {
		const [shop, other] = [await seller(), await seller()];
		const planned = await plan(shop, 2, 4);
		expect(await cancelSale(other.context, { saleId: planned.ok ? planned.value.id : '' })).toMatchObject({
			error: { code: 'catalog.sale_not_found', kind: 'not_found' },
		});
	});
});
