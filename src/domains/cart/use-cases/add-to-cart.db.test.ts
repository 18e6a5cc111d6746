import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { codeOf } from '#tests/code-of.ts';
import { contextOf, member } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import { makeCustomer } from '#tests/factories/identity.ts';
import { makeShop, makeStaff } from '#tests/factories/vendors.ts';
import { AddToCartInput, ChangeQuantityInput } from '../contract.ts';
import { addToCart } from './add-to-cart.ts';
import { changeQuantity } from './change-quantity.ts';
import { openCart } from './open-cart.ts';
import { removeLine } from './remove-line.ts';

const database = await testDatabase();
const variantWith = async (stock: number): Promise<string> => {
	const { variants } = await makeProduct(database.db, { variants: [{ stock, priceVnd: 40_000 }] });
	return variants[0]?.id ?? '';
};
const someone = async () => contextOf(database, member((await makeCustomer(database.db)).id));

let plenty: string;
beforeAll(async () => {
	plenty = await variantWith(500);
});

describe('addToCart', () => {
	test("adds up the quantities of a variant and uses the server's price", async () => {
		const buyer = await someone();
		await addToCart(buyer, { variantId: plenty, quantity: 2 });
		const added = await addToCart(buyer, { variantId: plenty, quantity: 3 });
		expect(added).toMatchObject({ ok: true, value: { lineCount: 1, itemCount: 5, totalVnd: 200_000 } });
	});

	test('fails with cart.not_enough_stock when the line would exceed the stock', async () => {
		const buyer = await someone();
		const variantId = await variantWith(3);
		expect(codeOf(await addToCart(buyer, { variantId, quantity: 4 }))).toBe('cart.not_enough_stock');
		expect(codeOf(await addToCart(buyer, { variantId, quantity: 3 }))).toBe('ok');
		expect(await addToCart(buyer, { variantId, quantity: 1 })).toMatchObject({
			error: { code: 'cart.not_enough_stock', details: { available: 3, inCart: 3 } },
		});
	});

	test('never exceeds 50 items per line under 20 concurrent calls', async () => {
		const buyer = await someone();
		const added = await Promise.all(
			Array.from({ length: 20 }, () => addToCart(buyer, { variantId: plenty, quantity: 4 })),
		);
		expect(added.filter(({ ok }) => ok)).toHaveLength(12);
		expect(await openCart(buyer)).toMatchObject({ ok: true, value: { itemCount: 48, lineCount: 1 } });
	});

	test('openCart returns status not_enough for a line whose stock has been sold and excludes it from the total', async () => {
		const buyer = await someone();
		const variantId = await variantWith(2);
		await addToCart(buyer, { variantId, quantity: 2 });
		await database.pool.query('UPDATE stock_items SET reserved = 1 WHERE variant_id = $1', [variantId]);
		const cart = await openCart(buyer);
		expect(cart).toMatchObject({ ok: true, value: { totalVnd: 0, shops: [{ lines: [{ status: 'not_enough' }] }] } });
	});

	test('rejects a product of a shop that the buyer owns or works for', async () => {
		const shop = await makeShop(database.db);
		const { variants } = await makeProduct(database.db, { shopId: shop.id });
		const variantId = variants[0]?.id ?? '';
		const helper = await makeCustomer(database.db);
		await makeStaff(database.db, shop.id, helper.id, 'support');
		for (const customerId of [shop.ownerId, helper.id]) {
			const added = await addToCart(contextOf(database, member(customerId)), { variantId, quantity: 1 });
			expect(added).toMatchObject({ ok: false, error: { code: 'cart.own_shop', kind: 'forbidden' } });
		}
		expect(codeOf(await addToCart(await someone(), { variantId, quantity: 1 }))).toBe('ok');
	});

	test('removeLine and changeQuantity fail with cart.line_not_found for a line of another cart', async () => {
		const added = await addToCart(await someone(), { variantId: plenty, quantity: 1 });
		const lineId = added.ok ? (added.value.shops[0]?.lines[0]?.id ?? '') : '';
		const other = await someone();
		expect(await removeLine(other, { lineId })).toMatchObject({ ok: false, error: { code: 'cart.line_not_found' } });
		expect(await changeQuantity(other, { lineId, quantity: 2 })).toMatchObject({
			ok: false,
			error: { code: 'cart.line_not_found' },
		});
	});
});

describe('the input schemas of the cart', () => {
	const variantId = '0190a000-0000-7000-8000-000000000000';

	test.each([[-1], [0], [1.5], ['2'], [1e9], [Number.NaN], [2_147_483_648], [[1]], [{ $gt: 0 }], [null]])(
		'reject the quantity %j',
		(quantity) => {
			expect(z.safeParse(AddToCartInput, { variantId, quantity }).success).toBe(false);
			expect(z.safeParse(ChangeQuantityInput, { lineId: variantId, quantity }).success).toBe(false);
		},
	);

	test.each([['price'], ['discount'], ['total'], ['currency'], ['unitPriceVnd']])('reject the field %s', (field) => {
		expect(z.safeParse(AddToCartInput, { variantId, quantity: 1, [field]: 1 }).success).toBe(false);
	});
});
