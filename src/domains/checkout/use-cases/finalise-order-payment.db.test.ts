import { beforeEach, describe, expect, test } from 'vitest';
import { cancelOrder } from '#src/domains/cancellation/use-cases/cancel-order.ts';
import { advanceDueOrders } from '#src/domains/fulfilment/jobs/advance-due-orders.ts';
import { getBalance, getLedgerCheck } from '#src/domains/ledger/index.ts';
import { recordIpn } from '#src/domains/payments/index.ts';
import { advanceDueRefunds } from '#src/domains/payments/jobs/advance-refund.ts';
import { reconcileDue } from '#src/domains/payments/jobs/reconcile.ts';
import { readOnly } from '#src/platform/db/index.ts';
import { contextOf, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import { type Buyer, makeBuyer, makeGroup, type Request, wireOrderPayments } from '#tests/factories/orders.ts';
import { details, type FakeVnpay, ipnQuery } from '#tests/factories/payments.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import type { PlacedGroup } from '../contract/place-order.ts';
import { refundOrder } from '../jobs/refund-unserved-order.ts';
import { retryPayment } from './retry-payment.ts';

const database = await testDatabase();
const read = readOnly(database.db);
const clock = contextOf(database, system());
let vnpay: FakeVnpay;

const variantOf = async (stock: number): Promise<string> => {
	const { id: shopId } = await makeShop(database.db);
	const { variants } = await makeProduct(database.db, { shopId, variants: [{ stock, priceVnd: 100_000 }] });
	return variants[0]?.id ?? '';
};
const reservedOf = async (variantId: string): Promise<number> => {
	const { rows } = await database.pool.query<{ reserved: number }>(
		'SELECT reserved FROM stock_items WHERE variant_id = $1',
		[variantId],
	);
	return rows[0]?.reserved ?? -1;
};
const statesOf = async ({ orders }: PlacedGroup): Promise<readonly string[]> => {
	const { rows } = await database.pool.query<{ state: string }>(
		'SELECT state FROM orders WHERE number = ANY($1) ORDER BY id',
		[orders.map(({ number }) => number)],
	);
	return rows.map(({ state }) => state);
};
const idOf = async (number: string | undefined): Promise<string> => {
	const { rows } = await database.pool.query<{ id: string }>('SELECT id FROM orders WHERE number = $1', [number]);
	return rows[0]?.id ?? '';
};
const escrowOf = async (number: string | undefined): Promise<number> =>
	(await getBalance(read, { kind: 'order_escrow', ownerId: await idOf(number) })).postedVnd;
const timesRequested = async (number: string | undefined): Promise<number> => {
	const { rows } = await database.pool.query("SELECT FROM order_events WHERE order_id = $1 AND kind = 'refund_asked'", [
		await idOf(number),
	]);
	return rows.length;
};
const online = async (wishes: readonly Request[]): Promise<{ buyer: Buyer; group: PlacedGroup; txnRef: string }> => {
	const buyer = await makeBuyer(database);
	const group = await makeGroup(buyer, wishes, 'vnpay');
	return { buyer, group, txnRef: group.payment?.txnRef ?? '' };
};
const pay = (txnRef: string, amountVnd: number, fields: Readonly<Record<string, string>> = {}) =>
	recordIpn(clock, ipnQuery(txnRef, amountVnd, fields));
const expireDue = async () => {
	await database.setClock('17 minutes 1 s');
	await advanceDueOrders.handle(clock, {});
};
const workRefunds = async () => {
	const { rows } = await database.pool.query<{ data: { orderId: string; reason: string } }>(
		"SELECT data FROM pgboss.job WHERE name = 'job.orders.refund_order' AND state = 'created'",
	);
	for (const { data } of rows) await refundOrder.handle(clock, data);
	await database.pool.query("UPDATE pgboss.job SET state = 'completed' WHERE name = 'job.orders.refund_order'");
	await advanceDueRefunds.handle(clock, {});
};

beforeEach(async () => {
	vnpay = wireOrderPayments();
	await database.setClock('0 s');
});

describe('finaliseOrderPayment', () => {
	test("places every order of the group, reserves its stock and books its amount to the order's escrow", async () => {
		const [one, other] = [await variantOf(5), await variantOf(5)];
		const { group, txnRef } = await online([{ variantId: one, quantity: 2 }, { variantId: other }]);
		expect(await statesOf(group)).toEqual(['pending_payment', 'pending_payment']);
		expect(await pay(txnRef, group.totalVnd)).toBe('00');
		expect(await statesOf(group)).toEqual(['placed', 'placed']);
		for (const { number, totalVnd } of group.orders) expect(await escrowOf(number)).toBe(totalVnd);
		await expireDue();
		expect(await statesOf(group)).toEqual(['placed', 'placed']);
		expect(await reservedOf(one)).toBe(2);
	});

	test('processes 20 concurrent notifications of one payment once', async () => {
		const variantId = await variantOf(5);
		const { group, txnRef } = await online([{ variantId }]);
		const answers = await Promise.all(Array.from({ length: 20 }, () => pay(txnRef, group.totalVnd)));
		expect(answers.filter((answer) => answer === '00')).toHaveLength(1);
		expect(answers.filter((answer) => answer === '02')).toHaveLength(19);
		expect(await escrowOf(group.orders[0]?.number)).toBe(group.totalVnd);
		expect(await reservedOf(variantId)).toBe(1);
	});

	test('finds a payment without notification by querying VNPAY', async () => {
		const { group, txnRef } = await online([{ variantId: await variantOf(5) }]);
		vnpay.answerQuery = () => ({ kind: 'payment', outcome: 'paid', details: details({ amountVnd: group.totalVnd }) });
		await database.setClock('16 minutes 1 s');
		await reconcileDue.handle(clock, {});
		expect(await statesOf(group)).toEqual(['placed']);
		expect(vnpay.queries.map((asked) => asked.txnRef)).toContain(txnRef);
	});

	test('places an expired order and reserves its stock again while it is available', async () => {
		const variantId = await variantOf(5);
		const { group, txnRef } = await online([{ variantId, quantity: 2 }]);
		await expireDue();
		expect(await statesOf(group)).toEqual(['expired']);
		expect(await reservedOf(variantId)).toBe(0);
		expect(await pay(txnRef, group.totalVnd)).toBe('00');
		expect(await statesOf(group)).toEqual(['placed']);
		expect(await reservedOf(variantId)).toBe(2);
	});

	test('refunds a late payment when the products are sold out', async () => {
		const variantId = await variantOf(2);
		const { group, txnRef } = await online([{ variantId, quantity: 2 }]);
		await expireDue();
		await makeGroup(await makeBuyer(database), [{ variantId }]);
		expect(await pay(txnRef, group.totalVnd)).toBe('00');
		expect(await statesOf(group)).toEqual(['expired']);
		await workRefunds();
		expect(vnpay.refunds.map(({ amountVnd }) => amountVnd)).toEqual([group.totalVnd]);
		expect(await reservedOf(variantId)).toBe(1);
	});

	test('places the orders of a late payment that have stock and refunds the share of the others', async () => {
		const [left, sold] = [await variantOf(2), await variantOf(1)];
		const { group, txnRef } = await online([{ variantId: left }, { variantId: sold }]);
		await expireDue();
		await makeGroup(await makeBuyer(database), [{ variantId: sold }]);
		expect(await pay(txnRef, group.totalVnd)).toBe('00');
		expect(await statesOf(group)).toEqual(['placed', 'expired']);
		expect(await escrowOf(group.orders[1]?.number)).toBe(0);
		await workRefunds();
		await workRefunds();
		expect(await timesRequested(group.orders[1]?.number)).toBe(1);
		expect(vnpay.refunds.map(({ amountVnd }) => amountVnd)).toEqual([group.orders[1]?.totalVnd]);
		expect(await escrowOf(group.orders[0]?.number)).toBe(group.orders[0]?.totalVnd);
		expect(await escrowOf(group.orders[1]?.number)).toBe(0);
	});

	test('places the remaining order of a group and refunds the share of a cancelled one', async () => {
		const [stored, dropped] = [await variantOf(2), await variantOf(2)];
		const { buyer, group, txnRef } = await online([{ variantId: stored }, { variantId: dropped }]);
		const number = group.orders[1]?.number ?? '';
		expect((await cancelOrder(buyer.context, { number, reason: 'changed_mind' })).ok).toBe(true);
		expect(await statesOf(group)).toEqual(['pending_payment', 'cancelled']);
		expect(await reservedOf(dropped)).toBe(0);
		expect(await pay(txnRef, group.totalVnd)).toBe('00');
		expect(await statesOf(group)).toEqual(['placed', 'cancelled']);
		await workRefunds();
		expect(vnpay.refunds.map(({ amountVnd }) => amountVnd)).toEqual([group.orders[1]?.totalVnd]);
	});

	test('refunds the whole payment of a cancelled order', async () => {
		const { buyer, group, txnRef } = await online([{ variantId: await variantOf(2) }]);
		await cancelOrder(buyer.context, { number: group.orders[0]?.number ?? '', reason: 'wrong_item' });
		expect(await pay(txnRef, group.totalVnd)).toBe('00');
		expect(await statesOf(group)).toEqual(['cancelled']);
		await workRefunds();
		expect(vnpay.refunds.map(({ amountVnd }) => amountVnd)).toEqual([group.totalVnd]);
	});

	test('holds the stock while the bank reviews the payment', async () => {
		const variantId = await variantOf(2);
		const { group, txnRef } = await online([{ variantId }]);
		const doubted = { vnp_ResponseCode: '07', vnp_TransactionStatus: '07' };
		expect(await pay(txnRef, group.totalVnd, doubted)).toBe('00');
		await expireDue();
		expect(await statesOf(group)).toEqual(['pending_payment']);
		expect(await reservedOf(variantId)).toBe(1);
	});
});

describe('retryPayment', () => {
	const cancelledAtBank = { vnp_ResponseCode: '24', vnp_TransactionStatus: '02' };

	test('pays the order after the first attempt failed, and its stock is still reserved', async () => {
		const variantId = await variantOf(1);
		const { buyer, group, txnRef } = await online([{ variantId }]);
		await pay(txnRef, group.totalVnd, cancelledAtBank);
		expect(await statesOf(group)).toEqual(['pending_payment']);
		const number = group.orders[0]?.number ?? '';
		const again = await retryPayment(buyer.context, { number });
		if (!again.ok) throw new Error(again.error.code);
		expect(again.value.txnRef).not.toBe(txnRef);
		expect(await pay(again.value.txnRef, group.totalVnd)).toBe('00');
		expect(await statesOf(group)).toEqual(['placed']);
	});

	test('holds the stock for an attempt under review when another attempt fails', async () => {
		const variantId = await variantOf(1);
		const { buyer, group, txnRef } = await online([{ variantId }]);
		const again = await retryPayment(buyer.context, { number: group.orders[0]?.number ?? '' });
		if (!again.ok) throw new Error(again.error.code);
		await pay(txnRef, group.totalVnd, { vnp_ResponseCode: '07', vnp_TransactionStatus: '07' });
		await pay(again.value.txnRef, group.totalVnd, cancelledAtBank);
		await expireDue();
		expect(await statesOf(group)).toEqual(['pending_payment']);
		expect(await reservedOf(variantId)).toBe(1);
		expect(await retryPayment(buyer.context, { number: group.orders[0]?.number ?? '' })).toMatchObject({
			error: { code: 'orders.payment_held' },
		});
		expect(await pay(txnRef, group.totalVnd)).toBe('00');
		expect(await statesOf(group)).toEqual(['placed']);
	});

	test('a reviewed payment that arrives after a cancellation ends the hold', async () => {
		const { buyer, group, txnRef } = await online([{ variantId: await variantOf(1) }]);
		const number = group.orders[0]?.number ?? '';
		await pay(txnRef, group.totalVnd, { vnp_ResponseCode: '07', vnp_TransactionStatus: '07' });
		await cancelOrder(buyer.context, { number, reason: 'changed_mind' });
		expect(await pay(txnRef, group.totalVnd)).toBe('00');
		expect(await statesOf(group)).toEqual(['cancelled']);
		const { rows } = await database.pool.query('SELECT held_at FROM order_groups WHERE number = $1', [
			group.groupNumber,
		]);
		expect(rows).toEqual([{ held_at: null }]);
		await workRefunds();
	});

	test('a second payment is refunded, the first one counts', async () => {
		const { buyer, group, txnRef } = await online([{ variantId: await variantOf(3) }]);
		const again = await retryPayment(buyer.context, { number: group.orders[0]?.number ?? '' });
		expect(await pay(txnRef, group.totalVnd)).toBe('00');
		expect(await pay(again.ok ? again.value.txnRef : '', group.totalVnd)).toBe('00');
		await workRefunds();
		expect(vnpay.refunds.map(({ amountVnd }) => amountVnd)).toEqual([group.totalVnd]);
		expect(await escrowOf(group.orders[0]?.number)).toBe(group.totalVnd);
	});

	test('extends the reservation up to 45 minutes after placing', async () => {
		const variantId = await variantOf(1);
		const { buyer, group } = await online([{ variantId }]);
		const number = group.orders[0]?.number ?? '';
		for (const minutes of [15, 30, 39]) {
			await database.setClock(`${minutes} minutes`);
			await advanceDueOrders.handle(clock, {});
			const again = await retryPayment(buyer.context, { number });
			expect(again.ok).toBe(true);
		}
		await database.setClock('45 minutes 1 s');
		expect(await retryPayment(buyer.context, { number })).toMatchObject({
			error: { code: 'orders.payment_window_closed' },
		});
		await advanceDueOrders.handle(clock, {});
		expect(await statesOf(group)).toEqual(['expired']);
		expect(await reservedOf(variantId)).toBe(0);
	});

	test('fails with orders.payment_window_closed after the reservation ended, before the job has run', async () => {
		const { buyer, group } = await online([{ variantId: await variantOf(1) }]);
		await database.setClock('17 minutes 1 s');
		expect(await retryPayment(buyer.context, { number: group.orders[0]?.number ?? '' })).toMatchObject({
			error: { code: 'orders.payment_window_closed' },
		});
	});

	test('allows ten attempts under concurrent requests, then fails with orders.payment_tries_used', async () => {
		const { buyer, group } = await online([{ variantId: await variantOf(1) }]);
		const number = group.orders[0]?.number ?? '';
		const tries = await Promise.all(Array.from({ length: 20 }, () => retryPayment(buyer.context, { number })));
		expect(tries.filter(({ ok }) => ok)).toHaveLength(9);
		expect(await retryPayment(buyer.context, { number })).toMatchObject({
			error: { code: 'orders.payment_tries_used', details: { max: 10 } },
		});
		expect(await pay(group.payment?.txnRef ?? '', group.totalVnd)).toBe('00');
	});

	test('returns orders.not_found to other buyers and orders.nothing_to_pay for a paid order', async () => {
		const { buyer, group, txnRef } = await online([{ variantId: await variantOf(1) }]);
		const number = group.orders[0]?.number ?? '';
		const stranger = await makeBuyer(database);
		expect(await retryPayment(stranger.context, { number })).toMatchObject({ error: { code: 'orders.not_found' } });
		await pay(txnRef, group.totalVnd);
		expect(await retryPayment(buyer.context, { number })).toMatchObject({ error: { code: 'orders.nothing_to_pay' } });
	});
});

test('the ledger check finds no difference after all tests of this file', async () => {
	const proof = await getLedgerCheck(read);
	expect(proof.isSound).toBe(true);
	expect(proof.transfers).toBeGreaterThan(10);
});
