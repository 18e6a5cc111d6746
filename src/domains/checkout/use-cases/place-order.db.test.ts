import { beforeAll, describe, expect, test } from 'vitest';
import { getLedgerCheck } from '#src/domains/ledger/index.ts';
import { ordersConfig } from '#src/domains/orders/contract/order.ts';
import { readOnly } from '#src/platform/db/index.ts';
import { ReplayedAnswer } from '#src/platform/http/idempotency.ts';
import { publishedEvents } from '#tests/context.ts';
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
import { makeShop, makeStaff } from '#tests/factories/vendors.ts';
import type { PlacedGroup } from '../contract/place-order.ts';
import { placeOrder } from './place-order.ts';

const database = await testDatabase();
const read = readOnly(database.db);

const variantOf = async (stock: number, priceVnd = 100_000, shopId?: string): Promise<string> => {
	const product = await makeProduct(database.db, { variants: [{ stock, priceVnd }], ...(shopId ? { shopId } : {}) });
	return product.variants[0]?.id ?? '';
};
const stockOf = async (variantId: string) => {
	const { rows } = await database.pool.query<{ on_hand: number; reserved: number }>(
		'SELECT on_hand, reserved FROM stock_items WHERE variant_id = $1',
		[variantId],
	);
	return rows[0];
};
const codeOf = (result: Awaited<ReturnType<typeof placeOrder>>) => (result.ok ? 'placed' : result.error.code);
/** `SEEDS=20` runs longer, for an otherwise idle machine; then the time limit is checked as well. */
const SEEDS = Array.from({ length: Number(process.env.SEEDS ?? 1) }, (_, at) => at + 1);
const WITHIN_MS = process.env.SEEDS ? 5_000 : 60_000;
const LANES = 30;
/** One lane per pool connection; more concurrency would only wait for a connection. */
async function runInLanes<T, R>(
	items: readonly T[],
	work: (item: T, index: number) => Promise<R>,
): Promise<readonly R[]> {
	const results: R[] = [];
	const waiting = items.entries();
	const lane = async () => {
		for (const [index, item] of waiting) results[index] = await work(item, index);
	};
	await Promise.all(Array.from({ length: LANES }, lane));
	return results;
}
const makeBuyers = (count: number) => runInLanes(Array.from({ length: count }), () => makeBuyer(database));

beforeAll(() => {
	wireOrderPayments();
});

