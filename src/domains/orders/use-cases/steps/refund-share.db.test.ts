import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { grantCoin } from '#src/domains/coin/index.ts';
import { getBalance, getLedgerCheck } from '#src/domains/ledger/index.ts';
import { transact } from '#src/platform/context.ts';
import { readOnly } from '#src/platform/db/index.ts';
import { newId } from '#src/shared/ids.ts';
import { ok } from '#src/shared/result.ts';
import { contextOf, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { stateOf } from '#tests/factories/orders.ts';
import { makePlatformVoucher } from '#tests/factories/promotions.ts';
import { deliveredSale, requestedReturn, returnInput, type Sale, wireSales } from '#tests/factories/returns.ts';
import {
	confirmReceipt,
	getOrder,
	handleReturn,
	listOrderPayments,
	listOrderReturns,
	orderTimeline,
	pursueReturn,
	requestReturn,
} from '../../index.ts';
import { advanceDueOrders } from '../../jobs/advance-due-orders.ts';
import { advanceDueReturns } from '../../jobs/advance-due-returns.ts';
import { lockOrder } from './lock-order.ts';
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
const kept = async () => ({
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

test('asked for twenty times at once for one reason, a share goes back once', async () => {
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

describe('of money that VNPAY gives back', () => {
	/** The day that its payment names, and its return beside it; and what the timeline says of it. */
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

	test('one day is promised, wherever it is told', async () => {
		const sale = await deliveredSale(database, 'vnpay', [2]);
		await giveBack(sale);
		const [inPayment, ...elsewhere] = await promised(sale);
		expect(inPayment).toMatch(/^20/);
		expect(elsewhere).toEqual([inPayment, inPayment]);
		await become(sale, 'done');
		const [afterwards, told] = await promised(sale);
		expect(afterwards).toBe(told);
	});

	test.each(['rejected', 'unclear'])('no day is promised anywhere while it is %s', async (state) => {
		const sale = await deliveredSale(database, 'vnpay', [2]);
		await giveBack(sale);
		await become(sale, state);
		expect(await promised(sale)).toEqual([null, null, null]);
	});

	test('a day that has passed without its word is promised nowhere', async () => {
		const sale = await deliveredSale(database, 'vnpay', [2]);
		await giveBack(sale);
		await database.setClock('20 days');
		expect(await promised(sale)).toEqual([null, null, null]);
	});
});

test('what was given back otherwise, as a refused parcel, cannot be returned any more', async () => {
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
	expect(await balanceOf('refund_payable', sale.order.id)).toBe(sale.totalVnd);
});

describe('after completion', () => {
	test('shop, platform and tax office give back their parts of each item, and with the last one nothing is left', async () => {
		const before = await kept();
		const sale = await completedSale(database, 'vnpay', [3]);
		const whole = await kept();
		expect(whole.commission).toBeGreaterThan(before.commission);
		await giveBack(sale);
		const after = await kept();
		const third = Math.ceil((whole.commission - before.commission - 0) / 3);
		expect(whole.commission - after.commission).toBeLessThanOrEqual(third);
		expect(await balanceOf('order_escrow', sale.order.id)).toBe(0);
		expect((await reservedOf(sale)).vnd).toBe(await balanceOf('vendor_reserve', sale.seller.actor.shopId));
		await giveBack(sale, 2);
		expect(await kept()).toEqual(before);
		expect(await balanceOf('refund_payable', sale.order.id)).toBe(sale.totalVnd);
		expect((await reservedOf(sale)).vnd).toBe(0);
		expect(await balanceOf('vendor_reserve', sale.seller.actor.shopId)).toBe(0);
		expect(await stateOf(database, sale.number)).toBe('returned');
		expect(await getLedgerCheck(read)).toMatchObject({ isSound: true });
	});

	test('never takes more from the reserve than the order has there', async () => {
		const sale = await completedSale(database, 'vnpay', [3]);
		await database.pool.query('UPDATE orders SET reserved_vnd = 1 WHERE id = $1', [sale.order.id]);
		const returnId = await requestedReturn(sale, { lines: [{ lineId: sale.lineIds[0] ?? '', quantity: 1 }] });
		await expect(handleReturn(sale.seller, { returnId, act: 'waive' })).rejects.toThrow('in reserve');
		expect(await balanceOf('refund_payable', sale.order.id)).toBe(0);
		expect((await reservedOf(sale)).vnd).toBe(1);
	});

	test('a part that went back before is not booked, and the rest goes back exactly', async () => {
		const before = await kept();
		const sale = await deliveredSale(database, 'vnpay', [3]);
		await giveBack(sale);
		expect(await kept()).toEqual(before);
		await confirmReceipt(sale.buyer.context, { number: sale.number });
		await giveBack(sale, 2);
		expect(await kept()).toEqual(before);
		expect(await balanceOf('refund_payable', sale.order.id)).toBe(sale.totalVnd);
	});

	test('the buyer gives back the bizcoin that these products had earned, and keeps the rest', async () => {
		const sale = await completedSale(database, 'vnpay', [2]);
		const earned = () => getBalance(read, { kind: 'coin_bonus', ownerId: sale.buyer.customerId });
		// Half a per cent of 200,000 ₫; what was granted by hand is nothing that these products earned.
		const { customerId } = sale.buyer;
		const granted = { customerId, kind: 'operator', source: { type: 'tests', id: newId() } } as const;
		await transact(clock, (scope) => grantCoin(scope, { ...granted, amountVnd: 10_000 }));
		expect((await earned()).postedVnd).toBe(1000 + 10_000);
		await giveBack(sale);
		expect((await earned()).postedVnd).toBe(500 + 10_000);
	});

	test('a shop that has been paid owes it', async () => {
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
	test('keeps the order’s money where it is until it has ended', async () => {
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

	test('that is withdrawn lets it go as well', async () => {
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

test('coin goes back to its slices item by item, and never more of it than was spent', async () => {
	// Two ₫ too many for three equal items.
	const coinVnd = 50_002;
	const sale = await deliveredSale(database, 'vnpay', [3], { coinVnd });
	const { customerId } = sale.buyer;
	const coinOf = async () => (await getBalance(read, { kind: 'coin_bonus', ownerId: customerId })).postedVnd;
	expect(await coinOf()).toBe(0);
	await giveBack(sale);
	expect(await coinOf()).toBe(16_668);
	expect(await balanceOf('refund_payable', sale.order.id)).toBe(83_333);
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

test('a voucher of the platform goes back to the platform, one of the shop to nobody', async () => {
	const voucher = await makePlatformVoucher(database, { discount: { kind: 'fixed', amountVnd: 10_000 } });
	const before = (await getBalance(read, { kind: 'promotion_cost' })).postedVnd;
	const sale = await deliveredSale(database, 'vnpay', [2], { platformCode: voucher.code });
	expect((await getBalance(read, { kind: 'promotion_cost' })).postedVnd).toBe(before + 10_000);
	await giveBack(sale);
	expect(await balanceOf('refund_payable', sale.order.id)).toBe(95_000);
	expect((await getBalance(read, { kind: 'promotion_cost' })).postedVnd).toBe(before + 5000);
	await giveBack(sale);
	expect((await getBalance(read, { kind: 'promotion_cost' })).postedVnd).toBe(before);
	expect(await balanceOf('order_escrow', sale.order.id)).toBe(0);
});
