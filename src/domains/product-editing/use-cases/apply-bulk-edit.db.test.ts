import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { stockItems } from '#src/domains/catalog/db/stock-tables.ts';
import { products, productVariants } from '#src/domains/catalog/db/tables.ts';
import { setStock } from '#src/domains/inventory/index.ts';
import { newShopConfig } from '#src/domains/vendors/contract/shop.ts';
import { newId } from '#src/shared/ids.ts';
import { contextOf, vendor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeDraft, makeProduct } from '#tests/factories/catalog.ts';
import { makeShop, makeTrustedShop } from '#tests/factories/vendors.ts';
import type { BulkEdit, BulkProducts } from '../contract/bulk.ts';
import { listShopProducts } from '../queries/list-shop-products.ts';
import { applyBulkEdit } from './apply-bulk-edit.ts';
import { previewBulkEdit } from './preview-bulk-edit.ts';
import { setPrice } from './prices/set-price.ts';
import { addSection } from './save-section.ts';
import { undoBulk } from './undo-bulk.ts';

const database = await testDatabase();
const { db } = database;

async function seller(staffRole = 'admin') {
	const shop = await makeShop(db);
	const context = contextOf(database, vendor(shop.ownerId, shop.id, { staffRole }));
	const edit = (request: BulkEdit, goods: BulkProducts, bulkId = newId(), after: string | null = null) =>
		applyBulkEdit(context, { bulkId, edit: request, goods, after });
	return { shopId: shop.id, context, edit };
}
const priceOf = async (variantId = '') =>
	(await db.select().from(productVariants).where(eq(productVariants.id, variantId)))[0]?.priceVnd;
const stockOf = async (variantId = '') =>
	(await db.select().from(stockItems).where(eq(stockItems.variantId, variantId)))[0]?.onHand;
const stateOf = async (id: string) => (await db.select().from(products).where(eq(products.id, id)))[0]?.state;
const dearer: BulkEdit = { kind: 'price', how: 'percent', value: 10, roundTo: 1000 };

test('editMany makes the changes that previewMany announced, and undoBulk reverts them', async () => {
	const { shopId, context, edit } = await seller();
	const [hat, cup] = [
		await makeProduct(db, { shopId, name: 'Nón lá', variants: [{}, { priceVnd: 250_000 }] }),
		await makeProduct(db, { shopId, name: 'Chén' }),
	];
	const goods = { ids: [hat.id, cup.id] };
	expect(await previewBulkEdit(context, { edit: dearer, goods })).toMatchObject({
		value: {
			products: 2,
			changes: 3,
			waiting: 0,
			refused: [],
			samples: expect.arrayContaining([{ name: 'Chén', label: '', from: '100000', to: '110000' }]),
		},
	});
	const bulkId = newId();
	expect(await edit(dearer, goods, bulkId)).toMatchObject({
		value: { products: 2, changed: 3, refused: 0, after: null },
	});
	expect(await priceOf(hat.variants[1]?.id)).toBe(275_000);
	expect(await undoBulk(context, { bulkId })).toMatchObject({ value: { restored: 3, kept: 0, isAll: true } });
	expect(await priceOf(hat.variants[1]?.id)).toBe(250_000);
	expect(await undoBulk(context, { bulkId })).toMatchObject({ value: { restored: 0, kept: 0 } });
});

test('a repeated batch changes nothing, and undoBulk restores the values from before the first batch', async () => {
	const { shopId, context, edit } = await seller();
	const { id, variants } = await makeProduct(db, { shopId, variants: [{ priceVnd: 200_000 }] });
	const variantId = variants[0]?.id ?? '';
	const bulkId = newId();
	const stockId = newId();
	const whole = { value: { products: 1, changed: 1, waiting: 0, refused: 0 } };
	for (const _time of [1, 2]) {
		expect(await edit(dearer, { ids: [id] }, bulkId)).toMatchObject(whole);
		expect(await edit({ kind: 'stock', how: 'add', value: 5 }, { ids: [id] }, stockId)).toMatchObject(whole);
	}
	expect([await priceOf(variantId), await stockOf(variantId)]).toEqual([220_000, 15]);
	expect(await undoBulk(context, { bulkId })).toMatchObject({ value: { restored: 1, kept: 0 } });
	expect(await undoBulk(context, { bulkId: stockId })).toMatchObject({ value: { restored: 1, kept: 0 } });
	expect([await priceOf(variantId), await stockOf(variantId)]).toEqual([200_000, 10]);
});

