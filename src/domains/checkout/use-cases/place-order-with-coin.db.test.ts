import { beforeEach, describe, expect, test } from 'vitest';
import { cancelOrder } from '#src/domains/cancellation/use-cases/cancel-order.ts';
import { grantCoin } from '#src/domains/coin/index.ts';
import { getCoinCheck } from '#src/domains/coin/queries/get-coin-check.ts';
import { advanceDueOrders } from '#src/domains/fulfilment/jobs/advance-due-orders.ts';
import { getBalance, getLedgerCheck } from '#src/domains/ledger/index.ts';
import { recordIpn } from '#src/domains/payments/index.ts';
import { advanceDueRefunds } from '#src/domains/payments/jobs/advance-refund.ts';
import { transact } from '#src/platform/context.ts';
import { readOnly } from '#src/platform/db/index.ts';
import { newId } from '#src/shared/ids.ts';
import { contextOf, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import { agreedInput, type Buyer, fillCart, makeBuyer, quoteFor, wireOrderPayments } from '#tests/factories/orders.ts';
import { type FakeVnpay, ipnQuery } from '#tests/factories/payments.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import type { PlacedGroup, PlaceOrderInput } from '../contract/place-order.ts';
import { placeOrder } from './place-order.ts';

const database = await testDatabase();
const read = readOnly(database.db);
const clock = contextOf(database, system());
const ALL = 9_999_999_999;
let vnpay: FakeVnpay;

const variantOf = async (stock = 50): Promise<string> => {
	const { id: shopId } = await makeShop(database.db);
	const made = await makeProduct(database.db, { shopId, variants: [{ stock, priceVnd: 100_000 }] });
	return made.variants[0]?.id ?? '';
};
async function buyerWith(amountVnd: number): Promise<Buyer> {
	const buyer = await makeBuyer(database);
	const { customerId } = buyer;
	const source = { type: 'tests', id: newId() };
	await transact(clock, (scope) => grantCoin(scope, { customerId, kind: 'operator', source, amountVnd }));
	return buyer;
}
async function ready(
	buyer: Buyer,
	variantIds: readonly string[],
	coinVnd: number,
	payment: PlaceOrderInput['payment'] = 'cod',
): Promise<PlaceOrderInput> {
	const cart = await fillCart(
		buyer,
		variantIds.map((variantId) => ({ variantId })),
	);
	return agreedInput(await quoteFor(buyer, cart, { coinVnd }), buyer, payment);
}
async function place(buyer: Buyer, input: PlaceOrderInput): Promise<PlacedGroup> {
	const placed = await placeOrder(buyer.context, input);
	return placed.ok ? placed.value : expect.fail(JSON.stringify(placed.error));
}
const coinOf = async ({ customerId }: Buyer) => {
	const { postedVnd, availableVnd } = await getBalance(read, { kind: 'coin_bonus', ownerId: customerId });
	return [postedVnd, availableVnd];
};
const rowOf = async (number = '') => {
	const { rows } = await database.pool.query<{ id: string; state: string }>(
		'SELECT id, state FROM orders WHERE number = $1',
		[number],
	);
	return rows[0] ?? expect.fail();
};
const escrowOf = async (number: string | undefined): Promise<number> =>
	(await getBalance(read, { kind: 'order_escrow', ownerId: (await rowOf(number)).id })).postedVnd;
const pay = ({ payment, payVnd }: PlacedGroup) => recordIpn(clock, ipnQuery(payment?.txnRef ?? '', payVnd));
const expireDue = async () => {
	await database.setClock('17 minutes 1 s');
	await advanceDueOrders.handle(clock, {});
};
const cancel = (buyer: Buyer, number = '') => cancelOrder(buyer.context, { number, reason: 'changed_mind' });
async function expectBooksBalanced() {
	expect(await getCoinCheck(read)).toMatchObject({ mismatches: [] });
	expect(await getLedgerCheck(read)).toMatchObject({ isSound: true });
}

beforeEach(async () => {
	vnpay = wireOrderPayments();
	await database.setClock('0 s');
});

describe('placeOrder with coin', () => {
	test('and cash on delivery spends the coin immediately, split over the orders', async () => {
		const buyer = await buyerWith(30_001);
		const group = await place(buyer, await ready(buyer, [await variantOf(), await variantOf()], ALL));
		expect(group.totalVnd - group.payVnd).toBe(30_001);
		expect(await coinOf(buyer)).toEqual([0, 0]);
		const inEscrow = await Promise.all(group.orders.map(({ number }) => escrowOf(number)));
		expect(inEscrow).toEqual([15_001, 15_000]);
		await expectBooksBalanced();
	});

	test('and online payment holds the coin and spends it when the bank has paid', async () => {
		const buyer = await buyerWith(30_000);
		const group = await place(buyer, await ready(buyer, [await variantOf()], 20_000, 'vnpay'));
		expect(await coinOf(buyer)).toEqual([30_000, 10_000]);
		expect(await pay(group)).toBe('00');
		expect(await coinOf(buyer)).toEqual([10_000, 10_000]);
		expect(await escrowOf(group.orders[0]?.number)).toBe(group.totalVnd);
		await expectBooksBalanced();
	});

	test('limits bonus coin to half of the product total', async () => {
		const buyer = await buyerWith(300_000);
		const group = await place(buyer, await ready(buyer, [await variantOf()], ALL));
		expect(group.totalVnd - group.payVnd).toBe(50_000);
	});

	test('fails with orders.quote_changed when less coin is available than shown', async () => {
		const buyer = await buyerWith(30_000);
		const one = await ready(buyer, [await variantOf()], ALL);
		const shown = { ...one, coinVnd: 40_000 };
		expect(await placeOrder(buyer.context, shown)).toMatchObject({
			error: { code: 'orders.quote_changed', details: { differences: [{ kind: 'coin', shown: 40_000, now: 30_000 }] } },
		});
		expect(await placeOrder(buyer.context, one)).toMatchObject({ ok: true });
	});

	test('offers coin again in a changed quote, also to buyers who used none', async () => {
		const buyer = await buyerWith(30_000);
		const input = await ready(buyer, [await variantOf()], 0);
		const { coinVnd: _, ...without } = input;
		const shown = { ...without, totalVnd: input.totalVnd + 1 };
		expect(await placeOrder(buyer.context, shown)).toMatchObject({
			error: { code: 'orders.quote_changed', details: { quote: { coin: { usableVnd: 30_000 }, coinBonusVnd: 0 } } },
		});
		expect(await placeOrder(buyer.context, without)).toMatchObject({ ok: true });
	});

	test('never spends more than the balance under 20 concurrent requests', async () => {
		const buyer = await buyerWith(50_000);
		const variantId = await variantOf();
		await database.warm(20);
		const input = await ready(buyer, [variantId], 50_000);
		const answers = await Promise.all(Array.from({ length: 20 }, () => placeOrder(buyer.context, input)));
		expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
		expect(await coinOf(buyer)).toEqual([0, 0]);
		await expectBooksBalanced();
	});
});

describe('coin is refunded', () => {
	test('to the buyer when one paid order is cancelled, without changing the other order of the group', async () => {
		const buyer = await buyerWith(30_000);
		const group = await place(buyer, await ready(buyer, [await variantOf(), await variantOf()], ALL, 'vnpay'));
		await pay(group);
		const [first, second] = group.orders;
		expect(await cancel(buyer, first?.number)).toMatchObject({ ok: true });
		await advanceDueRefunds.handle(clock, {});
		expect(vnpay.refunds.map(({ amountVnd }) => amountVnd)).toEqual([first?.payVnd]);
		expect(await coinOf(buyer)).toEqual([15_000, 15_000]);
		expect([await escrowOf(first?.number), await escrowOf(second?.number)]).toEqual([0, second?.totalVnd]);
		await expectBooksBalanced();
	});

	test('when a cash order is cancelled, and when an unpaid order is cancelled or expires', async () => {
		const buyer = await buyerWith(30_000);
		const cash = await place(buyer, await ready(buyer, [await variantOf()], ALL));
		expect(await coinOf(buyer)).toEqual([0, 0]);
		await cancel(buyer, cash.orders[0]?.number);
		expect(await coinOf(buyer)).toEqual([30_000, 30_000]);
		await database.setClock('2 s');
		const unpaid = await place(buyer, await ready(buyer, [await variantOf()], ALL, 'vnpay'));
		expect(await coinOf(buyer)).toEqual([30_000, 0]);
		await cancel(buyer, unpaid.orders[0]?.number);
		expect(await coinOf(buyer)).toEqual([30_000, 30_000]);
		await database.setClock('4 s');
		await place(buyer, await ready(buyer, [await variantOf()], ALL, 'vnpay'));
		await database.setClock('18 minutes');
		await advanceDueOrders.handle(clock, {});
		expect(await coinOf(buyer)).toEqual([30_000, 30_000]);
		await expectBooksBalanced();
	});
});

describe('a late payment', () => {
	test('spends the coin again while it is available', async () => {
		const buyer = await buyerWith(30_000);
		const group = await place(buyer, await ready(buyer, [await variantOf()], ALL, 'vnpay'));
		await expireDue();
		expect(await coinOf(buyer)).toEqual([30_000, 30_000]);
		expect(await pay(group)).toBe('00');
		expect(await coinOf(buyer)).toEqual([0, 0]);
		expect(await rowOf(group.orders[0]?.number)).toMatchObject({ state: 'placed' });
		await expectBooksBalanced();
	});

	test('is refunded when the coin was spent on another order', async () => {
		const buyer = await buyerWith(30_000);
		const group = await place(buyer, await ready(buyer, [await variantOf()], ALL, 'vnpay'));
		await expireDue();
		await place(buyer, await ready(buyer, [await variantOf()], ALL));
		expect(await pay(group)).toBe('00');
		await advanceDueRefunds.handle(clock, {});
		expect(vnpay.refunds.map(({ amountVnd }) => amountVnd)).toEqual([group.payVnd]);
		expect(await rowOf(group.orders[0]?.number)).toMatchObject({ state: 'expired' });
		await expectBooksBalanced();
	});

	test('releases the coin when the products are sold out', async () => {
		const [buyer, faster] = [await buyerWith(30_000), await buyerWith(0)];
		const last = await variantOf(1);
		const group = await place(buyer, await ready(buyer, [last], ALL, 'vnpay'));
		await expireDue();
		await place(faster, await ready(faster, [last], 0));
		await pay(group);
		expect(await coinOf(buyer)).toEqual([30_000, 30_000]);
		expect(await escrowOf(group.orders[0]?.number)).toBe(0);
		await expectBooksBalanced();
	});
});
