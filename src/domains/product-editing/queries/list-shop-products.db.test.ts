import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stockItems } from '#src/domains/catalog/db/stock-tables.ts';
import { products } from '#src/domains/catalog/db/tables.ts';
import { newId } from '#src/shared/ids.ts';
import { contextOf, vendor, withoutReplica } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { categoryId, makeProduct } from '#tests/factories/catalog.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import type { ShopProductFilter, ShopProductSort } from '../contract/product-list.ts';
import { fillSection } from '../use-cases/fill-section.ts';
import { setPrice } from '../use-cases/prices/set-price.ts';
import { addSection } from '../use-cases/save-section.ts';
import { countOwnProducts } from './count-own-products.ts';
import { listShopProducts } from './list-shop-products.ts';

const database = await testDatabase();
const { db } = database;

async function seller() {
	const shop = await makeShop(db);
	const context = withoutReplica(contextOf(database, vendor(shop.ownerId, shop.id)));
	const names = async (filter: ShopProductFilter, sort: ShopProductSort = 'newest') =>
		(await listShopProducts(context, { ...filter, sort, limit: 50 })).items.map(({ name }) => name);
	return { context, names, shopId: shop.id };
}

async function stocked() {
	const { shopId, ...own } = await seller();
	const pot = await makeProduct(db, { shopId, name: 'Ấm trà men lam', searchText: 'am tra men lam', soldCount: 9 });
	const cup = await makeProduct(db, {
		shopId,
		name: 'Chén trà',
		searchText: 'chen tra',
		priceFromVnd: 20_000,
		priceToVnd: 90_000,
		soldCount: 30,
		variants: [{ stock: 3, sku: 'CHEN-XANH' }, { stock: 40 }, {}, {}],
	});
	const plate = await makeProduct(db, {
		shopId,
		name: 'Đĩa sứ',
		searchText: 'dia su',
		priceFromVnd: 60_000,
		variants: [{ stock: 0 }],
		categoryId: await categoryId(db, 'do-gom-su').catch(() => categoryId(db)),
	});
	const tray = await makeProduct(db, {
		shopId,
		name: 'Khay gỗ',
		searchText: 'khay go',
		state: 'rejected',
		stateReason: 'Ảnh không rõ',
	});
	return { ...own, shopId, pot, cup, plate, tray };
}

test('listShopProducts finds products by text in any order, with or without tone marks, and by SKU', async () => {
	const { names } = await stocked();
	for (const q of ['trà', 'TRA', ' tra ']) expect(await names({ q })).toEqual(['Chén trà', 'Ấm trà men lam']);
	expect(await names({ q: 'lam am' })).toEqual(['Ấm trà men lam']);
	expect(await names({ q: 'đĩa' })).toEqual(['Đĩa sứ']);
	expect(await names({ q: 'chen-xanh' })).toEqual(['Chén trà']);
	for (const q of ["%' or 1=1 --", '_', '\\']) expect(await names({ q })).toEqual([]);
});

test('listShopProducts finds a renamed product by its new name, and any part of an SKU', async () => {
	const { names, pot } = await stocked();
	await db.update(products).set({ searchText: 'binh gom' }).where(eq(products.id, pot.id));
	expect(await names({ q: 'lam' })).toEqual([]);
	expect(await names({ q: 'bình gốm' })).toEqual(['Ấm trà men lam']);
	for (const q of ['N-XA', 'en-x', 'HEN']) expect(await names({ q })).toEqual(['Chén trà']);
	expect(await names({ q: 'chen_xanh' })).toEqual([]);
});

test('listShopProducts filters by state, stock, category, section and waiting changes', async () => {
	const { context, names, pot, cup, plate } = await stocked();
	expect(await names({ state: 'rejected' })).toEqual(['Khay gỗ']);
	expect(await names({ stock: 'none' })).toEqual(['Đĩa sứ']);
	expect(await names({ stock: 'low' })).toEqual(['Chén trà']);
	expect(await names({ stock: 'enough' })).toEqual(['Khay gỗ', 'Ấm trà men lam']);
	expect(await names({ category: plate.categoryId, stock: 'none' })).toEqual(['Đĩa sứ']);
	const added = await addSection(context, { name: 'Ấm chén' });
	const section = (added.ok && added.value.items[0]?.id) || expect.fail();
	await fillSection(context, { sectionId: section, productIds: [pot.id], isIn: true });
	expect(await names({ section })).toEqual(['Ấm trà men lam']);
	await setPrice(context, { variantId: cup.variants[1]?.id ?? '', priceVnd: 900_000 });
	expect(await names({ waiting: true })).toEqual(['Chén trà']);
	expect(await countOwnProducts(context)).toMatchObject({
		total: 4,
		waiting: 1,
		soldOut: 1,
		sections: [{ id: section, products: 1 }],
		states: expect.arrayContaining([
			{ state: 'published', products: 3 },
			{ state: 'rejected', products: 1 },
		]),
	});
});

test("listShopProducts returns nothing for another shop's section or an unknown category", async () => {
	const [own, other] = [await stocked(), await stocked()];
	const added = await addSection(other.context, { name: 'Của người khác' });
	const section = (added.ok && added.value.items[0]?.id) || expect.fail();
	await fillSection(other.context, { sectionId: section, productIds: [other.pot.id], isIn: true });
	expect(await own.names({ section })).toEqual([]);
	expect(await own.names({ category: newId() })).toEqual([]);
	expect(await own.names({})).toHaveLength(4);
});