test('undoBulk skips values that were changed since', async () => {
	const { shopId, context, edit } = await seller();
	const [one, two] = [await makeProduct(db, { shopId }), await makeProduct(db, { shopId })];
	const [first, second] = [one.variants[0]?.id ?? '', two.variants[0]?.id ?? ''];
	const bulkId = newId();
	await edit({ kind: 'stock', how: 'add', value: 5 }, { filter: {} }, bulkId);
	await setStock(context, { variantId: first, onHand: 99 });
	expect(await undoBulk(context, { bulkId })).toMatchObject({ value: { restored: 1, kept: 1 } });
	expect([await stockOf(first), await stockOf(second)]).toEqual([99, 10]);
	const priced = newId();
	await edit(dearer, { filter: {} }, priced);
	await setPrice(context, { variantId: first, priceVnd: 120_000 });
	expect(await undoBulk(context, { bulkId: priced })).toMatchObject({ value: { restored: 1, kept: 1 } });
	expect([await priceOf(first), await priceOf(second)]).toEqual([120_000, 100_000]);
});

test('undoBulk fails after ten minutes and returns catalog.not_found for another shop', async () => {
	const { shopId, context, edit } = await seller();
	const other = await seller();
	const product = await makeProduct(db, { shopId });
	const bulkId = newId();
	await edit({ kind: 'shown', change: 'hide' }, { ids: [product.id] }, bulkId);
	expect(await undoBulk(other.context, { bulkId })).toMatchObject({ error: { code: 'catalog.not_found' } });
	await database.setClock('11 minutes');
	expect(await undoBulk(context, { bulkId })).toMatchObject({ error: { code: 'catalog.undo_too_late' } });
	await database.setClock('0 minutes');
	expect(await undoBulk(context, { bulkId })).toMatchObject({ value: { restored: 1 } });
	expect(await stateOf(product.id)).toBe('published');
});

test('editMany makes a price change of more than half pending, and undoBulk withdraws it', async () => {
	const { shopId, context, edit } = await seller();
	const product = await makeProduct(db, { shopId });
	const cheap: BulkEdit = { kind: 'price', how: 'set', value: 20_000, roundTo: 1 };
	const bulkId = newId();
	expect(await edit(cheap, { ids: [product.id] }, bulkId)).toMatchObject({ value: { changed: 0, waiting: 1 } });
	expect(await edit(cheap, { ids: [product.id] })).toMatchObject({ value: { changed: 0, waiting: 0, refused: 1 } });
	expect(await undoBulk(context, { bulkId })).toMatchObject({ value: { restored: 1 } });
	expect(await edit(cheap, { ids: [product.id] })).toMatchObject({ value: { waiting: 1 } });
	expect(await priceOf(product.variants[0]?.id)).toBe(100_000);
});

test('editMany with a filter handles all matching products in batches, each product once', async () => {
	const { shopId, context, edit } = await seller();
	for (let made = 0; made < 103; made += 1) await makeProduct(db, { shopId, searchText: `non la ${made}` });
	await makeProduct(db, { shopId, searchText: 'chen' });
	const bulkId = newId();
	const hide: BulkEdit = { kind: 'shown', change: 'hide' };
	const goods = { filter: { q: 'nón', state: 'published' as const } };
	const first = await edit(hide, goods, bulkId);
	expect(first).toMatchObject({ value: { products: 100, changed: 100, after: expect.any(String) } });
	const second = await edit(hide, goods, bulkId, first.ok ? first.value.after : null);
	expect(second).toMatchObject({ value: { products: 3, changed: 3, after: null } });
	const hidden = await listShopProducts(context, { state: 'hidden', sort: 'newest', limit: 100 });
	expect(hidden.items).toHaveLength(100);
	expect(await undoBulk(context, { bulkId })).toMatchObject({ value: { restored: 100, isAll: false } });
	expect(await undoBulk(context, { bulkId })).toMatchObject({ value: { restored: 3, isAll: true } });
});

