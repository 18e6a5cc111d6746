import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cancelOrder } from '#src/domains/cancellation/index.ts';
import { planSale } from '#src/domains/scheduled-prices/index.ts';
import { contextOf, vendor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import {
	agreedInput,
	fillCart,
	makeBuyer,
	makeGroup,
	quoteFor,
	readyToOrder,
	wireOrderPayments,
} from '#tests/factories/orders.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import { placeOrder } from './place-order.ts';

const database = await testDatabase();

beforeAll(() => {
	wireOrderPayments();
});
beforeEach(() => database.setClock('0 s'));

type Limits = { readonly quantityLimit?: number; readonly customerLimit?: number };

/** 100,000 ₫, in a sale at 80,000 ₫ for an hour. */
async function productInSale(limits: Limits = {}, stock = 50) {
	const shop = await makeShop(database.db);
	const product = await makeProduct(database.db, { shopId: shop.id, variants: [{ stock }] });
	const variantId = product.variants[0]?.id ?? '';
	const planned = await planSale(contextOf(database, vendor(shop.ownerId, shop.id)), {
		productId: product.id,
		endsAt: new Date(Date.now() + 3_600_000).toISOString(),
		prices: [{ variantId, priceVnd: 80_000 }],
		...limits,
	});
	if (!planned.ok) throw new Error(planned.error.code);
	return variantId;
}
const soldOf = async (variantId: string): Promise<number> =>
	(await database.pool.query('SELECT sold FROM scheduled_prices WHERE variant_id = $1', [variantId])).rows[0].sold;

describe('placeOrder in a sale', () => {
	test('takes the sale price, and tells a changed quote when the sale ended after it', async () => {
		const variantId = await productInSale();
		const buyer = await makeBuyer(database);
		const cart = await fillCart(buyer, [{ variantId, quantity: 2 }]);
		const quote = await quoteFor(buyer, cart);
		expect(quote.shops[0]?.lines[0]).toMatchObject({ unitPriceVnd: 80_000, saleEndsAt: expect.any(String) });
		await database.setClock('2 hours');
		const input = agreedInput(quote, buyer);
		const late = await placeOrder(buyer.context, input);
		expect(late).toMatchObject({
			error: {
				code: 'orders.quote_changed',
				details: { differences: [expect.objectContaining({ kind: 'price', shown: 80_000, now: 100_000 })] },
			},
		});
	});

	test('a line with more than is left has the regular price and says how many are left', async () => {
		const variantId = await productInSale({ quantityLimit: 5, customerLimit: 2 });
		const buyer = await makeBuyer(database);
		const cart = await fillCart(buyer, [{ variantId, quantity: 3 }]);
		expect(cart.shops[0]?.lines[0]).toMatchObject({ unitPriceVnd: 100_000, saleLeft: 2 });
		const other = await makeBuyer(database);
		await makeGroup(other, [{ variantId, quantity: 2 }]);
		expect(await soldOf(variantId)).toBe(2);
		const again = await fillCart(other, [{ variantId }]);
		expect(again.shops[0]?.lines[0]).toMatchObject({ unitPriceVnd: 100_000 });
	});

	test('cancelling an order returns its units once, and a voucher is no condition', async () => {
		const variantId = await productInSale({ quantityLimit: 5, customerLimit: 2 });
		const buyer = await makeBuyer(database);
		const group = await makeGroup(buyer, [{ variantId, quantity: 2 }], 'vnpay');
		expect(await soldOf(variantId)).toBe(2);
		const cancel = () => cancelOrder(buyer.context, { number: group.orders[0]?.number ?? '' });
		expect(await cancel()).toMatchObject({ ok: true });
		await cancel();
		expect(await soldOf(variantId)).toBe(0);
		const cart = await fillCart(buyer, [{ variantId }]);
		expect(cart.shops[0]?.lines[0]).toMatchObject({ unitPriceVnd: 80_000 });
	});

	test('twenty at once for the last five units: five pay the sale price, the others are told the regular one', async () => {
		const variantId = await productInSale({ quantityLimit: 5 });
		const ready: (() => ReturnType<typeof placeOrder>)[] = [];
		for (let made = 0; made < 20; made += 1) {
			const buyer = await makeBuyer(database);
			const input = await readyToOrder(buyer, [{ variantId }]);
			ready.push(() => placeOrder(buyer.context, input));
		}
		const placed = await Promise.all(ready.map((place) => place()));
		expect(placed.filter(({ ok }) => ok)).toHaveLength(5);
		for (const answer of placed) if (!answer.ok) expect(answer.error.code).toBe('orders.quote_changed');
		expect(await soldOf(variantId)).toBe(5);
		const { rows } = await database.pool.query(
			'SELECT unit_price_vnd, count(*)::int FROM order_lines WHERE variant_id = $1 GROUP BY 1',
			[variantId],
		);
		expect(rows).toEqual([{ unit_price_vnd: 80_000, count: 5 }]);
	}, 60_000);
});
