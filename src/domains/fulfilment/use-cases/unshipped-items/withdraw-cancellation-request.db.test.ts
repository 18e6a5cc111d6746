import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answerCancel, cancelOrder } from '#src/domains/cancellation/index.ts';
import { getLedgerCheck } from '#src/domains/ledger/index.ts';
import { countShopOrders, getOrder, getShopOrder } from '#src/domains/order-views/index.ts';
import { readOnly } from '#src/platform/db/index.ts';
import { codeOf } from '#tests/code-of.ts';
import { contextOf, publishedEvents, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeBuyer, stateOf, wireOrderPayments } from '#tests/factories/orders.ts';
import { packedSale, partlySentFunded, type Sale, wireTestReturns } from '#tests/factories/returns.ts';
import { advanceDueOrders } from '../../jobs/advance-due-orders.ts';
import { notifyCancelWithdrawn } from '../../subscribers/notify-status-changes.ts';
import { shipOrder } from '../parcels/ship-order.ts';
import { answerUnshippedCancel } from './answer-unshipped-cancellation.ts';
import { requestUnshippedCancel } from './request-unshipped-cancellation.ts';
import { withdrawCancel } from './withdraw-cancellation-request.ts';

const database = await testDatabase();
const clock = contextOf(database, system());
beforeAll(() => {
	wireOrderPayments();
	wireTestReturns();
});
beforeEach(() => database.setClock('0 s'));

const request = ({ buyer, number }: Sale) => cancelOrder(buyer.context, { number, reason: 'changed_mind' });
const requestUnshipped = ({ buyer, number }: Sale) =>
	requestUnshippedCancel(buyer.context, { number, reason: 'too_slow' });
const withdraw = ({ buyer, number }: Sale) => withdrawCancel(buyer.context, { number });
const waiting = async ({ seller }: Sale) => (await countShopOrders(seller)).cancelAsked;
async function seen({ buyer, number }: Sale) {
	const order = await getOrder(buyer.context, { number });
	if (!order.ok) throw new Error(order.error.code);
	return order.value;
}
async function kindsSeenByShop({ seller, number }: Sale) {
	const order = await getShopOrder(seller, { number });
	return order.ok ? order.value.events.map(({ kind }) => kind) : [];
}

describe('withdrawCancel', () => {
	test('withdraws a cancellation request, and the order continues', async () => {
		const sale = await packedSale(database);
		const { number, seller } = sale;
		expect((await request(sale)).ok).toBe(true);
		expect([await waiting(sale), (await seen(sale)).mayWithdraw]).toEqual([1, true]);
		expect(await withdraw(sale)).toEqual({ ok: true, value: { number, state: 'packed' } });
		expect(await waiting(sale)).toBe(0);
		expect(await seen(sale)).toMatchObject({ isCancelAsked: false, mayWithdraw: false, mayCancel: 'ask' });
		expect((await kindsSeenByShop(sale)).slice(-2)).toEqual(['cancel_asked', 'cancel_withdrawn']);
		expect(codeOf(await answerCancel(seller, { number, accept: true }))).toBe('orders.no_cancel_request');
		await database.setClock('13 hours');
		await advanceDueOrders.handle(clock, {});
		expect(await stateOf(database, number)).toBe('packed');
		expect((await shipOrder(seller, { number })).ok).toBe(true);
	});

	test('withdraws a request for unshipped items, and they remain to be shipped', async () => {
		const sale = await partlySentFunded(database);
		const { number, seller } = sale;
		expect((await requestUnshipped(sale)).ok).toBe(true);
		const { left } = await seen(sale);
		expect(await withdraw(sale)).toEqual({ ok: true, value: { number, state: 'packed' } });
		expect(await waiting(sale)).toBe(0);
		const after = await seen(sale);
		expect(after).toMatchObject({ left, mayCancelRest: true, mayWithdraw: false });
		expect(after.partCancels.map(({ state }) => state)).toEqual(['withdrawn']);
		expect((await kindsSeenByShop(sale)).slice(-2)).toEqual(['rest_asked', 'rest_withdrawn']);
		expect(codeOf(await answerUnshippedCancel(seller, { number, accept: true }))).toBe('orders.no_rest_request');
		await database.setClock('13 hours');
		await advanceDueOrders.handle(clock, {});
		expect((await seen(sale)).left).toEqual(left);
		expect((await shipOrder(seller, { number })).ok).toBe(true);
	});

	test('allows a new request, and fails with orders.no_cancel_request after the shop answered or a parcel left', async () => {
		const sale = await packedSale(database);
		const { number, seller } = sale;
		expect(codeOf(await withdraw(sale))).toBe('orders.no_cancel_request');
		await request(sale);
		await withdraw(sale);
		expect((await request(sale)).ok).toBe(true);
		await answerCancel(seller, { number, accept: false });
		expect(codeOf(await withdraw(sale))).toBe('orders.no_cancel_request');
		expect((await request(sale)).ok).toBe(true);
		await shipOrder(seller, { number });
		expect(codeOf(await withdraw(sale))).toBe('orders.no_cancel_request');
	});

	test('under concurrent withdrawals and an approval by the shop, only the first request succeeds', async () => {
		const sale = await packedSale(database);
		const { number, seller } = sale;
		await request(sale);
		const [agreed, ...taken] = await Promise.all([
			answerCancel(seller, { number, accept: true }),
			...Array.from({ length: 20 }, () => withdraw(sale)),
		]);
		expect([agreed, ...taken].filter(({ ok }) => ok)).toHaveLength(1);
		expect(await stateOf(database, number)).toBe(agreed.ok ? 'cancelled' : 'packed');
		expect((await getLedgerCheck(readOnly(database.db))).isSound).toBe(true);
	});

	test('returns orders.not_found for another buyer', async () => {
		const sale = await packedSale(database);
		await request(sale);
		const stranger = await makeBuyer(database);
		expect(codeOf(await withdrawCancel(stranger.context, { number: sale.number }))).toBe('orders.not_found');
		expect(await waiting(sale)).toBe(1);
	});
});

test('notifyCancelWithdrawn notifies the shop once', async () => {
	const sale = await packedSale(database);
	await request(sale);
	await withdraw(sale);
	const all = await publishedEvents<{ orderId: string; at: string }>(database, 'orders.cancel_withdrawn');
	const told = all.find(({ orderId }) => orderId === sale.order.id);
	if (!told) throw new Error('nothing was announced');
	await notifyCancelWithdrawn.handle(clock, told);
	await notifyCancelWithdrawn.handle(clock, told);
	const { rows } = await database.pool.query(
		"SELECT customer_id FROM notices WHERE kind = 'orders.shop_cancel_withdrawn' AND params->>'number' = $1",
		[sale.number],
	);
	expect(rows).toHaveLength(1);
});
