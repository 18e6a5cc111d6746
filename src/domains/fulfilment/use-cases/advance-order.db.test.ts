import { beforeAll, describe, expect, test, vi } from 'vitest';
import { cancelOrder } from '#src/domains/cancellation/use-cases/cancel-order.ts';
import { getBalance, listTransfers } from '#src/domains/ledger/index.ts';
import { recordIpn } from '#src/domains/payments/index.ts';
import { readOnly } from '#src/platform/db/index.ts';
import { contextOf, publishedEvents, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import {
	type Buyer,
	type MadeOrder,
	makeBuyer,
	makeGroup,
	ordersOf,
	sellerOf,
	stateOf,
	wireOrderPayments,
} from '#tests/factories/orders.ts';
import { ipnQuery } from '#tests/factories/payments.ts';
import { advanceDueOrders } from '../jobs/advance-due-orders.ts';
import { confirmOrder } from './confirm-order.ts';
import { confirmReceipt } from './confirm-receipt.ts';
import { packOrder } from './pack-order.ts';
import { deliverOrder } from './parcels/deliver-order.ts';
import { shipOrder } from './parcels/ship-order.ts';

// The database clock starts on a Monday morning, so that no Sunday or holiday falls into the hours below.
const database = await testDatabase();
const clock = contextOf(database, system());
const MONDAY = '2026-11-16T08:00:00+07:00';

async function setTime(hoursLater: number): Promise<void> {
	const { rows } = await database.pool.query<{ offset: string }>(
		"SELECT extract(epoch FROM $1::timestamptz - clock_timestamp())::bigint || ' s' AS offset",
		[new Date(Date.parse(MONDAY) + hoursLater * 3_600_000).toISOString()],
	);
	await database.setClock(rows[0]?.offset ?? '');
}
const advance = async (hoursLater: number) => {
	await setTime(hoursLater);
	await advanceDueOrders.handle(clock, {});
};
const noticesOf = async (order: MadeOrder): Promise<readonly string[]> => {
	const { rows } = await database.pool.query<{ kind: string }>(
		"SELECT kind FROM notices WHERE params->>'number' = $1 ORDER BY id",
		[order.number],
	);
	return rows.map(({ kind }) => kind);
};
const stock = async (variantId: string) => {
	const sql = 'SELECT on_hand AS "onHand", reserved FROM stock_items WHERE variant_id = $1';
	return (await database.pool.query<{ onHand: number; reserved: number }>(sql, [variantId])).rows[0];
};

type Placed = {
	readonly buyer: Buyer;
	readonly order: MadeOrder;
	readonly variantId: string;
	readonly totalVnd: number;
	readonly txnRef: string;
};
async function placed(payment: 'cod' | 'vnpay' = 'cod'): Promise<Placed> {
	await setTime(0);
	const { variants } = await makeProduct(database.db, { variants: [{ stock: 5 }] });
	const variantId = variants[0]?.id ?? '';
	const buyer = await makeBuyer(database);
	const group = await makeGroup(buyer, [{ variantId, quantity: 2 }], payment);
	const [order] = await ordersOf(database, group);
	if (!order) throw new Error('no order was made');
	return { buyer, order, variantId, totalVnd: group.totalVnd, txnRef: group.payment?.txnRef ?? '' };
}

beforeAll(() => {
	wireOrderPayments();
});

describe('an unconfirmed order', () => {
	test('reminds and warns the shop once each and is cancelled after 48 working hours', async () => {
		const { order, variantId } = await placed();
		for (const hours of [11.9, 12.1, 12.2, 24.1, 30, 47.9]) await advance(hours);
		expect(await noticesOf(order)).toEqual(['orders.shop_remind_confirm', 'orders.shop_warn_overdue']);
		expect(await stateOf(database, order.number)).toBe('placed');
		await advance(48.1);
		expect(await stateOf(database, order.number)).toBe('cancelled');
		expect(await stock(variantId)).toEqual({ onHand: 5, reserved: 0 });
	});

	test('is cancelled once when ten workers run late at the same time', async () => {
		const { order } = await placed();
		await setTime(500);
		await Promise.all(Array.from({ length: 10 }, () => advanceDueOrders.handle(clock, {})));
		const { rows } = await database.pool.query(
			"SELECT id FROM order_events WHERE order_id = $1 AND kind = 'cancelled'",
			[order.id],
		);
		expect(rows).toHaveLength(1);
	});
});

test('an unpaid order expires after 17 minutes and releases its stock', async () => {
	const { order, variantId } = await placed('vnpay');
	await advance(16.9 / 60);
	expect(await stateOf(database, order.number)).toBe('pending_payment');
	await advance(17.1 / 60);
	expect(await stateOf(database, order.number)).toBe('expired');
	expect(await stock(variantId)).toEqual({ onHand: 5, reserved: 0 });
});

test('advanceDueOrders logs an order that fails and still advances the others', async () => {
	const [broken, sound] = [await placed('vnpay'), await placed('vnpay')];
	await database.pool.query(`
		CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'disk full'; END $$;
		CREATE TRIGGER broken BEFORE UPDATE ON orders FOR EACH ROW WHEN (NEW.number = '${broken.order.number}')
			EXECUTE FUNCTION fail()`);
	const logged = vi.spyOn(clock.log, 'error');
	await expect(advance(18 / 60)).rejects.toThrow('1 orders could not be advanced');
	expect(logged).toHaveBeenCalledWith(expect.objectContaining({ number: broken.order.number }), expect.any(String));
	expect(await stateOf(database, sound.order.number)).toBe('expired');
	expect(await stateOf(database, broken.order.number)).toBe('pending_payment');
	await database.pool.query('DROP TRIGGER broken ON orders');
	await advance(19 / 60);
	expect(await stateOf(database, broken.order.number)).toBe('expired');
});

test('an unanswered cancellation request is granted after 12 hours', async () => {
	const { buyer, order } = await placed();
	await confirmOrder(await sellerOf(database, order), { number: order.number });
	await cancelOrder(buyer.context, { number: order.number, reason: 'too_slow' });
	await advance(11.9);
	expect(await stateOf(database, order.number)).toBe('confirmed');
	await advance(12.1);
	expect(await stateOf(database, order.number)).toBe('cancelled');
});

test('a confirmed order that is not packed reminds its shop and is cancelled two working days after the promised day', async () => {
	const { order } = await placed();
	await confirmOrder(await sellerOf(database, order), { number: order.number });
	// One day of preparation: the reminder is due at the end of Monday, the cancellation at the end of Thursday.
	await advance(16.1);
	expect(await noticesOf(order)).toContain('orders.shop_remind_pack');
	await advance(87.9);
	expect(await stateOf(database, order.number)).toBe('confirmed');
	await advance(88.1);
	expect(await stateOf(database, order.number)).toBe('cancelled');
});

test('a packed order that is not shipped is cancelled at the same time and refunded in full', async () => {
	const { order, variantId, totalVnd, txnRef } = await placed('vnpay');
	await recordIpn(clock, ipnQuery(txnRef, totalVnd));
	const seller = await sellerOf(database, order);
	for (const step of [confirmOrder, packOrder]) expect((await step(seller, { number: order.number })).ok).toBe(true);
	await advance(16.1);
	expect(await noticesOf(order)).toEqual(['orders.shop_remind_pack']);
	await advance(87.9);
	expect(await stateOf(database, order.number)).toBe('packed');
	await advance(88.1);
	expect(await stateOf(database, order.number)).toBe('cancelled');
	expect(await stock(variantId)).toEqual({ onHand: 5, reserved: 0 });
	const owed = await getBalance(readOnly(database.db), { kind: 'refund_payable', ownerId: order.id });
	expect(owed.postedVnd).toBe(totalVnd);
	const ending = { orderId: order.id, reason: 'not_packed', wasPaid: true };
	expect(await publishedEvents(database, 'orders.cancelled')).toContainEqual(expect.objectContaining(ending));
});

test('an order packed after its deadline is still cancelled', async () => {
	const { order } = await placed();
	const seller = await sellerOf(database, order);
	await confirmOrder(seller, { number: order.number });
	await setTime(88.1);
	await packOrder(seller, { number: order.number });
	await advance(88.2);
	expect(await stateOf(database, order.number)).toBe('cancelled');
});

test('a parcel without tracking events for 15 days notifies both sides once', async () => {
	const { order } = await placed();
	const seller = await sellerOf(database, order);
	for (const step of [confirmOrder, packOrder, shipOrder]) await step(seller, { number: order.number });
	await advance(15 * 24 - 0.1);
	expect(await noticesOf(order)).toEqual([]);
	for (const days of [15.1, 16, 19.9]) await advance(days * 24);
	expect(await noticesOf(order)).toEqual(['orders.buyer_ask_arrival', 'orders.shop_ask_arrival']);
	expect(await stateOf(database, order.number)).toBe('shipped');
});

describe('an order without problems', () => {
	async function delivered(): Promise<Placed> {
		const made = await placed();
		const { number } = made.order;
		const seller = await sellerOf(database, made.order);
		expect((await confirmOrder(seller, { number })).ok).toBe(true);
		expect((await packOrder(seller, { number })).ok).toBe(true);
		expect((await shipOrder(seller, { number, tracking: 'VN 123' })).ok).toBe(true);
		expect((await deliverOrder(seller, { number, proof: 'Chị Hạnh ký nhận' })).ok).toBe(true);
		return made;
	}

	test('deducts stock when it ships and books the cash on delivery', async () => {
		const { order, variantId, totalVnd } = await delivered();
		expect(await stock(variantId)).toEqual({ onHand: 3, reserved: 0 });
		const read = readOnly(database.db);
		expect((await getBalance(read, { kind: 'order_escrow', ownerId: order.id })).postedVnd).toBe(totalVnd);
	});

	test('reminds the buyer on day 5 and completes on day 7', async () => {
		const { order } = await delivered();
		await advance(5 * 24 + 0.1);
		expect(await noticesOf(order)).toEqual(['orders.buyer_remind_receipt']);
		await advance(7 * 24 - 0.1);
		expect(await stateOf(database, order.number)).toBe('delivered');
		await advance(7 * 24 + 0.1);
		expect(await stateOf(database, order.number)).toBe('completed');
	});

	test('fails with orders.wrong_state for earlier steps, and 20 concurrent receipts complete it once', async () => {
		const { buyer, order } = await delivered();
		const seller = await sellerOf(database, order);
		for (const step of [confirmOrder, packOrder, shipOrder])
			expect(await step(seller, { number: order.number })).toMatchObject({ error: { code: 'orders.wrong_state' } });
		const received = await Promise.all(
			Array.from({ length: 20 }, () => confirmReceipt(buyer.context, { number: order.number })),
		);
		expect(received.filter(({ ok }) => ok)).toHaveLength(1);
	});

	test('completes when the buyer confirms the receipt before the shop records the delivery', async () => {
		const { buyer, order, totalVnd } = await placed();
		const seller = await sellerOf(database, order);
		for (const step of [confirmOrder, packOrder, shipOrder]) await step(seller, { number: order.number });
		expect(await confirmReceipt(buyer.context, { number: order.number })).toMatchObject({
			value: { state: 'completed' },
		});
		const booked = await listTransfers(readOnly(database.db), { type: 'order', id: order.id });
		expect(booked.find(({ leg }) => leg === 'cash_delivered')?.amountVnd).toBe(totalVnd);
	});
});