describe('placeOrder with cash on delivery', () => {
	test('creates one order per shop in one group, reserves the stock and removes those lines from the cart', async () => {
		const buyer = await makeBuyer(database);
		const [one, other] = [await variantOf(5), await variantOf(5, 50_000)];
		const stored = await variantOf(5);
		await fillCart(buyer, [{ variantId: stored }]);
		const cart = await fillCart(buyer, [{ variantId: one, quantity: 2 }, { variantId: other }]);
		const chosen = { ...cart, shops: cart.shops.filter(({ lines }) => lines[0]?.variantId !== stored) };
		const placed = await placeOrder(buyer.context, agreedInput(await quoteFor(buyer, chosen), buyer));
		expect(placed).toMatchObject({
			ok: true,
			value: { totalVnd: 286_000, payment: null, orders: [{ totalVnd: 218_000 }, { totalVnd: 68_000 }] },
		});
		expect(await stockOf(one)).toEqual({ on_hand: 5, reserved: 2 });
		const { rows } = await database.pool.query(
			'SELECT variant_id FROM cart_lines JOIN carts ON carts.id = cart_id WHERE customer_id = $1',
			[buyer.customerId],
		);
		expect(rows).toEqual([{ variant_id: stored }]);
	});

	test('stores price and address, so that later changes do not affect the order', async () => {
		const buyer = await makeBuyer(database);
		const variantId = await variantOf(5);
		const group = await makeGroup(buyer, [{ variantId }]);
		await database.pool.query('UPDATE product_variants SET price_vnd = 999000 WHERE id = $1', [variantId]);
		await database.pool.query("UPDATE saved_addresses SET street = 'Nơi khác' WHERE id = $1", [buyer.addressId]);
		const { rows } = await database.pool.query(
			`SELECT unit_price_vnd, street FROM orders JOIN order_groups ON order_groups.id = group_id
				JOIN order_lines ON order_id = orders.id WHERE orders.number = $1`,
			[group.orders[0]?.number],
		);
		expect(rows).toEqual([{ unit_price_vnd: 100_000, street: 'Số 1 ngõ Ví Dụ' }]);
	});

	test('publishes orders.placed once, with the commit', async () => {
		const buyer = await makeBuyer(database);
		const before = (await publishedEvents(database, 'orders.placed')).length;
		await makeGroup(buyer, [{ variantId: await variantOf(5) }]);
		expect(await publishedEvents(database, 'orders.placed')).toHaveLength(before + 1);
	});

	test.each([
		['a price increase', 'UPDATE product_variants SET price_vnd = 120000 WHERE id = $1', 138_000],
		['a price decrease', 'UPDATE product_variants SET price_vnd = 80000 WHERE id = $1', 98_000],
		['another buyer reserved the stock', 'UPDATE stock_items SET reserved = on_hand WHERE variant_id = $1', 0],
		['a variant was taken off sale', 'UPDATE product_variants SET is_on_sale = false WHERE id = $1', 0],
		['a weight increase', 'UPDATE product_variants SET weight_g = 1200 WHERE id = $1', 121_000],
		[
			'a shop went on holiday',
			`UPDATE shops SET closed_from = '2000-01-01', closed_to = '2100-01-01'
				WHERE id = (SELECT shop_id FROM product_variants WHERE id = $1)`,
			0,
		],
	])('fails with orders.quote_changed and the new total after %s', async (_title, change, totalVnd) => {
		const buyer = await makeBuyer(database);
		const variantId = await variantOf(5);
		const input = await readyToOrder(buyer, [{ variantId }]);
		await database.pool.query(change, [variantId]);
		const placed = await placeOrder(buyer.context, input);
		expect(placed).toMatchObject({ ok: false, error: { code: 'orders.quote_changed', details: { totalVnd } } });
		expect((await stockOf(variantId))?.reserved).not.toBe(1);
	});

	test('fails with orders.quote_changed for products of a shop that the buyer joined after the quote', async () => {
		const buyer = await makeBuyer(database);
		const shop = await makeShop(database.db);
		const variantId = await variantOf(5, 100_000, shop.id);
		const input = await readyToOrder(buyer, [{ variantId }]);
		await makeStaff(database.db, shop.id, buyer.customerId, 'stock');
		expect(await placeOrder(buyer.context, input)).toMatchObject({
			ok: false,
			error: {
				code: 'orders.quote_changed',
				details: { totalVnd: 0, differences: [{ kind: 'unavailable', status: 'own_shop' }] },
			},
		});
		expect((await stockOf(variantId))?.reserved).toBe(0);
	});

	test('fails with orders.cash_amount above 5,000,000 ₫ per order', async () => {
		const buyer = await makeBuyer(database);
		const input = await readyToOrder(buyer, [{ variantId: await variantOf(5, 4_990_000) }]);
		expect(codeOf(await placeOrder(buyer.context, input))).toBe('orders.cash_amount');
	});

	test('rejects addresses and cart lines of other customers', async () => {
		const [buyer, other] = [await makeBuyer(database), await makeBuyer(database)];
		const input = await readyToOrder(buyer, [{ variantId: await variantOf(5) }]);
		expect(codeOf(await placeOrder(buyer.context, { ...input, addressId: other.addressId }))).toBe(
			'orders.address_not_found',
		);
		expect(codeOf(await placeOrder(other.context, { ...input, addressId: other.addressId }))).toBe(
			'orders.quote_changed',
		);
	});

	test("fails with orders.too_fast within one second of the buyer's last order", async () => {
		const buyer = await makeBuyer(database);
		await makeGroup(buyer, [{ variantId: await variantOf(5) }]);
		const again = await readyToOrder(buyer, [{ variantId: await variantOf(5) }]);
		expect(codeOf(await placeOrder(buyer.context, again))).toBe('orders.too_fast');
		await database.setClock('1 s');
		expect(codeOf(await placeOrder(buyer.context, again))).toBe('placed');
		await database.setClock('0 s');
	});

	test("does not wait when the clock was set back before the buyer's last order", async () => {
		const buyer = await makeBuyer(database);
		await makeGroup(buyer, [{ variantId: await variantOf(5) }]);
		const again = await readyToOrder(buyer, [{ variantId: await variantOf(5) }]);
		await database.setClock('-1 hour');
		expect(codeOf(await placeOrder(buyer.context, again))).toBe('placed');
		await database.setClock('0 s');
	});
});

