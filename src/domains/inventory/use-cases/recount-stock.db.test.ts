import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { stockItems } from '#src/domains/catalog/db/stock-tables.ts';
import { codeOf } from '#tests/code-of.ts';
import { contextOf, vendor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import { recountStock } from './recount-stock.ts';

const database = await testDatabase();
const { db } = database;

async function category(stock: number, reserved = 0) {
	const shop = await makeShop(db);
	const { variants } = await makeProduct(db, { shopId: shop.id, variants: [{ stock }] });
	const variantId = variants[0]?.id ?? expect.fail();
	await db.update(stockItems).set({ reserved }).where(eq(stockItems.variantId, variantId));
	const as = (staffRole: 'admin' | 'stock' | 'support') =>
		contextOf(database, vendor(shop.ownerId, shop.id, { staffRole }));
	const left = async () => (await db.select().from(stockItems).where(eq(stockItems.variantId, variantId)))[0]?.onHand;
	return { as, variantId, left };
}

test('recountStock replaces the stock, and returns catalog.stock_changed with the current stock for an outdated count', async () => {
	const { as, variantId, left } = await category(2);
	expect(await recountStock(as('stock'), { variantId, was: 2, onHand: 40 })).toEqual({
		ok: true,
		value: { available: 40 },
	});
	const late = await recountStock(as('admin'), { variantId, was: 2, onHand: 12 });
	expect(late).toMatchObject({ error: { code: 'catalog.stock_changed', details: { onHand: 40 } } });
	expect(await left()).toBe(40);
});

test('recountStock rejects a stock below the reservations, staff without the right, and other shops', async () => {
	const { as, variantId, left } = await category(5, 3);
	const count = { variantId, was: 5, onHand: 2 };
	expect(codeOf(await recountStock(as('admin'), count))).toBe('catalog.stock_below_reserved');
	expect(codeOf(await recountStock(as('support'), { ...count, onHand: 9 }))).toBe('catalog.role_not_allowed');
	expect(codeOf(await recountStock((await category(1)).as('admin'), { ...count, onHand: 9 }))).toBe(
		'catalog.not_found',
	);
	expect(await left()).toBe(5);
});

test('twenty concurrent recounts of one variant write one count', async () => {
	const { as, variantId, left } = await category(1);
	await database.warm(20);
	const counts = Array.from({ length: 20 }, (_, at) =>
		recountStock(as('stock'), { variantId, was: 1, onHand: 10 + at }),
	);
	const heard = (await Promise.all(counts)).flatMap((one) => (one.ok ? [one.value.available] : []));
	expect(heard).toEqual([await left()]);
});
