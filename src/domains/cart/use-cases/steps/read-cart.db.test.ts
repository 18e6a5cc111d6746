import { expect, test } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import { makeBuyer } from '#tests/factories/orders.ts';
import { makeShopVoucher } from '#tests/factories/promotions.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import { EMPTY_CART } from '../../contract.ts';
import { memberCart, visitorCart } from '../../rules/cart-owner.ts';
import { addToCart } from '../add-to-cart.ts';
import { changeQuantity } from '../change-quantity.ts';
import { readCart } from './read-cart.ts';

const database = await testDatabase();
const variantOf = async (stock: number): Promise<string> =>
	(await makeProduct(database.db, { variants: [{ stock, priceVnd: 77_000 }] })).variants[0]?.id ?? '';

test('readCart returns an empty cart for an owner who has added nothing', async () => {
	const { customerId, context } = await makeBuyer(database);
	expect(await readCart(context.read, memberCart(customerId))).toEqual(EMPTY_CART);
	expect(await readCart(context.read, visitorCart('never seen'))).toEqual(EMPTY_CART);
});

test("readCart returns only the owner's lines, with current price and stock", async () => {
	const [mine, theirs] = [await makeBuyer(database), await makeBuyer(database)];
	const variantId = await variantOf(5);
	await addToCart(mine.context, { variantId, quantity: 3 });
	await addToCart(theirs.context, { variantId, quantity: 1 });
	const cart = () => readCart(mine.context.read, memberCart(mine.customerId));
	expect(await cart()).toMatchObject({ lineCount: 1, itemCount: 3, totalVnd: 231_000 });

	await database.pool.query('UPDATE product_variants SET price_vnd = 80000 WHERE id = $1', [variantId]);
	await database.pool.query('UPDATE stock_items SET on_hand = 2 WHERE variant_id = $1', [variantId]);
	const changed = await cart();
	expect(changed.shops[0]?.lines[0]).toMatchObject({ unitPriceVnd: 80_000, status: 'not_enough' });
	expect(changed.totalVnd).toBe(0);
});

test('readCart returns wasVnd while the price differs from that at adding, also after a change of the quantity', async () => {
	const { customerId, context } = await makeBuyer(database);
	const variantId = await variantOf(50);
	const line = async () => (await readCart(context.read, memberCart(customerId))).shops[0]?.lines[0];
	await addToCart(context, { variantId, quantity: 1 });
	expect(await line()).not.toHaveProperty('wasVnd');
	await database.pool.query('UPDATE product_variants SET price_vnd = 90000 WHERE id = $1', [variantId]);
	expect(await line()).toMatchObject({ unitPriceVnd: 90_000, lineTotalVnd: 90_000, wasVnd: 77_000 });
	await changeQuantity(context, { lineId: (await line())?.id ?? '', quantity: 2 });
	expect(await line()).toMatchObject({ quantity: 2, wasVnd: 77_000 });
	await database.pool.query('UPDATE cart_lines SET seen_vnd = NULL WHERE variant_id = $1', [variantId]);
	expect(await line()).not.toHaveProperty('wasVnd');
});

test('readCart names the voucher of a shop whose minimum is near, also to a visitor', async () => {
	const { customerId, context } = await makeBuyer(database);
	const shop = await makeShop(database.db);
	const { variants } = await makeProduct(database.db, {
		shopId: shop.id,
		variants: [{ stock: 9, priceVnd: 60_000 }],
	});
	await makeShopVoucher(database, shop, { code: 'GIAM20', minGoodsVnd: 150_000 });
	const variantId = variants[0]?.id ?? '';
	const added = await addToCart(context, { variantId, quantity: 2 });
	const hint = { voucherHint: { code: 'GIAM20', missingVnd: 30_000 } };
	expect(added).toMatchObject({ value: { shops: [hint] } });
	await database.pool.query(
		"UPDATE carts SET customer_id = NULL, visitor_key = 'hinted', expires_at = app_now() + interval '1 day' WHERE customer_id = $1",
		[customerId],
	);
	expect(await readCart(context.read, visitorCart('hinted'))).toMatchObject({ shops: [hint] });
});