test('a repeated batch returns its first result although its filter matches other products by then', async () => {
	const { shopId, context, edit } = await seller();
	for (let made = 0; made < 103; made += 1) await makeProduct(db, { shopId });
	const waits = await makeProduct(db, { shopId });
	const bulkId = newId();
	const hide: BulkEdit = { kind: 'shown', change: 'hide' };
	const goods = { filter: { state: 'published' as const } };
	await edit(hide, goods, bulkId);
	expect(await edit(hide, goods, bulkId)).toMatchObject({ value: { products: 104, changed: 104, after: null } });
	expect(await edit(hide, goods, bulkId, waits.id)).toMatchObject({ value: { products: 103, changed: 103 } });
	expect(await undoBulk(context, { bulkId })).toMatchObject({ value: { restored: 100 } });
	const cheap: BulkEdit = { kind: 'price', how: 'set', value: 20_000, roundTo: 1 };
	const cheapId = newId();
	const answers = [await edit(cheap, { ids: [waits.id] }, cheapId), await edit(cheap, { ids: [waits.id] }, cheapId)];
	for (const answer of answers) expect(answer).toMatchObject({ value: { changed: 0, waiting: 1, refused: 0 } });
});

test('editMany adds products to a section and removes them from it', async () => {
	const { shopId, context, edit } = await seller();
	const product = await makeProduct(db, { shopId });
	const added = await addSection(context, { name: 'Hàng mới' });
	const sectionId = (added.ok && added.value.items[0]?.id) || expect.fail();
	const bulkId = newId();
	await edit({ kind: 'section', sectionId, isIn: true }, { ids: [product.id] }, bulkId);
	const inside = () => listShopProducts(context, { section: sectionId, sort: 'newest', limit: 5 });
	expect((await inside()).items).toHaveLength(1);
	await undoBulk(context, { bulkId });
	expect((await inside()).items).toHaveLength(0);
});

test('editMany ignores products of another shop', async () => {
	const [own, other] = [await seller(), await seller()];
	const foreign = await makeProduct(db, { shopId: other.shopId });
	expect(await own.edit(dearer, { ids: [foreign.id] })).toMatchObject({ value: { products: 0, changed: 0 } });
	expect(await priceOf(foreign.variants[0]?.id)).toBe(100_000);
});

test.each([
	['stock', dearer, false],
	['stock', { kind: 'stock', how: 'set', value: 3 }, true],
	['support', { kind: 'stock', how: 'set', value: 3 }, false],
	['accounting', { kind: 'shown', change: 'hide' }, false],
] as const)('editMany as staff role %s with %o is allowed: %s', async (role, request, isAllowed) => {
	const { shopId, edit } = await seller(role);
	const product = await makeProduct(db, { shopId });
	const answer = await edit(request, { ids: [product.id] });
	if (isAllowed) expect(answer).toMatchObject({ ok: true });
	else expect(answer).toMatchObject({ error: { code: 'catalog.role_not_allowed' } });
});

test('twenty concurrent edits of the same products are each applied in full, and stock never drops below its reservations', async () => {
	const { shopId, context, edit } = await seller();
	const made = await Promise.all(Array.from({ length: 8 }, () => makeProduct(db, { shopId })));
	await db
		.update(stockItems)
		.set({ reserved: 4 })
		.where(eq(stockItems.variantId, made[0]?.variants[0]?.id ?? ''));
	await database.warm(20);
	const minus: BulkEdit = { kind: 'stock', how: 'add', value: -1 };
	const answers = await Promise.all(
		Array.from({ length: 20 }, (_, turn) =>
			turn % 5 === 0
				? setPrice(context, { variantId: made[turn % 8]?.variants[0]?.id ?? '', priceVnd: 90_000 + turn * 1000 })
				: edit(minus, { filter: {} }),
		),
	);
	expect(answers.every(({ ok }) => ok)).toBe(true);
	expect(await Promise.all(made.map(({ variants }) => stockOf(variants[0]?.id)))).toEqual([4, 0, 0, 0, 0, 0, 0, 0]);
});