test.each<[ShopProductSort, readonly string[]]>([
	['newest', ['Khay gỗ', 'Đĩa sứ', 'Chén trà', 'Ấm trà men lam']],
	['name', ['Ấm trà men lam', 'Chén trà', 'Đĩa sứ', 'Khay gỗ']],
	['price', ['Chén trà', 'Đĩa sứ', 'Khay gỗ', 'Ấm trà men lam']],
	['stock', ['Đĩa sứ', 'Chén trà', 'Khay gỗ', 'Ấm trà men lam']],
	['sold', ['Chén trà', 'Ấm trà men lam', 'Khay gỗ', 'Đĩa sứ']],
])('listShopProducts sorted by %s returns each product once across pages', async (sort, expected) => {
	const { context, names } = await stocked();
	expect(await names({}, sort)).toEqual(expected);
	const found: string[] = [];
	let cursor: string | null = null;
	do {
		const page: Awaited<ReturnType<typeof listShopProducts>> = await listShopProducts(context, {
			sort,
			limit: 1,
			...(cursor && { cursor }),
		});
		found.push(...page.items.map(({ name }) => name));
		cursor = page.nextCursor;
	} while (cursor);
	expect(found).toEqual(expected);
	const strange = await listShopProducts(context, { sort, limit: 1, cursor: btoa('["sold","x","y"]') });
	expect(strange.items.map(({ name }) => name)).toEqual(expected.slice(0, 1));
});

test('a row of listShopProducts contains state, reason, stock, prices, sales and SKUs', async () => {
	const { context } = await stocked();
	const { items } = await listShopProducts(context, { sort: 'newest', limit: 10 });
	expect(items[0]).toMatchObject({ name: 'Khay gỗ', state: 'rejected', reason: 'Ảnh không rõ', waits: null });
	expect(items[2]).toMatchObject({
		variants: 4,
		available: 63,
		least: 3,
		stock: 'low',
		soldCount: 30,
		priceFromVnd: 20_000,
		priceToVnd: 90_000,
		skus: ['CHEN-XANH', expect.any(String), expect.any(String)],
	});
});

test('sorting by stock returns the same order with and without the index', async () => {
	const { context, names, shopId } = await stocked();
	const amounts = fc.record({ stock: fc.integer({ min: 0, max: 4 }), isOnSale: fc.boolean() });
	const goods = fc.sample(fc.array(amounts, { minLength: 1, maxLength: 3 }), { numRuns: 30, seed: 13 });
	for (const [at, variants] of goods.entries())
		await makeProduct(db, { shopId, name: `Hàng ${at}`, searchText: `hang ${at} tra`, variants });
	const walked = await names({}, 'stock');
	expect(walked).toHaveLength(34);
	const counted = await listShopProducts(context, { sort: 'stock', limit: 50, q: ' ' });
	expect(counted.items.map(({ name }) => name)).toEqual(walked);
	const keys = counted.items.map(({ least }) => least);
	expect(keys).toEqual(keys.toSorted((a, b) => a - b));
	const some = (await listShopProducts(context, { sort: 'stock', limit: 50, q: 'tra' })).items;
	const shown = new Set(some.map(({ name }) => name));
	expect(some.map(({ name }) => name)).toEqual(walked.filter((name) => shown.has(name)));
	expect(await names({ state: 'rejected' }, 'stock')).toEqual(['Khay gỗ']);
});

test('drafts among many other products are found in order of name and of stock, page by page', async () => {
	const { context, shopId } = await stocked();
	const drafts = ['Xôi gấc', 'Áo dài', 'Đèn lồng'];
	for (const [at, name] of drafts.entries())
		await makeProduct(db, {
			shopId,
			name,
			state: 'draft',
			publishedAt: null,
			searchText: ['xoi gac', 'ao dai', 'den long'][at] ?? '',
			variants: [{ stock: 50 - at }, { stock: 90 }],
		});
	const all = async (sort: ShopProductSort) => {
		const found: string[] = [];
		let cursor: string | null = null;
		do {
			const page: Awaited<ReturnType<typeof listShopProducts>> = await listShopProducts(context, {
				sort,
				state: 'draft',
				limit: 1,
				...(cursor && { cursor }),
			});
			found.push(...page.items.map(({ name }) => name));
			cursor = page.nextCursor;
		} while (cursor);
		return found;
	};
	expect(await all('name')).toEqual(['Áo dài', 'Đèn lồng', 'Xôi gấc']);
	expect(await all('stock')).toEqual(['Đèn lồng', 'Áo dài', 'Xôi gấc']);
});

test('a stock row contains its shop and product', async () => {
	const { pot, shopId } = await stocked();
	const rows = await db
		.select()
		.from(stockItems)
		.where(eq(stockItems.variantId, pot.variants[0]?.id ?? ''));
	expect(rows).toMatchObject([{ shopId, productId: pot.id }]);
});

test('listShopProducts names a running sale before a planned one', async () => {
	const { context, shopId } = await seller();
	const product = await makeProduct(db, { shopId });
	const sale = async () =>
		(await listShopProducts(context, { sort: 'newest', limit: 50 })).items.find(({ id }) => id === product.id)?.sale;
	const plan = (from: string, to: string) =>
		database.pool.query(
			`INSERT INTO scheduled_prices (id, sale_id, shop_id, product_id, variant_id, price_vnd, starts_at, ends_at,
				created_at, created_by)
			VALUES ($1, $1, $2, $3, $4, 80000, app_now() + $5::interval, app_now() + $6::interval, app_now(), 'test')`,
			[newId(), shopId, product.id, product.variants[0]?.id, from, to],
		);
	expect(await sale()).toBeNull();
	await plan('2 hours', '3 hours');
	expect(await sale()).toBe('planned');
	await plan('-1 hour', '1 hour');
	expect(await sale()).toBe('running');
});
