import { beforeEach, describe, expect, test } from 'vitest';
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
import type { PlacedGroup } from '../contract-place-order.ts';
import { advanceDueOrders } from '../jobs/advance-due-orders.ts';
import { refundOrder } from '../jobs/refund-order.ts';
import { cancelOrder } from './cancel-order.ts';
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
/** Jobs that the worker would run now. */
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

describe('a payment that comes in', () => {
	test('places every order of the group, keeps its products and puts its money into its own escrow', async () => {
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

	test('twenty times at once is one payment', async () => {
		const variantId = await variantOf(5);
		const { group, txnRef } = await online([{ variantId }]);
		const answers = await Promise.all(Array.from({ length: 20 }, () => pay(txnRef, group.totalVnd)));
		expect(answers.filter((answer) => answer === '00')).toHaveLength(1);
		expect(answers.filter((answer) => answer === '02')).toHaveLength(19);
		expect(await escrowOf(group.orders[0]?.number)).toBe(group.totalVnd);
		expect(await reservedOf(variantId)).toBe(1);
	});

	test('and is lost on the way is found by asking', async () => {
		const { group, txnRef } = await online([{ variantId: await variantOf(5) }]);
		vnpay.answerQuery = () => ({ kind: 'payment', outcome: 'paid', details: details({ amountVnd: group.totalVnd }) });
		await database.setClock('16 minutes 1 s');
		await reconcileDue.handle(clock, {});
		expect(await statesOf(group)).toEqual(['placed']);
		expect(vnpay.queries.map((asked) => asked.txnRef)).toContain(txnRef);
	});

	test('too late takes the products again while there are some', async () => {
		const variantId = await variantOf(5);
		const { group, txnRef } = await online([{ variantId, quantity: 2 }]);
		await expireDue();
		expect(await statesOf(group)).toEqual(['expired']);
		expect(await reservedOf(variantId)).toBe(0);
		expect(await pay(txnRef, group.totalVnd)).toBe('00');
		expect(await statesOf(group)).toEqual(['placed']);
		expect(await reservedOf(variantId)).toBe(2);
	});

	test('too late for sold products goes back by itself', async () => {
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

	test('too late serves the order whose products are left and gives back the share of the other', async () => {
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

	test('for a group whose one order was cancelled in the meantime pays the other and returns that share', async () => {
		const [kept, dropped] = [await variantOf(2), await variantOf(2)];
		const { buyer, group, txnRef } = await online([{ variantId: kept }, { variantId: dropped }]);
		const number = group.orders[1]?.number ?? '';
		expect((await cancelOrder(buyer.context, { number, reason: 'changed_mind' })).ok).toBe(true);
		expect(await statesOf(group)).toEqual(['pending_payment', 'cancelled']);
		expect(await reservedOf(dropped)).toBe(0);
		expect(await pay(txnRef, group.totalVnd)).toBe('00');
		expect(await statesOf(group)).toEqual(['placed', 'cancelled']);
		await workRefunds();
		expect(vnpay.refunds.map(({ amountVnd }) => amountVnd)).toEqual([group.orders[1]?.totalVnd]);
	});

	test('for an order that was cancelled goes back whole', async () => {
		const { buyer, group, txnRef } = await online([{ variantId: await variantOf(2) }]);
		await cancelOrder(buyer.context, { number: group.orders[0]?.number ?? '', reason: 'wrong_item' });
		expect(await pay(txnRef, group.totalVnd)).toBe('00');
		expect(await statesOf(group)).toEqual(['cancelled']);
		await workRefunds();
		expect(vnpay.refunds.map(({ amountVnd }) => amountVnd)).toEqual([group.totalVnd]);
	});

	test('but is doubted by the bank holds the products until it is decided', async () => {
		const variantId = await variantOf(2);
		const { group, txnRef } = await online([{ variantId }]);
		const doubted = { vnp_ResponseCode: '07', vnp_TransactionStatus: '07' };
		expect(await pay(txnRef, group.totalVnd, doubted)).toBe('00');
		await expireDue();
		expect(await statesOf(group)).toEqual(['pending_payment']);
		expect(await reservedOf(variantId)).toBe(1);
	});
});

describe('paying again', () => {
	const cancelledAtBank = { vnp_ResponseCode: '24', vnp_TransactionStatus: '02' };

	test('after the bank said no: the products are still there and the second try pays', async () => {
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

	test('while the bank doubts one try, another that fails lifts nothing: the products wait for the doubted money', async () => {
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

	test('what a bank doubted and then settled is held no longer, also where nobody wants it any more', async () => {
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

	test('paid twice: the first counts, the second goes back', async () => {
		const { buyer, group, txnRef } = await online([{ variantId: await variantOf(3) }]);
		const again = await retryPayment(buyer.context, { number: group.orders[0]?.number ?? '' });
		expect(await pay(txnRef, group.totalVnd)).toBe('00');
		expect(await pay(again.ok ? again.value.txnRef : '', group.totalVnd)).toBe('00');
		await workRefunds();
		expect(vnpay.refunds.map(({ amountVnd }) => amountVnd)).toEqual([group.totalVnd]);
		expect(await escrowOf(group.orders[0]?.number)).toBe(group.totalVnd);
	});

	test('holds the products longer, never past 45 minutes after placing', async () => {
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

	test('comes too late once the time of its products is over, also before the clock has looked', async () => {
		const { buyer, group } = await online([{ variantId: await variantOf(1) }]);
		await database.setClock('17 minutes 1 s');
		expect(await retryPayment(buyer.context, { number: group.orders[0]?.number ?? '' })).toMatchObject({
			error: { code: 'orders.payment_window_closed' },
		});
	});

	test('is tried ten times at most, from however many tabs at once', async () => {
		const { buyer, group } = await online([{ variantId: await variantOf(1) }]);
		const number = group.orders[0]?.number ?? '';
		const tries = await Promise.all(Array.from({ length: 20 }, () => retryPayment(buyer.context, { number })));
		expect(tries.filter(({ ok }) => ok)).toHaveLength(9);
		expect(await retryPayment(buyer.context, { number })).toMatchObject({
			error: { code: 'orders.payment_tries_used', details: { max: 10 } },
		});
		expect(await pay(group.payment?.txnRef ?? '', group.totalVnd)).toBe('00');
	});

	test('is for the buyer alone, and for what is still unpaid', async () => {
		const { buyer, group, txnRef } = await online([{ variantId: await variantOf(1) }]);
		const number = group.orders[0]?.number ?? '';
		const stranger = await makeBuyer(database);
		expect(await retryPayment(stranger.context, { number })).toMatchObject({ error: { code: 'orders.not_found' } });
		await pay(txnRef, group.totalVnd);
		expect(await retryPayment(buyer.context, { number })).toMatchObject({ error: { code: 'orders.nothing_to_pay' } });
	});
});

test('the ledger sums to nothing after all of it', async () => {
	const proof = await getLedgerCheck(read);
	expect(proof.isSound).toBe(true);
	expect(proof.transfers).toBeGreaterThan(10);
});