test('editMany submits drafts each with their own check, and previewMany counts drafts without a picture as refused', async () => {
	const shop = await makeTrustedShop(db);
	const context = contextOf(database, vendor(shop.ownerId, shop.id));
	const [good, doubtful] = [
		await makeDraft(db, { shopId: shop.id }),
		await makeDraft(db, { shopId: shop.id, name: 'Giày super fake' }),
	];
	const bare = await makeProduct(db, { shopId: shop.id, state: 'draft', publishedAt: null });
	const goods = { ids: [good.id, doubtful.id, bare.id] };
	const edit = { kind: 'shown', change: 'publish' } as const;
	expect(await previewBulkEdit(context, { edit, goods })).toMatchObject({
		value: { products: 3, changes: 2, refused: [{ why: 'picture_missing', count: 1 }] },
	});
	const request = { bulkId: newId(), edit, goods, after: null };
	for (const _time of [1, 2]) expect(await applyBulkEdit(context, request)).toMatchObject({ value: { changed: 2 } });
	const states = () => Promise.all([good, doubtful, bare].map(({ id }) => stateOf(id)));
	expect(await states()).toEqual(['published', 'pending', 'draft']);
	const { rows } = await database.pool.query<{ id: string; after: string }>(
		'SELECT subject_id AS id, after FROM bulk_edit_lines WHERE bulk_id = $1',
		[request.bulkId],
	);
	const became = new Map(rows.map(({ id, after }) => [id, after]));
	expect([good, doubtful].map(({ id }) => became.get(id))).toEqual(['published', 'pending']);
	expect(await undoBulk(context, { bulkId: request.bulkId })).toMatchObject({ value: { restored: 0, kept: 2 } });
	expect(await states()).toEqual(['published', 'pending', 'draft']);
});

test('editMany submits no more drafts of a new shop than its listing limit allows', async () => {
	const { shopId, context, edit } = await seller();
	for (let count = 2; count < newShopConfig.listingsMax; count += 1) await makeProduct(db, { shopId });
	const drafts = [];
	for (let count = 0; count < 5; count += 1) drafts.push((await makeDraft(db, { shopId })).id);
	const submitForReview = { kind: 'shown', change: 'publish' } as const;
	expect(await previewBulkEdit(context, { edit: submitForReview, goods: { ids: drafts } })).toMatchObject({
		value: { changes: 2, refused: [{ why: 'listing_limit', count: 3 }] },
	});
	expect(await edit(submitForReview, { ids: drafts })).toMatchObject({ value: { changed: 2, refused: 3 } });
	const states = await Promise.all(drafts.map(stateOf));
	expect(states.filter((state) => state === 'pending')).toHaveLength(2);
	expect(states.filter((state) => state === 'draft')).toHaveLength(3);
});

test('a shop that may not publish gets the reason from previewMany and editMany, while other edits work', async () => {
	const edit = { kind: 'shown', change: 'publish' } as const;
	const shops = [
		[await makeTrustedShop(db, { capabilities: ['freight'] }), 'approved', 'catalog.goods_not_sold'],
		[await makeTrustedShop(db, { isListingCapped: true }), 'approved', 'catalog.listing_capped'],
		[await makeTrustedShop(db), 'suspended', 'catalog.shop_not_open'],
	] as const;
	for (const [shop, shopState, code] of shops) {
		const context = contextOf(database, vendor(shop.ownerId, shop.id, { shopState }));
		const { id } = await makeDraft(db, { shopId: shop.id });
		const goods = { ids: [id] };
		expect(await previewBulkEdit(context, { edit, goods })).toMatchObject({ error: { code } });
		expect(await applyBulkEdit(context, { bulkId: newId(), edit, goods, after: null })).toMatchObject({
			error: { code },
		});
		expect(await stateOf(id)).toBe('draft');
		expect(await previewBulkEdit(context, { edit: dearer, goods })).toMatchObject({ value: { changes: 1 } });
		const helper = contextOf(database, vendor(shop.ownerId, shop.id, { shopState, staffRole: 'stock' }));
		const notTheirs = { error: { code: 'catalog.role_not_allowed' } };
		expect(await previewBulkEdit(helper, { edit, goods })).toMatchObject(notTheirs);
		expect(await applyBulkEdit(helper, { bulkId: newId(), edit, goods, after: null })).toMatchObject(notTheirs);
	}
});
