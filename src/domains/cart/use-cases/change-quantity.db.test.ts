import { expect, test } from 'vitest';
import { codeOf } from '#tests/code-of.ts';
import { contextOf, member } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import { makeCustomer } from '#tests/factories/identity.ts';
import { addToCart } from './add-to-cart.ts';
import { changeQuantity } from './change-quantity.ts';

const database = await testDatabase();
const someone = async () => contextOf(database, member((await makeCustomer(database.db)).id));
const variantWith = async (stock: number, facts: Parameters<typeof makeProduct>[1] = {}): Promise<string> => {
	const { variants } = await makeProduct(database.db, { ...facts, variants: [{ stock, priceVnd: 40_000 }] });
	return variants[0]?.id ?? '';
};
async function holding(variantId: string, quantity: number) {
	const buyer = await someone();
	const added = await addToCart(buyer, { variantId, quantity });
	if (!added.ok) throw new Error(added.error.code);
	return { buyer, lineId: added.value.shops[0]?.lines[0]?.id ?? '' };
}

test('changeQuantity returns the recalculated cart', async () => {
	const { buyer, lineId } = await holding(await variantWith(20), 2);
	expect(await changeQuantity(buyer, { lineId, quantity: 7 })).toMatchObject({
		ok: true,
		value: { itemCount: 7, totalVnd: 280_000 },
	});
});

test('changeQuantity allows a line above the stock to shrink, but not to grow', async () => {
	const buyer = await someone();
	const variantId = await variantWith(5);
	const added = await addToCart(buyer, { variantId, quantity: 5 });
	const lineId = added.ok ? (added.value.shops[0]?.lines[0]?.id ?? '') : '';
	await database.pool.query('UPDATE stock_items SET reserved = 4 WHERE variant_id = $1', [variantId]);
	expect((await changeQuantity(buyer, { lineId, quantity: 6 })).ok).toBe(false);
	expect((await changeQuantity(buyer, { lineId, quantity: 2 })).ok).toBe(true);
	expect((await changeQuantity(buyer, { lineId, quantity: 1 })).ok).toBe(true);
});

test('changeQuantity fails with cart.not_enough_stock and the available quantity', async () => {
	const { buyer, lineId } = await holding(await variantWith(5), 2);
	expect(await changeQuantity(buyer, { lineId, quantity: 6 })).toMatchObject({
		error: { code: 'cart.not_enough_stock', details: { available: 5 } },
	});
});

test('changeQuantity enforces the quantity step and maximum of the product', async () => {
	const { buyer, lineId } = await holding(
		await variantWith(60, { quantityMin: 12, quantityStep: 12, quantityMax: 48 }),
		12,
	);
	expect(codeOf(await changeQuantity(buyer, { lineId, quantity: 24 }))).toBe('ok');
	expect(codeOf(await changeQuantity(buyer, { lineId, quantity: 30 }))).toBe('cart.quantity_step');
	expect(codeOf(await changeQuantity(buyer, { lineId, quantity: 50 }))).toBe('cart.quantity_too_large');
});

test('twenty concurrent changeQuantity calls all succeed, and the line has one of their quantities', async () => {
	const { buyer, lineId } = await holding(await variantWith(50), 1);
	const taps = await Promise.all(
		Array.from({ length: 20 }, (_, index) => changeQuantity(buyer, { lineId, quantity: index + 1 })),
	);
	expect(taps.every(({ ok }) => ok)).toBe(true);
	const { rows } = await database.pool.query('SELECT quantity FROM cart_lines WHERE id = $1', [lineId]);
	expect(rows).toHaveLength(1);
	expect(rows[0].quantity).toBeGreaterThanOrEqual(1);
	expect(rows[0].quantity).toBeLessThanOrEqual(20);
});
