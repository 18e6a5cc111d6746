import { beforeAll, describe, expect, test } from 'vitest';
import { confirmOrder } from '#src/domains/fulfilment/use-cases/confirm-order.ts';
import { getBalance, getLedgerCheck } from '#src/domains/ledger/index.ts';
import { recordIpn } from '#src/domains/payments/index.ts';
import { readOnly } from '#src/platform/db/index.ts';
import { codeOf } from '#tests/code-of.ts';
import { contextOf, publishedEvents, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import { makeBuyer, makeGroup, ordersOf, sellerOf, stateOf, wireOrderPayments } from '#tests/factories/orders.ts';
import { ipnQuery } from '#tests/factories/payments.ts';
import { answerCancel } from './answer-cancellation-request.ts';
import { cancelOrder } from './cancel-order.ts';
import { declineOrder } from './decline-order.ts';

const database = await testDatabase();
const read = readOnly(database.db);
const clock = contextOf(database, system());
const reason = 'changed_mind';

const variantOf = async (): Promise<string> => {
	const { variants } = await makeProduct(database.db, { variants: [{ stock: 5, priceVnd: 100_000 }] });
	return variants[0]?.id ?? '';
};
const reservedOf = async (variantId: string): Promise<number> => {
	const sql = 'SELECT reserved FROM stock_items WHERE variant_id = $1';
	return (await database.pool.query<{ reserved: number }>(sql, [variantId])).rows[0]?.reserved ?? -1;
};
const twoOrders = async (isPaid = false) => {
	const variantIds = [await variantOf(), await variantOf()] as const;
	const buyer = await makeBuyer(database);
	const group = await makeGroup(
		buyer,
		variantIds.map((variantId) => ({ variantId })),
		isPaid ? 'vnpay' : 'cod',
	);
	if (isPaid) await recordIpn(clock, ipnQuery(group.payment?.txnRef ?? '', group.totalVnd));
	const [first, second] = await ordersOf(database, group);
	if (!first || !second) throw new Error('two orders were expected');
	return { buyer, first, second, variantIds, totalVnd: group.orders[0]?.totalVnd ?? 0 };
};

beforeAll(() => {
	wireOrderPayments();
});

describe('cancelOrder before the shop has confirmed', () => {
	test('releases the stock and does not change the other order of the group', async () => {
		const { buyer, first, second, variantIds } = await twoOrders();
		expect(await cancelOrder(buyer.context, { number: first.number, reason })).toMatchObject({
			ok: true,
			value: { state: 'cancelled' },
		});
		expect(await stateOf(database, second.number)).toBe('placed');
		expect(await Promise.all(variantIds.map(reservedOf))).toEqual([0, 1]);
	});

	test('refunds only the amount of this order', async () => {
		const { buyer, first, second, totalVnd } = await twoOrders(true);
		await cancelOrder(buyer.context, { number: first.number, reason });
		const balanceOf = async (kind: 'order_escrow' | 'refund_payable', ownerId: string) =>
			(await getBalance(read, { kind, ownerId })).postedVnd;
		expect(await balanceOf('order_escrow', first.id)).toBe(0);
		expect(await balanceOf('refund_payable', first.id)).toBe(totalVnd);
		expect(await balanceOf('order_escrow', second.id)).toBeGreaterThan(0);
		expect(await balanceOf('refund_payable', second.id)).toBe(0);
	});

	test('cancels and refunds once under 20 concurrent requests', async () => {
		const { buyer, first, variantIds } = await twoOrders(true);
		const results = await Promise.all(
			Array.from({ length: 20 }, () => cancelOrder(buyer.context, { number: first.number, reason })),
		);
		expect(results.filter(({ ok }) => ok)).toHaveLength(1);
		expect(await reservedOf(variantIds[0])).toBe(0);
		const refunds = await database.pool.query('SELECT id FROM refunds WHERE source_id = $1', [first.id]);
		expect(refunds.rowCount).toBe(1);
	});

	test('under concurrent cancellation and confirmation, only the first one succeeds', async () => {
		for (let round = 0; round < 10; round += 1) {
			const { buyer, first } = await twoOrders();
			const seller = await sellerOf(database, first);
			const [cancelled, confirmed] = await Promise.all([
				cancelOrder(buyer.context, { number: first.number, reason }),
				confirmOrder(seller, { number: first.number }),
			]);
			// After the confirmation, the cancellation becomes a request to the shop.
			const isRequested = cancelled.ok && cancelled.value.state === 'confirmed';
			expect(confirmed.ok).toBe(isRequested);
		}
	});
});

describe('cancelOrder without a reason', () => {
	test('cancels before the shop has confirmed, and notifies the shop without one', async () => {
		const { buyer, first } = await twoOrders(true);
		expect(await cancelOrder(buyer.context, { number: first.number })).toMatchObject({ value: { state: 'cancelled' } });
		const told = await publishedEvents<{ orderId: string }>(database, 'orders.cancelled');
		expect(told.filter(({ orderId }) => orderId === first.id)).toMatchObject([{ party: 'buyer', reason: null }]);
		expect((await getBalance(read, { kind: 'order_escrow', ownerId: first.id })).postedVnd).toBe(0);
	});

	test('fails with orders.cancel_reason_needed once the shop has to decide', async () => {
		const { buyer, first } = await twoOrders();
		await confirmOrder(await sellerOf(database, first), { number: first.number });
		expect(codeOf(await cancelOrder(buyer.context, { number: first.number }))).toBe('orders.cancel_reason_needed');
		expect(await stateOf(database, first.number)).toBe('confirmed');
	});
});

describe('cancelOrder after the shop has confirmed', () => {
	test("requests the cancellation, and the shop's approval cancels and refunds", async () => {
		const { buyer, first } = await twoOrders(true);
		const seller = await sellerOf(database, first);
		await confirmOrder(seller, { number: first.number });
		expect(await cancelOrder(buyer.context, { number: first.number, reason })).toMatchObject({
			value: { state: 'confirmed' },
		});
		expect(codeOf(await cancelOrder(buyer.context, { number: first.number, reason }))).toBe(
			'orders.cancel_asked_already',
		);
		await answerCancel(seller, { number: first.number, accept: true });
		expect(await stateOf(database, first.number)).toBe('cancelled');
		expect((await getBalance(read, { kind: 'order_escrow', ownerId: first.id })).postedVnd).toBe(0);
	});

	test('can be requested again after the shop declined', async () => {
		const { buyer, first } = await twoOrders();
		const seller = await sellerOf(database, first);
		await confirmOrder(seller, { number: first.number });
		await cancelOrder(buyer.context, { number: first.number, reason });
		await answerCancel(seller, { number: first.number, accept: false, note: 'Hàng đã đóng gói rồi bạn ạ.' });
		expect(await stateOf(database, first.number)).toBe('confirmed');
		expect(codeOf(await answerCancel(seller, { number: first.number, accept: true }))).toBe('orders.no_cancel_request');
		expect((await cancelOrder(buyer.context, { number: first.number, reason })).ok).toBe(true);
	});
});

describe('an actor without access', () => {
	test('gets orders.not_found for an order of another buyer or shop', async () => {
		const { first, second } = await twoOrders();
		const stranger = await makeBuyer(database);
		const otherShop = await sellerOf(database, second);
		const number = first.number;
		expect(codeOf(await cancelOrder(stranger.context, { number, reason }))).toBe('orders.not_found');
		expect(codeOf(await confirmOrder(otherShop, { number }))).toBe('orders.not_found');
		expect(codeOf(await declineOrder(otherShop, { number, reason: 'other' }))).toBe('orders.not_found');
		expect(await stateOf(database, number)).toBe('placed');
	});

	test('gets orders.role_not_allowed without the right staff role', async () => {
		const { first } = await twoOrders();
		const bookkeeper = await sellerOf(database, first, 'accounting');
		expect(codeOf(await confirmOrder(bookkeeper, { number: first.number }))).toBe('orders.role_not_allowed');
	});
});

test("declineOrder cancels the order once, with the shop's reason", async () => {
	const { first } = await twoOrders(true);
	const seller = await sellerOf(database, first);
	expect((await declineOrder(seller, { number: first.number, reason: 'out_of_stock' })).ok).toBe(true);
	expect(codeOf(await declineOrder(seller, { number: first.number, reason: 'other' }))).toBe('orders.not_cancellable');
	const told = await publishedEvents<{ orderId: string }>(database, 'orders.cancelled');
	expect(told.filter(({ orderId }) => orderId === first.id)).toMatchObject([{ party: 'shop', reason: 'out_of_stock' }]);
});

test('the ledger check finds no difference after all tests of this file', async () => {
	expect((await getLedgerCheck(read)).isSound).toBe(true);
});

test('an unpaid order is orders.not_found for its shop', async () => {
	const buyer = await makeBuyer(database);
	const [order] = await ordersOf(database, await makeGroup(buyer, [{ variantId: await variantOf() }], 'vnpay'));
	if (!order) throw new Error('no order was made');
	const { number } = order;
	const seller = await sellerOf(database, order);
	expect(codeOf(await confirmOrder(seller, { number }))).toBe('orders.not_found');
	expect(codeOf(await declineOrder(seller, { number, reason: 'out_of_stock' }))).toBe('orders.not_found');
	expect(await stateOf(database, number)).toBe('pending_payment');
});
