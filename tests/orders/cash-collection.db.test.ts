import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TrackingEvent } from '#src/domains/fulfilment/contract/fulfilment.ts';
import { recordCashCollected, recordTrackingEvent, shipOrder } from '#src/domains/fulfilment/index.ts';
import { advanceDueOrders } from '#src/domains/fulfilment/jobs/advance-due-orders.ts';
import { collectedReserveVnd } from '#src/domains/order-money/db/cash-collection-repository.ts';
import { grantPendingCoinJob } from '#src/domains/order-money/jobs/grant-pending-coin.ts';
import { listComingCoin } from '#src/domains/order-views/index.ts';
import type { Carrier } from '#src/domains/orders/contract/parcel.ts';
import { requestPayout } from '#src/domains/settlement/index.ts';
import { scheduleWeeklyPayouts } from '#src/domains/settlement/jobs/schedule-payouts.ts';
import { readOnly } from '#src/platform/db/index.ts';
import { newId } from '#src/shared/ids.ts';
import { codeOf } from '#tests/code-of.ts';
import { contextOf, operator, system, visitor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import {
	collectCash,
	confirmReceived,
	earnedCoin,
	expectBooksBalanced,
	onlyParcelOf,
	shopMoney,
} from '#tests/factories/cash.ts';
import { deliveredSale, packedSale, shippedSale, wireSales } from '#tests/factories/returns.ts';
import { asOperator, makePayoutAccount, wireTestSettlement } from '#tests/factories/settlement.ts';

const database = await testDatabase();
const read = readOnly(database.db);
const clock = contextOf(database, system());
beforeAll(() => {
	wireSales();
	wireTestSettlement();
});
beforeEach(() => database.setClock('0 s'));

const passTime = async (by: string) => {
	await database.setClock(by);
	await advanceDueOrders.handle(clock, {});
};

async function invented(carrier: Carrier = 'ghn') {
	const sale = await packedSale(database, 'cod');
	const tracking = `MADE-UP ${newId()}`;
	expect((await shipOrder(sale.seller, { number: sale.number, carrier, tracking })).ok).toBe(true);
	const notify = (facts: Partial<TrackingEvent> = {}) =>
		recordTrackingEvent(contextOf(database, visitor()), {
			carrier,
			eventId: newId(),
			tracking,
			status: 'delivered',
			at: '2026-11-22T09:00:00+07:00',
			...facts,
		});
	return { ...sale, notify };
}

describe('an order paid in cash without a report of the carrier', () => {
	test("pays out neither the shop nor the buyer's coin, however long ago the buyer confirmed receipt", async () => {
		const sale = await invented();
		await makePayoutAccount(database, sale.seller);
		await confirmReceived(sale);
		expect(await earnedCoin(database, sale)).toBe(0);
		await passTime('14 days 2 hours');
		await passTime('60 days');
		await grantPendingCoinJob.handle(clock, {});
		expect(await shopMoney(database, sale)).toMatchObject({ payable: 0 });
		expect((await shopMoney(database, sale)).reserve).toBeGreaterThan(0);
		await scheduleWeeklyPayouts.handle(clock, {});
		expect(codeOf(await requestPayout(sale.seller))).toBe('settlement.too_little');
		const { rows } = await database.pool.query('SELECT id FROM payouts WHERE shop_id = $1', [sale.order.shopId]);
		expect(rows).toEqual([]);
		expect(await earnedCoin(database, sale)).toBe(0);
		expect(await listComingCoin(sale.buyer.context)).toMatchObject([{ number: sale.number, amountVnd: 1000 }]);
		await expectBooksBalanced(database);
	});

	test('cannot be released, because a CHECK constraint forbids it', async () => {
		const sale = await invented();
		await confirmReceived(sale);
		const release = database.pool.query('UPDATE orders SET released_at = app_now() WHERE id = $1', [sale.order.id]);
		await expect(release).rejects.toMatchObject({ constraint: 'orders_released_when_collected' });
	});

	test("does not count toward the shop's certain reserve", async () => {
		const sale = await invented();
		await confirmReceived(sale);
		const { rows } = await database.pool.query<{ vnd: string }>(
			`SELECT coalesce(sum(reserved_vnd), 0) AS vnd FROM orders WHERE shop_id = $1 AND reserved_vnd > 0`,
			[sale.order.shopId],
		);
		expect(Number(rows[0]?.vnd)).toBeGreaterThan(0);
		expect(await collectedReserveVnd(read, sale.order.shopId)).toBe(0);
		await collectCash(database, sale.order.id);
		expect(await collectedReserveVnd(read, sale.order.shopId)).toBe(Number(rows[0]?.vnd));
	});
});

describe("a carrier's tracking event with collected cash", () => {
	test("releases the shop's money after the hold and the buyer's coin immediately", async () => {
		const sale = await invented();
		expect(await sale.notify({ collectedVnd: sale.totalVnd })).toEqual({ ok: true, value: { result: 'recorded' } });
		expect(await onlyParcelOf(database, sale)).toMatchObject({ vnd: sale.totalVnd, by: 'carrier' });
		await confirmReceived(sale);
		expect(await earnedCoin(database, sale)).toBe(1000);
		const { reserve } = await shopMoney(database, sale);
		await passTime('14 days 2 hours');
		expect(await shopMoney(database, sale)).toEqual({ reserve: 0, payable: reserve });
		await expectBooksBalanced(database);
	});

	test('releases the money immediately when it arrives after receipt and hold', async () => {
		const sale = await invented();
		await confirmReceived(sale);
		const { reserve } = await shopMoney(database, sale);
		await passTime('20 days');
		expect(await sale.notify({ collectedVnd: sale.totalVnd })).toMatchObject({ value: { result: 'recorded' } });
		expect(await earnedCoin(database, sale)).toBe(1000);
		await advanceDueOrders.handle(clock, {});
		expect(await shopMoney(database, sale)).toEqual({ reserve: 0, payable: reserve });
		await expectBooksBalanced(database);
	});

	test('is recorded once when 20 webhooks and an operator report it concurrently', async () => {
		const sale = await invented();
		await confirmReceived(sale);
		const { id: parcelId } = await onlyParcelOf(database, sale);
		const operatorContext = await asOperator(database);
		const said = await Promise.all([
			...Array.from({ length: 20 }, () => sale.notify({ collectedVnd: sale.totalVnd })),
			recordCashCollected(operatorContext, { parcelId, note: 'Bảng kê của hãng' }),
		]);
		const recorded = said.filter(
			(answer) => answer.ok && (!('result' in answer.value) || answer.value.result === 'recorded'),
		);
		expect(recorded).toHaveLength(1);
		expect(await earnedCoin(database, sale)).toBe(1000);
		await passTime('15 days');
		expect((await shopMoney(database, sale)).reserve).toBe(0);
		await expectBooksBalanced(database);
	});

	test.each([
		['without an amount', {}],
		['of less than the parcel has to bring', { collectedVnd: 10_000 }],
		['of a parcel that is only on its way', { status: 'in_transit', collectedVnd: 5_000_000 }],
	] as const)('releases nothing when the report is %s', async (_what, facts) => {
		const sale = await invented();
		await sale.notify(facts);
		if (!('status' in facts)) await confirmReceived(sale);
		expect(await onlyParcelOf(database, sale)).toMatchObject({ vnd: null, by: null });
		await passTime('30 days');
		expect(await shopMoney(database, sale)).toMatchObject({ payable: 0 });
	});

	test('is required for every parcel of the order', async () => {
		const sale = await packedSale(database, 'cod', [2]);
		const lines = [{ lineId: sale.lineIds[0] ?? '', quantity: 1 }];
		const codes = [`A ${newId()}`, `B ${newId()}`];
		await shipOrder(sale.seller, { number: sale.number, carrier: 'ghn', tracking: codes[0], lines });
		await shipOrder(sale.seller, { number: sale.number, carrier: 'ghn', tracking: codes[1] });
		const notify = (tracking = '') =>
			recordTrackingEvent(contextOf(database, visitor()), {
				carrier: 'ghn',
				eventId: newId(),
				tracking,
				status: 'delivered',
				at: '2026-11-22T09:00:00+07:00',
				collectedVnd: Math.ceil(sale.totalVnd / 2),
			});
		await notify(codes[0]);
		await confirmReceived(sale);
		expect(await earnedCoin(database, sale)).toBe(0);
		await passTime('15 days');
		expect(await shopMoney(database, sale)).toMatchObject({ payable: 0 });
		expect(await notify(codes[1])).toMatchObject({ value: { result: 'recorded' } });
		expect(await earnedCoin(database, sale)).toBe(1000);
		await advanceDueOrders.handle(clock, {});
		expect((await shopMoney(database, sale)).payable).toBeGreaterThan(0);
	});
});

describe('recordCashCollected', () => {
	const say = async (parcelId: string, note = 'Bảng kê của hãng') =>
		codeOf(await recordCashCollected(await asOperator(database), { parcelId, note }));

	test('records the cash once, with the reason in the audit log', async () => {
		const sale = await invented();
		await confirmReceived(sale);
		const { id } = await onlyParcelOf(database, sale);
		const operatorContext = await asOperator(database);
		expect(await recordCashCollected(operatorContext, { parcelId: id, note: 'Bảng kê tuần 48' })).toEqual({
			ok: true,
			value: { orderNumber: sale.number, amountVnd: sale.totalVnd },
		});
		expect(await onlyParcelOf(database, sale)).toMatchObject({ vnd: sale.totalVnd, by: 'operator' });
		expect(await say(id)).toBe('orders.cash_parcel_recorded');
		const { rows } = await database.pool.query('SELECT action, facts FROM audit_entries WHERE subject_id = $1', [id]);
		expect(rows).toMatchObject([{ action: 'cash_collected', facts: { note: 'Bảng kê tuần 48' } }]);
		const change = database.pool.query('UPDATE order_parcels SET cash_collected_at = NULL WHERE id = $1', [id]);
		await expect(change).rejects.toThrow();
	});

	test('rejects unknown, undelivered, prepaid, shop-delivered and own parcels, and a missing reason', async () => {
		expect(await say(newId())).toBe('orders.cash_parcel_unknown');
		const way = await onlyParcelOf(database, await shippedSale(database, 'cod', [1], { carrier: 'ghn' }));
		expect(await say(way.id)).toBe('orders.cash_parcel_not_delivered');
		const card = await onlyParcelOf(database, await deliveredSale(database, 'vnpay', [1], { carrier: 'ghn' }));
		expect(await say(card.id)).toBe('orders.cash_parcel_prepaid');
		const own = await onlyParcelOf(database, await deliveredSale(database, 'cod', [1], { carrier: 'own' }));
		expect(await say(own.id)).toBe('orders.cash_parcel_of_shop');
		const sale = await deliveredSale(database, 'cod', [1], { carrier: 'ghn' });
		const { id } = await onlyParcelOf(database, sale);
		expect(await say(id, ' ')).toBe('orders.cash_note');
		const buyer = contextOf(database, operator(sale.buyer.customerId));
		expect(codeOf(await recordCashCollected(buyer, { parcelId: id, note: 'của tôi' }))).toBe('orders.ruling_own');
	});
});
