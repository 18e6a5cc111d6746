import { expect, test } from 'vitest';
import type { CreateProductInput } from '#src/domains/catalog/contract/product.ts';
import { getVariantsForCart, recordSales } from '#src/domains/catalog/index.ts';
import { reserveStock, setStock } from '#src/domains/inventory/index.ts';
import { transact } from '#src/platform/context.ts';
import { codeOf } from '#tests/code-of.ts';
import { contextOf, vendor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { categoryId } from '#tests/factories/catalog.ts';
import { makePicture } from '#tests/factories/pictures.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import { createProduct } from './create-product.ts';
import { setPrice } from './prices/set-price.ts';
import { publishProduct } from './publish-product.ts';

const database = await testDatabase();
const rice = await categoryId(database.db);

async function shopkeeper() {
	const shop = await makeShop(database.db);
	return contextOf(database, vendor(shop.ownerId, shop.id));
}
type Shopkeeper = Awaited<ReturnType<typeof shopkeeper>>;

const form = (more: Partial<CreateProductInput> = {}): CreateProductInput => ({
	categoryId: rice,
	name: 'Gạo nếp nương túi vải',
	description: 'Gạo nếp nương hạt tròn, thơm, dẻo; đóng túi vải 2 kg tại ruộng.',
	optionNames: ['Khối lượng'],
	variants: ['2 kg', '5 kg'].map((weight, index) => ({
		optionValues: [weight],
		sku: `NEP-${weight}`,
		priceVnd: 90_000 + index * 100_000,
		weightG: 2000,
		stock: 10,
	})),
	pictures: [],
	prepDays: 1,
	...more,
});

async function onSale(seller: Shopkeeper, more: Partial<CreateProductInput> = {}): Promise<string> {
	const created = await createProduct(seller, form(more));
	if (!created.ok) throw new Error(created.error.code);
	await database.pool.query(`UPDATE products SET state = 'published', published_at = app_now() WHERE id = $1`, [
		created.value.id,
	]);
	return created.value.variantIds[0] ?? '';
}

test('createProduct makes a draft that is not for sale, and publishProduct submits it once', async () => {
	const seller = await shopkeeper();
	const pictures = [{ hash: (await makePicture(database.db)).hash, alt: 'Túi gạo' }];
	const created = await createProduct(seller, form({ pictures }));
	if (!created.ok) throw new Error(created.error.code);
	const [variantId = ''] = created.value.variantIds;
	expect((await getVariantsForCart(seller.read, [variantId], null)).get(variantId)?.unavailable).toBe('not_on_sale');
	const answer = await publishProduct(seller, { productId: created.value.id });
	expect(answer).toMatchObject({ ok: true, value: { state: expect.stringMatching(/^(published|pending)$/) } });
	expect(codeOf(await publishProduct(seller, { productId: created.value.id }))).toBe('catalog.state_refuses');
});

test('two products with the same name get two slugs', async () => {
	const seller = await shopkeeper();
	const second = form();
	const [a, b] = [
		await createProduct(seller, form()),
		await createProduct(seller, { ...second, variants: second.variants.map((v) => ({ ...v, sku: `${v.sku}-B` })) }),
	];
	if (!a.ok || !b.ok) throw new Error('not created');
	expect(a.value.slug).not.toBe(b.value.slug);
});

test('five concurrent createProduct calls with one SKU create one product, the others return catalog.sku_taken', async () => {
	const seller = await shopkeeper();
	const answers = await Promise.all(Array.from({ length: 5 }, () => createProduct(seller, form())));
	expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
	expect(new Set(answers.filter(({ ok }) => !ok).map(codeOf))).toEqual(new Set(['catalog.sku_taken']));
});

test('createProduct returns catalog.shop_not_open for a suspended shop', async () => {
	const shop = await makeShop(database.db, { state: 'suspended' });
	const seller = contextOf(database, vendor(shop.ownerId, shop.id, { shopState: 'suspended' }));
	expect(codeOf(await createProduct(seller, form()))).toBe('catalog.shop_not_open');
});

test('createProduct rejects a top-level category and pictures of others', async () => {
	const { rows } = await database.pool.query<{ id: string }>(
		'SELECT id FROM categories WHERE parent_id IS NULL LIMIT 1',
	);
	const seller = await shopkeeper();
	expect(codeOf(await createProduct(seller, form({ categoryId: rows[0]?.id ?? '' })))).toBe('catalog.category_unknown');
	const pictures = [{ hash: 'a'.repeat(32), alt: 'Túi gạo' }];
	expect(codeOf(await createProduct(seller, form({ pictures })))).toBe('catalog.picture_unknown');
});

test('setPrice compares a reduction with the lowest price of the last thirty days', async () => {
	const seller = await shopkeeper();
	const variantId = await onSale(seller);
	await database.setClock('8 days');
	expect(await setPrice(seller, { variantId, priceVnd: 80_000 })).toEqual({
		ok: true,
		value: { compareAtVnd: 90_000, isPending: false },
	});
	await database.setClock('0 s');
	for (const priceVnd of [120_000, 100_000])
		expect(await setPrice(seller, { variantId, priceVnd })).toMatchObject({ value: { compareAtVnd: null } });
});

test('setStock returns catalog.stock_below_reserved when the stock would be less than the reservations', async () => {
	const seller = await shopkeeper();
	const variantId = await onSale(seller);
	const order = { type: 'order' as const, id: seller.request.id };
	await transact(seller, (scope) => reserveStock(scope, [{ source: order, variantId, quantity: 4 }], null));
	expect(await setStock(seller, { variantId, onHand: 3 })).toMatchObject({
		error: { code: 'catalog.stock_below_reserved', details: { reserved: 4 } },
	});
	expect(await setStock(seller, { variantId, onHand: 6 })).toEqual({ ok: true, value: { available: 2 } });
});

test('setPrice and setStock return catalog.not_found for a product of another shop', async () => {
	const [owner, stranger] = [await shopkeeper(), await shopkeeper()];
	const variantId = await onSale(owner);
	expect(codeOf(await setPrice(stranger, { variantId, priceVnd: 1000 }))).toBe('catalog.not_found');
	expect(codeOf(await setStock(stranger, { variantId, onHand: 0 }))).toBe('catalog.not_found');
});

test('recordSales adds the sales of all variants to their product', async () => {
	const seller = await shopkeeper();
	const created = await createProduct(seller, form());
	if (!created.ok) throw new Error(created.error.code);
	const [small = '', large = ''] = created.value.variantIds;
	await transact(seller, async (scope) => {
		const lines = [small, large, small].map((variantId) => ({ variantId, quantity: 2 }));
		return { ok: true, value: await recordSales(scope, lines) };
	});
	const { rows } = await database.pool.query('SELECT sold_count FROM products WHERE id = $1', [created.value.id]);
	expect(rows).toEqual([{ sold_count: 6 }]);
});

test('createProduct links a picture to the variant that it shows', async () => {
	const seller = await shopkeeper();
	const hash = 'c'.repeat(32);
	await database.pool.query(
		`INSERT INTO pictures (id, hash, width, height, placeholder, created_at)
		VALUES ($1, $2, 1200, 1200, 'data:,', app_now())`,
		[seller.request.id, hash],
	);
	const pictures = [{ hash, alt: 'Túi 5 kg', variant: 1 }];
	const created = await createProduct(seller, form({ pictures }));
	if (!created.ok) throw new Error(created.error.code);
	const { rows } = await database.pool.query('SELECT variant_id FROM product_pictures WHERE product_id = $1', [
		created.value.id,
	]);
	expect(rows).toEqual([{ variant_id: created.value.variantIds[1] }]);
});