describe('placeOrder under concurrency', () => {
	test.each(SEEDS)(
		'with 200 buyers of ten items (seed %i) sells exactly ten and returns an error to all others',
		async () => {
			const variantId = await variantOf(10);
			const buyers = await makeBuyers(200);
			const inputs = await runInLanes(buyers, (buyer) => readyToOrder(buyer, [{ variantId }]));
			const begin = performance.now();
			const results = await runInLanes(buyers, ({ context }, index) => placeOrder(context, inputs[index] as never));
			expect(performance.now() - begin).toBeLessThan(WITHIN_MS);
			const codes = Object.groupBy(results.map(codeOf), (code) => code);
			expect(codes.placed).toHaveLength(10);
			expect(codes['orders.quote_changed']).toHaveLength(190);
			expect(await stockOf(variantId)).toEqual({ on_hand: 10, reserved: 10 });
			const { rows } = await database.pool.query(
				'SELECT count(*)::int AS orders FROM order_lines WHERE variant_id = $1',
				[variantId],
			);
			expect(rows).toEqual([{ orders: 10 }]);
		},
	);

	test('with 300 carts of the same two shops in either order causes no deadlock', async () => {
		const shops = [await makeShop(database.db), await makeShop(database.db)];
		const wanted = await Promise.all(shops.map(({ id }) => variantOf(1000, 10_000, id)));
		const buyers = await makeBuyers(300);
		const inputs = await runInLanes(buyers, (buyer, index) => {
			const wishes = wanted.map((variantId) => ({ variantId }));
			return readyToOrder(buyer, index % 2 ? wishes : wishes.reverse());
		});
		const results = await runInLanes(buyers, ({ context }, index) => placeOrder(context, inputs[index] as never));
		expect(results.filter((result) => result.ok && result.value.orders.length === 2)).toHaveLength(300);
		for (const variantId of wanted) expect(await stockOf(variantId)).toEqual({ on_hand: 1000, reserved: 300 });
	});

	test('with one idempotency key sent 20 times places one order and returns the same answer to all', async () => {
		const buyer = await makeBuyer(database);
		const variantId = await variantOf(50);
		const input = await readyToOrder(buyer, [{ variantId, quantity: 2 }]);
		const idempotency = {
			actorKey: `customer:${buyer.customerId}`,
			method: 'POST',
			path: '/api/orders',
			key: 'pressed-twice',
			requestHash: 'same',
			status: 201,
			encode: (value: unknown) => value,
		};
		const context = { ...buyer.context, idempotency };
		const answers = await Promise.all(
			Array.from({ length: 20 }, () =>
				placeOrder(context, input).then(
					(result) => (result.ok ? result.value : null),
					(problem) => (problem instanceof ReplayedAnswer ? (problem.answer as PlacedGroup) : null),
				),
			),
		);
		expect(new Set(answers.map((answer) => answer?.groupNumber)).size).toBe(1);
		expect(answers[0]?.groupNumber).toMatch(/^\d{10}$/);
		expect(await stockOf(variantId)).toEqual({ on_hand: 50, reserved: 2 });
	});

	test('with one cart sent from 20 tabs places one order', async () => {
		const buyer = await makeBuyer(database);
		const input = await readyToOrder(buyer, [{ variantId: await variantOf(50) }]);
		const results = await Promise.all(Array.from({ length: 20 }, () => placeOrder(buyer.context, input)));
		expect(results.filter(({ ok }) => ok)).toHaveLength(1);
	});

	test('does not order again from a second tab that waited longer than the minimum interval', async () => {
		const buyer = await makeBuyer(database);
		const variantId = await variantOf(50);
		const input = await readyToOrder(buyer, [{ variantId, quantity: 2 }]);
		const other = await database.pool.connect();
		await other.query('BEGIN');
		await other.query('SELECT FROM stock_items WHERE variant_id = $1 FOR UPDATE', [variantId]);
		const tabs = Promise.all([placeOrder(buyer.context, input), placeOrder(buyer.context, input)]);
		await new Promise((resolve) => setTimeout(resolve, ordersConfig.placeGapMs + 300));
		await other.query('COMMIT');
		other.release();
		expect((await tabs).map(codeOf).toSorted()).toEqual(['orders.quote_changed', 'placed']);
		expect(await stockOf(variantId)).toEqual({ on_hand: 50, reserved: 2 });
	});

	test('fails with orders.too_fast for the second of two tabs with different lines', async () => {
		const buyer = await makeBuyer(database);
		const cart = await fillCart(buyer, [{ variantId: await variantOf(5) }, { variantId: await variantOf(5) }]);
		const each = await Promise.all(
			cart.shops.map(async (shop) => agreedInput(await quoteFor(buyer, { ...cart, shops: [shop] }), buyer)),
		);
		expect(each).toHaveLength(2);
		const codes = (await Promise.all(each.map((one) => placeOrder(buyer.context, one)))).map(codeOf);
		expect(codes.toSorted()).toEqual(['orders.too_fast', 'placed']);
	});

	test('leaves no difference in the ledger check', async () => {
		expect((await getLedgerCheck(read)).isSound).toBe(true);
	});
});
