import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { grantCoin } from '#src/domains/coin/index.ts';
import { confirmReceipt } from '#src/domains/fulfilment/index.ts';
import { advanceDueOrders } from '#src/domains/fulfilment/jobs/advance-due-orders.ts';
import { getBalance, getLedgerCheck } from '#src/domains/ledger/index.ts';
import { getOrder, listOrderPayments, orderTimeline } from '#src/domains/order-views/index.ts';
import { lockOrder } from '#src/domains/orders/use-cases/steps/lock-order.ts';
import { handleReturn, listOrderReturns, pursueReturn, requestReturn } from '#src/domains/returns/index.ts';
import { advanceDueReturns } from '#src/domains/returns/jobs/advance-due-returns.ts';
import { transact } from '#src/platform/context.ts';
import { readOnly } from '#src/platform/db/index.ts';
import { newId } from '#src/shared/ids.ts';
import { ok } from '#src/shared/result.ts';
import { contextOf, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { stateOf } from '#tests/factories/orders.ts';
import { makePlatformVoucher } from '#tests/factories/promotions.ts';
import { deliveredSale, requestedReturn, returnInput, type Sale, wireSales } from '#tests/factories/returns.ts';
import { refundShare } from './refund-share.ts';

const database = await testDatabase();
const read = readOnly(database.db);
const clock = contextOf(database, system());
beforeAll(wireSales);
beforeEach(() => database.setClock(''));

const balanceOf = async (
	kind: 'order_escrow' | 'vendor_reserve' | 'vendor_payable' | 'refund_payable',
	ownerId: string,
) => (await getBalance(read, { kind, ownerId })).postedVnd;
const stored = async () => ({
	commission: (await getBalance(read, { kind: 'commission' })).postedVnd,
	tax: (await getBalance(read, { kind: 'tax_withheld' })).postedVnd,
});
const reservedOf = async ({ order }: Sale) => {
	const { rows } = await database.pool.query<{ vnd: string; released: Date | null }>(
		'SELECT reserved_vnd AS vnd, released_at AS released FROM orders WHERE id = $1',
		[order.id],
	);
	return { vnd: Number(rows[0]?.vnd), isReleased: rows[0]?.released != null };
};
async function completedSale(...wanted: Parameters<typeof deliveredSale>): Promise<Sale> {
	const sale = await deliveredSale(...wanted);
	const done = await confirmReceipt(sale.buyer.context, { number: sale.number });
	if (!done.ok) throw new Error(done.error.code);
	return sale;
}
async function giveBack(sale: Sale, quantity = 1, reason: 'defect' | 'change_of_mind' = 'defect'): Promise<void> {
	const returnId = await requestedReturn(sale, { reason, lines: [{ lineId: sale.lineIds[0] ?? '', quantity }] });
	const done = await handleReturn(sale.seller, { returnId, act: 'waive' });
	if (!done.ok) throw new Error(done.error.code);
}

test('refundShare refunds once under 20 concurrent requests for the same source', async () => {
	const sale = await deliveredSale(database, 'vnpay', [3]);
	const source = { type: 'tests', id: newId() };
	const once = () =>
		transact(clock, async (scope) => {
			const locked = await lockOrder(scope, sale.number);
			if (!locked) throw new Error('no order');
			const lines = [{ lineId: sale.lineIds[0] ?? '', quantity: 1 }];
			return ok(await refundShare(scope, locked, { source, lines, shippingVnd: 0, reason: 'tests' }));
		});
	const refunds = await Promise.all(Array.from({ length: 20 }, once));
	expect(new Set(refunds.map(({ value }) => value.id)).size).toBe(1);
	expect(await balanceOf('refund_payable', sale.order.id)).toBe(100_000);
});

describe('the expected day of a VNPAY refund', () => {
	async function promised(sale: Sale) {
		const { returns } = await listOrderReturns(sale.buyer.context, { number: sale.number });
		const [payment] = await listOrderPayments(sale.buyer.context, { number: sale.number });
		const seen = await getOrder(sale.buyer.context, { number: sale.number });
		if (!seen.ok) throw new Error(seen.error.code);
		const step = orderTimeline({ ...seen.value, returns }).find(({ kind }) => kind === 'return_paid_back');
		const told = payment?.refunds[0]?.expectedBy;
		return [told?.toISOString() ?? told, returns[0]?.refund?.expectedBy, step?.expectedBy];
	}
	const become = (sale: Sale, state: string) =>
		database.pool.query(
			`UPDATE refunds SET state = $1, next_try_at = NULL, decided_at = requested_at
			WHERE source_type = 'order_refund' AND payable_owner = $2`,
			[state, sale.order.id],
		);

	test('is the same in the payment, the return and the timeline', async () => {
		const sale = await deliveredSale(database, 'vnpay', [2]);
		await giveBack(sale);
		const [inPayment, ...elsewhere] = await promised(sale);
		expect(inPayment).toMatch(/^20/);
		expect(elsewhere).toEqual([inPayment, inPayment]);
		await become(sale, 'done');
		const [afterwards, told] = await promised(sale);
		expect(afterwards).toBe(told);
	});

	test.each(['rejected', 'unclear'])('is null everywhere while the refund is %s', async (state) => {
		const sale = await deliveredSale(database, 'vnpay', [2]);
		await giveBack(sale);
		await become(sale, state);
		expect(await promised(sale)).toEqual([null, null, null]);
	});

	test('is null everywhere after it has passed without an answer from VNPAY', async () => {
		const sale = await deliveredSale(database, 'vnpay', [2]);
		await giveBack(sale);
		await database.setClock('20 days');
		expect(await promised(sale)).toEqual([null, null, null]);
	});
});

test('units refunded for a failed delivery cannot be returned', async () => {
	const sale = await deliveredSale(database, 'vnpay', [3]);
	const lineId = sale.lineIds[0] ?? '';
	await transact(clock, async (scope) => {
		const locked = await lockOrder(scope, sale.number);
		const share = { source: { type: 'parcel_refused', id: newId() }, lines: [{ lineId, quantity: 2 }] };
		return ok(locked && (await refundShare(scope, locked, { ...share, shippingVnd: 5000, reason: 'refused' })));
	});
	const tooMany = returnInput(sale, { lines: [{ lineId, quantity: 2 }] });
	expect(await requestReturn(sale.buyer.context, tooMany)).toMatchObject({ error: { code: 'orders.return_too_many' } });
	await giveBack(sale);
	expect(await balanceOf('order_escrow', sale.order.id)).toBe(0);
	// A third of the 16,000 ₫ of shipping that were left.
	expect(await balanceOf('refund_payable', sale.order.id)).toBe(300_000 + 5000 + 5333);
});

describe('a refund after completion', () => {
	test('reverses the shares of shop, platform and tax office per item, with no remainder after the last one', async () => {
		const before = await stored();
		const sale = await completedSale(database, 'vnpay', [3]);
		const whole = await stored();
		expect(whole.commission).toBeGreaterThan(before.commission);
		await giveBack(sale);
		const after = await stored();
		const third = Math.ceil((whole.commission - before.commission - 0) / 3);
		expect(whole.commission - after.commission).toBeLessThanOrEqual(third);
		expect(await balanceOf('order_escrow', sale.order.id)).toBe(0);
		expect((await reservedOf(sale)).vnd).toBe(await balanceOf('vendor_reserve', sale.seller.actor.shopId));
		await giveBack(sale, 2);
		expect(await stored()).toEqual(before);
		expect(await balanceOf('refund_payable', sale.order.id)).toBe(sale.totalVnd);
		expect((await reservedOf(sale)).vnd).toBe(0);
		expect(await balanceOf('vendor_reserve', sale.seller.actor.shopId)).toBe(0);
		expect(await stateOf(database, sale.number)).toBe('returned');
		expect(await getLedgerCheck(read)).toMatchObject({ isSound: true });
	});

	test('fails instead of taking more from the reserve than the order holds there', async () => {
		const sale = await completedSale(database, 'vnpay', [3]);
		await database.pool.query('UPDATE orders SET reserved_vnd = 1 WHERE id = $1', [sale.order.id]);
		const returnId = await requestedReturn(sale, { lines: [{ lineId: sale.lineIds[0] ?? '', quantity: 1 }] });
		await expect(handleReturn(sale.seller, { returnId, act: 'waive' })).rejects.toThrow('in reserve');
		expect(await balanceOf('refund_payable', sale.order.id)).toBe(0);
		expect((await reservedOf(sale)).vnd).toBe(1);
	});

	test('covers the remaining items exactly when a part was refunded before completion', async () => {
		const before = await stored();
		const sale = await deliveredSale(database, 'vnpay', [3]);
		await giveBack(sale);
		expect(await stored()).toEqual(before);
		await confirmReceipt(sale.buyer.context, { number: sale.number });
		await giveBack(sale, 2);
		expect(await stored()).toEqual(before);
		expect(await balanceOf('refund_payable', sale.order.id)).toBe(sale.totalVnd);
	});

	test('takes back the coin earned by the returned products and no other coin', async () => {
		const sale = await completedSale(database, 'vnpay', [2]);
		const earned = () => getBalance(read, { kind: 'coin_bonus', ownerId: sale.buyer.customerId });
		// 0.5 % of 200,000 ₫; coin granted by an operator was not earned by these products.
		const { customerId } = sale.buyer;
		const granted = { customerId, kind: 'operator', source: { type: 'tests', id: newId() } } as const;
		await transact(clock, (scope) => grantCoin(scope, { ...granted, amountVnd: 10_000 }));
		expect((await earned()).postedVnd).toBe(1000 + 10_000);
		await giveBack(sale);
		expect((await earned()).postedVnd).toBe(500 + 10_000);
	});

	test("is charged to the shop's balance when its money was paid out", async () => {
		const sale = await completedSale(database);
		await database.setClock('14.9 days');
		await advanceDueOrders.handle(clock, {});
		const { shopId } = sale.seller.actor;
		const payable = await balanceOf('vendor_payable', shopId);
		expect(payable).toBeGreaterThan(0);
		await giveBack(sale, 2);
		expect(await balanceOf('vendor_payable', shopId)).toBe(0);
		expect(await balanceOf('vendor_reserve', shopId)).toBe(0);
	});
});

describe('an open return', () => {
	test("blocks the release of the order's money until it has ended", async () => {
		const sale = await completedSale(database);
		await database.setClock('13 days');
		const returnId = await requestedReturn(sale);
		await handleReturn(sale.seller, { returnId, act: 'reject', note: 'Khách làm rơi' });
		await database.setClock('15 days');
		await advanceDueOrders.handle(clock, {});
		expect((await reservedOf(sale)).isReleased).toBe(false);
		await database.setClock('16.1 days');
		await advanceDueReturns.handle(clock, {});
		await advanceDueOrders.handle(clock, {});
		expect(await reservedOf(sale)).toEqual({ vnd: 0, isReleased: true });
	});

	test('no longer blocks the release after a withdrawal', async () => {
		const sale = await completedSale(database);
		await database.setClock('13.9 days');
		const returnId = await requestedReturn(sale);
		await database.setClock('14.1 days');
		await advanceDueOrders.handle(clock, {});
		await pursueReturn(sale.buyer.context, { returnId, act: 'withdraw' });
		await advanceDueOrders.handle(clock, {});
		expect((await reservedOf(sale)).isReleased).toBe(true);
	});
});

test('coin is refunded to its grants per item and never exceeds the spent amount', async () => {
	const coinVnd = 50_002;
	const sale = await deliveredSale(database, 'vnpay', [3], { coinVnd });
	const { customerId } = sale.buyer;
	const coinOf = async () => (await getBalance(read, { kind: 'coin_bonus', ownerId: customerId })).postedVnd;
	expect(await coinOf()).toBe(0);
	await giveBack(sale);
	expect(await coinOf()).toBe(16_668);
	expect(await balanceOf('refund_payable', sale.order.id)).toBe(83_333 + 7000);
	await giveBack(sale, 2);
	expect(await coinOf()).toBe(coinVnd);
	expect(await balanceOf('refund_payable', sale.order.id)).toBe(sale.totalVnd - coinVnd);
	expect(await balanceOf('order_escrow', sale.order.id)).toBe(0);
	await expect(
		database.pool.query('UPDATE order_refunds SET coin_bonus_vnd = coin_bonus_vnd + 1 WHERE order_id = $1', [
			sale.order.id,
		]),
	).rejects.toMatchObject({ constraint: 'order_refunds_no_more_than_paid' });
	expect(await getLedgerCheck(read)).toMatchObject({ isSound: true });
});

test('a refund returns the voucher share to the platform, but no shop voucher', async () => {
	const voucher = await makePlatformVoucher(database, { discount: { kind: 'fixed', amountVnd: 10_000 } });
	const before = (await getBalance(read, { kind: 'promotion_cost' })).postedVnd;
	const sale = await deliveredSale(database, 'vnpay', [2], { platformCode: voucher.code });
	expect((await getBalance(read, { kind: 'promotion_cost' })).postedVnd).toBe(before + 10_000);
	await giveBack(sale);
	expect(await balanceOf('refund_payable', sale.order.id)).toBe(95_000 + 9000);
	expect((await getBalance(read, { kind: 'promotion_cost' })).postedVnd).toBe(before + 5000);
	await giveBack(sale);
	expect((await getBalance(read, { kind: 'promotion_cost' })).postedVnd).toBe(before);
	expect(await balanceOf('order_escrow', sale.order.id)).toBe(0);
});
