import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { deleteAdvertisedPrices } from '#src/domains/catalog/db/display-price-repository.ts';
import { stockItems } from '#src/domains/catalog/db/stock-tables.ts';
import { products, productVariants } from '#src/domains/catalog/db/tables.ts';
import { setStock } from '#src/domains/inventory/use-cases/set-stock.ts';
import { newId } from '#src/shared/ids.ts';
import { contextOf, vendor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import { BULK_UNDO_MINUTES, type BulkEdit } from '../contract/bulk.ts';
import { applyBulkEdit } from './apply-bulk-edit.ts';
import { setPrice } from './prices/set-price.ts';
import { undoBulk } from './undo-bulk.ts';

const database = await testDatabase();
const { db } = database;

async function edited(edit: BulkEdit) {
	const shop = await makeShop(db);
	const by = (staffRole: string) => contextOf(database, vendor(shop.ownerId, shop.id, { staffRole }));
	const { id, variants } = await makeProduct(db, { shopId: shop.id });
	const bulkId = newId();
	const done = await applyBulkEdit(by('admin'), { bulkId, edit, goods: { ids: [id] }, after: null });
	expect(done).toMatchObject({ value: { changed: 1 } });
	const stock = async () =>
		(
			await db
				.select()
				.from(stockItems)
				.where(eq(stockItems.variantId, variants[0]?.id ?? ''))
		)[0]?.onHand;
	const state = async () => (await db.select().from(products).where(eq(products.id, id)))[0]?.state;
	const again = () => applyBulkEdit(by('admin'), { bulkId, edit, goods: { ids: [id] }, after: null });
	const variantId = variants[0]?.id ?? '';
	return { by, bulkId, stock, state, again, variantId };
}
const more: BulkEdit = { kind: 'stock', how: 'add', value: 7 };

test('twenty concurrent undoBulk calls restore the values once', async () => {
	const { by, bulkId, stock } = await edited(more);
	expect(await stock()).toBe(17);
	await database.warm(20);
	const answers = await Promise.all(Array.from({ length: 20 }, () => undoBulk(by('admin'), { bulkId })));
	expect(answers.reduce((sum, answer) => sum + (answer.ok ? answer.value.restored : 0), 0)).toBe(1);
	expect(await stock()).toBe(10);
});

test('a batch that arrives after undoBulk returns catalog.bulk_undone and changes nothing', async () => {
	const { by, bulkId, stock, again } = await edited(more);
	await database.warm(20);
	const [undone] = await Promise.all([undoBulk(by('admin'), { bulkId }), ...Array.from({ length: 19 }, again)]);
	expect(undone).toMatchObject({ value: { restored: 1 } });
	expect(await again()).toMatchObject({ error: { code: 'catalog.bulk_undone' } });
	expect(await stock()).toBe(10);
	expect(await undoBulk(by('admin'), { bulkId })).toMatchObject({ value: { restored: 0, kept: 0, isAll: true } });
});

test('stock staff can undo an edit of stock and get catalog.role_not_allowed for other edits', async () => {
	const counts = await edited(more);
	expect(await undoBulk(counts.by('stock'), { bulkId: counts.bulkId })).toMatchObject({ value: { restored: 1 } });
	const hidden = await edited({ kind: 'shown', change: 'hide' });
	expect(await undoBulk(hidden.by('stock'), { bulkId: hidden.bulkId })).toMatchObject({
		error: { code: 'catalog.role_not_allowed' },
	});
	expect(await hidden.state()).toBe('hidden');
	expect(await undoBulk(hidden.by('admin'), { bulkId: hidden.bulkId })).toMatchObject({ value: { restored: 1 } });
	expect(await hidden.state()).toBe('published');
});

test('undoBulk keeps stock and prices that were changed since', async () => {
	const counted = await edited(more);
	await setStock(counted.by('admin'), { variantId: counted.variantId, onHand: 12 });
	const priced = await edited({ kind: 'price', how: 'percent', value: 10, roundTo: 1 });
	await setPrice(priced.by('admin'), { variantId: priced.variantId, priceVnd: 105_000 });
	for (const { by, bulkId } of [counted, priced])
		expect(await undoBulk(by('admin'), { bulkId })).toMatchObject({ value: { restored: 0, kept: 1 } });
	expect(await counted.stock()).toBe(12);
	const [row] = await db.select().from(productVariants).where(eq(productVariants.id, priced.variantId));
	expect(row?.priceVnd).toBe(105_000);
});

test('undoBulk returns catalog.not_found for an edit of another shop', async () => {
	const [own, other] = [await edited(more), await edited(more)];
	expect(await undoBulk(own.by('admin'), { bulkId: other.bulkId })).toMatchObject({
		error: { code: 'catalog.not_found' },
	});
	expect(await other.stock()).toBe(17);
	expect(await undoBulk(other.by('admin'), { bulkId: other.bulkId })).toMatchObject({ value: { restored: 1 } });
});

test('undoBulk returns catalog.undo_too_late after its time limit', async () => {
	const { by, bulkId, stock } = await edited(more);
	await database.setClock(`${BULK_UNDO_MINUTES + 1} minutes`);
	expect(await undoBulk(by('admin'), { bulkId })).toMatchObject({
		error: { code: 'catalog.undo_too_late', details: { minutes: BULK_UNDO_MINUTES } },
	});
	await database.setClock('0 s');
	expect(await stock()).toBe(17);
});

async function reduced(between: (variantId: string) => Promise<unknown> = async () => undefined) {
	const shop = await makeShop(db);
	const seller = contextOf(database, vendor(shop.ownerId, shop.id));
	const { id, variants } = await makeProduct(db, { shopId: shop.id, variants: [{}, {}] });
	await db
		.update(productVariants)
		.set({ compareAtVnd: 125_000, compareUntil: sql`app_now() + interval '9 days'` })
		.where(eq(productVariants.productId, id));
	const rows = () =>
		db
			.select({
				priceVnd: productVariants.priceVnd,
				was: productVariants.compareAtVnd,
				until: productVariants.compareUntil,
			})
			.from(productVariants)
			.where(eq(productVariants.productId, id))
			.orderBy(productVariants.position);
	const before = await rows();
	const bulkId = newId();
	const dearer: BulkEdit = { kind: 'price', how: 'percent', value: 30, roundTo: 1 };
	await applyBulkEdit(seller, { bulkId, edit: dearer, goods: { ids: [id] }, after: null });
	expect(await rows()).toMatchObject([{ priceVnd: 130_000, was: null }, { was: null }]);
	await between(variants[0]?.id ?? '');
	expect(await undoBulk(seller, { bulkId })).toMatchObject({ value: { restored: 2 } });
	const [product] = await db.select().from(products).where(eq(products.id, id));
	return { before, after: await rows(), shown: product?.compareAtVnd };
}

test('undoBulk restores a price with its reduction and the end of it', async () => {
	const { before, after, shown } = await reduced();
	expect(after).toEqual(before);
	expect(shown).toBe(125_000);
});

test('undoBulk restores no reduction for a variant that was renamed since', async () => {
	const { after } = await reduced((variantId) => db.transaction((tx) => deleteAdvertisedPrices(tx, [variantId])));
	expect(after).toMatchObject([
		{ priceVnd: 100_000, was: null },
		{ priceVnd: 100_000, was: 125_000 },
	]);
});
