import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { getBalance, getLedgerCheck } from '#src/domains/ledger/index.ts';
import { getOrder } from '#src/domains/order-views/index.ts';
import { readOnly } from '#src/platform/db/index.ts';
import { contextOf, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { stateOf } from '#tests/factories/orders.ts';
import {
	packedSale,
	requestedReturn,
	type Sale,
	shippedSale,
	shopAction,
	unitsOf,
	wireSales,
} from '#tests/factories/returns.ts';
import { notifyPartDelivered } from '../subscribers/notify-status-changes.ts';
import { notifyArrivedPaidBack, notifyPartLost } from '../subscribers/notify-unshipped-items.ts';
import { confirmReceipt } from '../use-cases/confirm-receipt.ts';
import { deliverOrder } from '../use-cases/parcels/deliver-order.ts';
import { recordFailedDelivery } from '../use-cases/parcels/record-failed-delivery.ts';
import { recordTrackingEvent } from '../use-cases/parcels/record-tracking-event.ts';
import { shipOrder } from '../use-cases/parcels/ship-order.ts';
import { takeBackParcel } from '../use-cases/parcels/take-back-parcel.ts';
import { advanceDueOrders } from './advance-due-orders.ts';
import { markParcelsLost } from './mark-parcels-lost.ts';

const database = await testDatabase();
const read = readOnly(database.db);
const clock = contextOf(database, system());
beforeAll(wireSales);
beforeEach(() => database.setClock('0 s'));

const NOTE = 'Gọi ba lần không nghe máy';
const balanceOf = async (kind: 'order_escrow' | 'refund_payable', ownerId: string) =>
	(await getBalance(read, { kind, ownerId })).postedVnd;
async function seen({ buyer, number }: Sale) {
	const order = await getOrder(buyer.context, { number });
	if (!order.ok) throw new Error(order.error.code);
	return order.value;
}
const parcelStates = async (sale: Sale) => (await seen(sale)).parcels.map(({ state }) => state);
const defineErrors = async ({ order }: Sale): Promise<unknown> =>
	(await database.pool.query('SELECT refused_at FROM orders WHERE id = $1', [order.id])).rows[0]?.refused_at;
const runClock = async (at: string) => {
	await database.setClock(at);
	await advanceDueOrders.handle(clock, {});
};

async function told(sale: Sale, event: string, subscriber: typeof notifyPartLost): Promise<readonly string[]> {
	const { rows } = await database.pool.query<{ data: { orderId: string; parcelId: string } }>(
		"SELECT data FROM pgboss.job WHERE name = $1 AND data->>'orderId' = $2",
		[`event.orders.${event}`, sale.order.id],
	);
	for (const { data } of rows) await subscriber.handle(clock, data);
	const notices = await database.pool.query<{ kind: string }>(
		"SELECT kind FROM notices WHERE params->>'number' = $1 AND kind LIKE $2 ORDER BY kind",
		[sale.number, `%${event}`],
	);
	return notices.rows.map(({ kind }) => kind);
}

describe('lost parcels', () => {
	test.each(['vnpay', 'cod'] as const)(
		'an order without any tracking event is refunded in full after 20 days, without an error (%s)',
		async (payment) => {
			const sale = await shippedSale(database, payment, [2], { coinVnd: 30_000 });
			const { payVnd } = await seen(sale);
			await runClock('15 days 1 hour');
			expect(await stateOf(database, sale.number)).toBe('shipped');
			await runClock('19 days 23 hours');
			expect(await stateOf(database, sale.number)).toBe('shipped');
			await runClock('20 days 2 hours');
			expect(await seen(sale)).toMatchObject({ state: 'returned', parcels: [{ state: 'lost' }] });
			expect(await balanceOf('order_escrow', sale.order.id)).toBe(0);
			expect(await balanceOf('refund_payable', sale.order.id)).toBe(payment === 'vnpay' ? payVnd : 0);
			expect((await getBalance(read, { kind: 'coin_bonus', ownerId: sale.buyer.customerId })).postedVnd).toBe(30_000);
			expect(await defineErrors(sale)).toBeNull();
			expect((await getLedgerCheck(read)).isSound).toBe(true);
		},
	);

	test('each tracking event starts the deadline of a parcel again', async () => {
		const sale = await packedSale(database, 'vnpay', [1]);
		await shipOrder(sale.seller, { number: sale.number, carrier: 'ghn', tracking: `L${sale.number}` });
		await database.setClock('14 days');
		const at = new Date().toISOString();
		const news = {
			carrier: 'ghn',
			eventId: sale.number,
			tracking: `L${sale.number}`,
			status: 'in_transit',
			at,
		} as const;
		await recordTrackingEvent(clock, news);
		await runClock('20 days 2 hours');
		expect(await stateOf(database, sale.number)).toBe('shipped');
		for (const days of [29, 34]) await runClock(`${days} days 2 hours`);
		expect(await stateOf(database, sale.number)).toBe('returned');
	});

	test('a lost parcel next to a delivered one is refunded and the order is delivered', async () => {
		const sale = await packedSale(database, 'vnpay', [2, 1]);
		await shipOrder(sale.seller, { number: sale.number, lines: unitsOf(sale, 2) });
		await shipOrder(sale.seller, { number: sale.number });
		const [first] = (await seen(sale)).parcels;
		await deliverOrder(sale.seller, { number: sale.number, parcelId: first?.id, proof: 'Chị Hạnh ký nhận' });
		for (const days of [15, 21]) await runClock(`${days} days`);
		expect(await seen(sale)).toMatchObject({ state: 'delivered' });
		expect(await parcelStates(sale)).toEqual(['delivered', 'lost']);
		expect(await balanceOf('refund_payable', sale.order.id)).toBe(110_000);
		expect(await told(sale, 'part_lost', notifyPartLost)).toEqual(['orders.buyer_part_lost', 'orders.shop_part_lost']);
		const { rows } = await database.pool.query('SELECT reason FROM order_refunds WHERE order_id = $1', [sale.order.id]);
		expect(rows).toEqual([{ reason: 'lost' }]);
		await confirmReceipt(sale.buyer.context, { number: sale.number });
		expect(await balanceOf('order_escrow', sale.order.id)).toBe(0);
	});

	test('a parcel that arrives after its refund notifies both sides', async () => {
		const sale = await packedSale(database, 'vnpay', [1]);
		const tracking = `P${sale.number}`;
		await shipOrder(sale.seller, { number: sale.number, carrier: 'ghn', tracking });
		await database.setClock('12 days');
		const id = await requestedReturn(sale, { reason: 'never_received', lines: unitsOf(sale, 1) });
		expect((await shopAction(sale, id, 'approve')).ok).toBe(true);
		expect(await stateOf(database, sale.number)).toBe('returned');
		const at = new Date().toISOString();
		await recordTrackingEvent(clock, { carrier: 'ghn', eventId: tracking, tracking, status: 'delivered', at });
		expect(await told(sale, 'part_delivered', notifyPartDelivered)).toEqual([]);
		expect(await told(sale, 'arrived_paid_back', notifyArrivedPaidBack)).toEqual([
			'orders.buyer_arrived_paid_back',
			'orders.shop_arrived_paid_back',
		]);
	});

	test('a parcel with an open return is not marked as lost', async () => {
		const sale = await shippedSale(database, 'vnpay', [2]);
		await database.setClock('19 days 20 hours');
		const lines = unitsOf(sale, 1);
		await requestedReturn(sale, { reason: 'never_received', lines });
		await runClock('20 days 2 hours');
		expect(await stateOf(database, sale.number)).toBe('shipped');
	});

	test('a delivery by the shop concurrent with twenty clocks is either delivered or lost', async () => {
		const sale = await shippedSale(database, 'vnpay', [1]);
		await runClock('15 days 1 hour');
		await database.setClock('20 days 2 hours');
		const proof = 'Chị Hạnh ký nhận';
		await Promise.all([
			...Array.from({ length: 10 }, () => advanceDueOrders.handle(clock, {})),
			...Array.from({ length: 10 }, () => deliverOrder(sale.seller, { number: sale.number, proof })),
		]);
		const { state, payVnd } = await seen(sale);
		expect(['delivered', 'returned']).toContain(state);
		expect(await balanceOf('refund_payable', sale.order.id)).toBe(state === 'returned' ? payVnd : 0);
		expect(await parcelStates(sale)).toEqual([state === 'returned' ? 'lost' : 'delivered']);
	});
});

describe('parcels with a failed delivery', () => {
	const refused = async () => {
		const sale = await shippedSale(database, 'vnpay', [3]);
		await recordFailedDelivery(sale.seller, { number: sale.number, reason: 'buyer_refused', note: NOTE });
		return sale;
	};

	test('markParcelsLost marks them as lost once after 15 days, however late and often it runs', async () => {
		const sale = await refused();
		await database.setClock('14 days 23 hours');
		await markParcelsLost.handle(clock, {});
		expect(await parcelStates(sale)).toEqual(['refused']);
		await database.setClock('15 days 2 hours');
		await Promise.all(Array.from({ length: 20 }, () => markParcelsLost.handle(clock, {})));
		expect(await parcelStates(sale)).toEqual(['lost']);
		const { rows } = await database.pool.query(
			"SELECT data FROM pgboss.job WHERE name = 'event.orders.parcel_lost' AND data->>'orderId' = $1",
			[sale.order.id],
		);
		expect(rows.length).toBeLessThanOrEqual(1);
	});

	test('takeBackParcel restocks a lost parcel that turned up', async () => {
		const sale = await refused();
		await database.setClock('16 days');
		await markParcelsLost.handle(clock, {});
		const [parcel] = (await seen(sale)).parcels;
		const restockProducts = unitsOf(sale, 2);
		const back = await takeBackParcel(sale.seller, {
			number: sale.number,
			parcelId: parcel?.id ?? '',
			restock: restockProducts,
		});
		expect(back.ok).toBe(true);
		expect(await parcelStates(sale)).toEqual(['returned']);
	});
});
