import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { stockItems } from '#src/domains/catalog/db/stock-tables.ts';
import { products } from '#src/domains/catalog/db/tables.ts';
import { transact } from '#src/platform/context.ts';
import { ok } from '#src/shared/result.ts';
import { contextOf, publishedEvents, system, vendor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { collectDroppedPages } from '#tests/dropped-pages.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import { setStock } from '../set-stock.ts';
import { announceStock } from './announce-stock.ts';

const database = await testDatabase();
const { db } = database;
const heard = collectDroppedPages(database);
const worker = contextOf(database, system());

const isInStock = async (id: string) => (await db.select().from(products).where(eq(products.id, id)))[0]?.isInStock;
const returned = async () =>
	(await publishedEvents<{ variantIds: readonly string[] }>(database, 'catalog.stock_returned')).flatMap(
		({ variantIds }) => variantIds,
	);
const take = (variantId: string, onHand: number, taken: number) =>
	transact(worker, async (scope) => {
		await scope.db
			.update(stockItems)
			.set({ onHand: onHand - taken })
			.where(eq(stockItems.variantId, variantId));
		await announceStock(scope, [{ variantId, onHand, reserved: 0, quantityMin: 1 }], new Map([[variantId, taken]]));
		return ok(null);
	});

test('the last item sold takes the product out of lists, and the first one returned puts it back and is announced once', async () => {
	const { id, variants } = await makeProduct(db, { variants: [{ stock: 1 }] });
	const variantId = variants[0]?.id ?? '';
	await take(variantId, 1, 1);
	expect(await isInStock(id)).toBe(false);
	expect(await heard()).toEqual([`product:${id}`]);
	expect(await returned()).not.toContain(variantId);
	await take(variantId, 0, -3);
	expect(await isInStock(id)).toBe(true);
	expect(await heard()).toEqual(['catalog', `product:${id}`]);
	expect((await returned()).filter((back) => back === variantId)).toHaveLength(1);
});

test('a product with a minimum quantity of six is out of stock below six items and announced when the sixth is back', async () => {
	const shop = await makeShop(db);
	const seller = contextOf(database, vendor(shop.ownerId, shop.id));
	const { id, variants } = await makeProduct(db, { shopId: shop.id, variants: [{ stock: 19 }], quantityMin: 6 });
	const variantId = variants[0]?.id ?? '';
	await heard();
	await setStock(seller, { variantId, onHand: 5 });
	expect(await isInStock(id)).toBe(false);
	expect(await heard()).toEqual([`product:${id}`]);
	await setStock(seller, { variantId, onHand: 4 });
	expect(await heard()).toEqual([]);
	await setStock(seller, { variantId, onHand: 6 });
	expect(await isInStock(id)).toBe(true);
	expect(await heard()).toEqual(['catalog', `product:${id}`]);
	expect((await returned()).filter((back) => back === variantId)).toHaveLength(1);
});

test('selling one of many items drops no page and announces nothing', async () => {
	const { id, variants } = await makeProduct(db, { variants: [{ stock: 500 }] });
	await take(variants[0]?.id ?? '', 500, 1);
	expect(await heard()).toEqual([]);
	expect(await isInStock(id)).toBe(true);
});

test('a product with another variant in stock stays in the lists', async () => {
	const { id, variants } = await makeProduct(db, { variants: [{ stock: 1 }, { stock: 4 }] });
	await take(variants[0]?.id ?? '', 1, 1);
	expect(await isInStock(id)).toBe(true);
});

test('twenty concurrent recounts of a sold-out variant announce its return once', async () => {
	const shop = await makeShop(db);
	const seller = contextOf(database, vendor(shop.ownerId, shop.id));
	const { id, variants } = await makeProduct(db, { shopId: shop.id, variants: [{ stock: 0 }] });
	const variantId = variants[0]?.id ?? '';
	await Promise.all(Array.from({ length: 20 }, () => setStock(seller, { variantId, onHand: 7 })));
	expect(await isInStock(id)).toBe(true);
	expect((await returned()).filter((back) => back === variantId)).toHaveLength(1);
});
