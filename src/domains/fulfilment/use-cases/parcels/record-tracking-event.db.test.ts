import { beforeAll, describe, expect, test } from 'vitest';
import { getLedgerCheck } from '#src/domains/ledger/index.ts';
import { getOrder } from '#src/domains/order-views/index.ts';
import { recordIpn } from '#src/domains/payments/index.ts';
import { codeOf } from '#tests/code-of.ts';
import { contextOf, system, vendor, visitor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { cashReceivable } from '#tests/factories/cash.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import { type Buyer, makeBuyer, makeGroup, stateOf, wireOrderPayments } from '#tests/factories/orders.ts';
import { ipnQuery } from '#tests/factories/payments.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import type { TrackingEvent } from '../../contract/fulfilment.ts';
import { confirmOrder } from '../confirm-order.ts';
import { packOrder } from '../pack-order.ts';
import { deliverOrder } from './deliver-order.ts';
import { recordFailedDelivery } from './record-failed-delivery.ts';
import { recordTrackingEvent } from './record-tracking-event.ts';
import { shipOrder } from './ship-order.ts';
import { takeBackParcel } from './take-back-parcel.ts';

const database = await testDatabase();
beforeAll(() => {
	wireOrderPayments();
});

let sold = 0;

async function packedSale(payment: 'cod' | 'vnpay' = 'cod') {
	const shop = await makeShop(database.db);
	const product = await makeProduct(database.db, { shopId: shop.id, variants: [{ stock: 10, priceVnd: 150_000 }] });
	const variantId = product.variants[0]?.id ?? '';
	const buyer = await makeBuyer(database);
	const group = await makeGroup(buyer, [{ variantId, quantity: 2 }], payment);
	if (group.payment) await recordIpn(contextOf(database, system()), ipnQuery(group.payment.txnRef, group.totalVnd));
	const number = group.orders[0]?.number ?? '';
	const seller = contextOf(database, vendor(shop.ownerId, shop.id));
	await confirmOrder(seller, { number });
	await packOrder(seller, { number });
	return { number, seller, buyer, variantId };
}

async function sentSale(parcels: 1 | 2 = 1, payment: 'cod' | 'vnpay' = 'cod') {
	sold += 1;
	const tracking = `GHN${sold}`;
	const { number, seller, buyer, variantId } = await packedSale(payment);
	const lineId = (await viewOf(buyer.context, number)).lines[0]?.id ?? '';
	for (let left = parcels; left > 0; left -= 1)
		await shipOrder(seller, {
			number,
			carrier: 'ghn',
			tracking: `${tracking}-${left}`,
			...(left > 1 ? { lines: [{ lineId, quantity: 1 }] } : {}),
		});
	const notify = (status: TrackingEvent['status'], facts: Partial<TrackingEvent> = {}) =>
		recordTrackingEvent(contextOf(database, visitor()), {
			carrier: 'ghn',
			eventId: `${tracking}-${status}`,
			tracking: `${tracking}-1`,
			status,
			at: '2026-11-22T09:00:00+07:00',
			...facts,
		});
	return { number, tracking, seller, buyer: buyer.context, variantId, lineId, notify };
}
type Sale = Awaited<ReturnType<typeof sentSale>>;

async function viewOf(buyer: Buyer['context'], number: string) {
	const seen = await getOrder(buyer, { number });
	if (!seen.ok) throw new Error(seen.error.code);
	return seen.value;
}
const parcelsSeen = async ({ buyer, number }: Sale) => (await viewOf(buyer, number)).parcels;
async function stockOf({ variantId }: Sale) {
	const { rows } = await database.pool.query('SELECT on_hand, reserved FROM stock_items WHERE variant_id = $1', [
		variantId,
	]);
	return [rows[0]?.on_hand, rows[0]?.reserved];
}
async function refusedAt(number: string): Promise<Date | null> {
	const { rows } = await database.pool.query('SELECT refused_at FROM orders WHERE number = $1', [number]);
	return rows[0]?.refused_at ?? null;
}

describe('recordTrackingEvent', () => {
	test('moves the parcel and with it the order', async () => {
		const sale = await sentSale();
		expect(await sale.notify('picked_up')).toEqual({ ok: true, value: { result: 'recorded' } });
		expect(await parcelsSeen(sale)).toMatchObject([{ state: 'in_transit' }]);
		expect(await sale.notify('delivered', { note: 'Bảo vệ toà nhà ký' })).toMatchObject({
			value: { result: 'recorded' },
		});
		expect(await parcelsSeen(sale)).toMatchObject([{ state: 'delivered', proof: 'Bảo vệ toà nhà ký' }]);
		expect(await stateOf(database, sale.number)).toBe('delivered');
	});

	test('records an event once when it is delivered 20 times concurrently', async () => {
		const sale = await sentSale();
		const answers = await Promise.all(Array.from({ length: 20 }, () => sale.notify('delivered')));
		const results = answers.map((answer) => (answer.ok ? answer.value.result : answer.error.code));
		expect(results.filter((result) => result === 'recorded')).toHaveLength(1);
		expect(results.filter((result) => result === 'known')).toHaveLength(19);
	});

	test('and concurrent deliverOrder record one delivery and book the cash once', async () => {
		for (let round = 0; round < 5; round += 1) {
			const sale = await sentSale();
			await Promise.all([
				...Array.from({ length: 10 }, () => deliverOrder(sale.seller, { number: sale.number, proof: 'Có ảnh chụp' })),
				...Array.from({ length: 10 }, (_, at) => sale.notify('delivered', { eventId: `${sale.tracking}-${at}` })),
			]);
			expect(await stateOf(database, sale.number)).toBe('delivered');
		}
		const { read } = (await sentSale()).buyer;
		expect(await getLedgerCheck(read)).toMatchObject({ isSound: true, sumVnd: 0 });
	});

	test('fails with orders.parcel_not_found for a tracking code of no parcel or of two', async () => {
		const [sale, other] = [await sentSale(), await sentSale()];
		expect(codeOf(await sale.notify('delivered', { tracking: 'GHN0' }))).toBe('orders.parcel_not_found');
		expect(codeOf(await sale.notify('delivered', { carrier: 'ghtk' }))).toBe('orders.parcel_not_found');
		await database.pool.query('UPDATE order_parcels SET tracking = $1 WHERE tracking = $2', [
			`${sale.tracking}-1`,
			`${other.tracking}-1`,
		]);
		expect(codeOf(await sale.notify('delivered'))).toBe('orders.parcel_not_found');
		expect(await stateOf(database, sale.number)).toBe('shipped');
	});

	test('updates every parcel with the tracking code that has the same shop and buyer', async () => {
		const sale = await sentSale(2);
		await database.pool.query('UPDATE order_parcels SET tracking = $1 WHERE tracking LIKE $2', [
			`${sale.tracking}-1`,
			`${sale.tracking}-%`,
		]);
		expect(await sale.notify('delivered')).toMatchObject({ value: { result: 'recorded' } });
		expect(await parcelsSeen(sale)).toMatchObject([{ state: 'delivered' }, { state: 'delivered' }]);
		expect(await stateOf(database, sale.number)).toBe('delivered');
	});

	test('moves only the newer parcel when a code is reused after 30 days; an earlier reuse fails with orders.tracking_taken', async () => {
		const [sale, other] = [await sentSale(), await packedSale()];
		const copied = { number: other.number, carrier: 'ghn' as const, tracking: ` ${sale.tracking}-1 ` };
		expect(codeOf(await shipOrder(other.seller, copied))).toBe('orders.tracking_taken');
		expect(await stateOf(database, other.number)).toBe('packed');
		await database.pool.query(
			"UPDATE order_parcels SET shipped_at = shipped_at - interval '31 days' WHERE tracking = $1",
			[`${sale.tracking}-1`],
		);
		expect((await shipOrder(other.seller, copied)).ok).toBe(true);
		expect(await sale.notify('delivered')).toMatchObject({ value: { result: 'recorded' } });
		expect(await stateOf(database, other.number)).toBe('delivered');
		expect(await stateOf(database, sale.number)).toBe('shipped');
	});

	test.each([
		['in small letters', (code: string) => code.toLowerCase()],
		['with spaces and dashes', (code: string) => code.replace(/(.{3})/g, '$1 - ')],
		['with full-width letters', (code: string) => code.replace('GHN', 'ＧＨＮ')],
	])('knows a code that the shop wrote %s, and refuses it to another shop', async (_how, write) => {
		const [sale, other] = [await sentSale(), await packedSale()];
		const written = write(`${sale.tracking}-1`);
		await database.pool.query('UPDATE order_parcels SET tracking = $1 WHERE tracking = $2', [
			written,
			`${sale.tracking}-1`,
		]);
		const copied = { number: other.number, carrier: 'ghn' as const, tracking: `${sale.tracking}-1` };
		expect(codeOf(await shipOrder(other.seller, copied))).toBe('orders.tracking_taken');
		expect(await sale.notify('delivered')).toMatchObject({ value: { result: 'recorded' } });
		expect(await stateOf(database, sale.number)).toBe('delivered');
	});

	test('accepts one of 20 shops that ship concurrently with the same code, others get orders.tracking_taken', async () => {
		const sales = await Promise.all(Array.from({ length: 20 }, () => packedSale()));
		const sent = await Promise.all(
			sales.map(({ seller, number }) => shipOrder(seller, { number, carrier: 'ghn', tracking: 'GHN-ONE' })),
		);
		expect(sent.filter(({ ok }) => ok)).toHaveLength(1);
		expect(sent.map(codeOf).filter((code) => code === 'orders.tracking_taken')).toHaveLength(19);
	});

	test('returns late for events after the delivery and does not change the order', async () => {
		const sale = await sentSale();
		await sale.notify('delivered');
		expect(await sale.notify('in_transit')).toMatchObject({ value: { result: 'late' } });
		expect(await sale.notify('refused')).toMatchObject({ value: { result: 'late' } });
		expect(await stateOf(database, sale.number)).toBe('delivered');
	});
});

describe('a failed delivery', () => {
	test('ends the order, counts against cash on delivery, and the shop restocks the products once', async () => {
		const sale = await sentSale();
		const { seller, number, lineId } = sale;
		expect(
			await recordFailedDelivery(seller, { number, reason: 'buyer_refused', note: 'Khách không nghe máy' }),
		).toMatchObject({
			value: { state: 'returned' },
		});
		expect(await refusedAt(number)).not.toBeNull();
		expect(await stockOf(sale)).toEqual([8, 0]);
		const parcelId = (await parcelsSeen(sale))[0]?.id ?? '';
		const back = { number, parcelId, restock: [{ lineId, quantity: 1 }] };
		expect(codeOf(await takeBackParcel(seller, { ...back, restock: [{ lineId, quantity: 3 }] }))).toBe(
			'orders.pieces_gone',
		);
		const answers = await Promise.all(Array.from({ length: 20 }, () => takeBackParcel(seller, back)));
		expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
		expect(await stockOf(sale)).toEqual([9, 0]);
		expect(await parcelsSeen(sale)).toMatchObject([{ state: 'returned', lines: [{ restocked: 1 }] }]);
	});

	test('reported by the carrier ends the order, and the returned parcel waits for the shop', async () => {
		const sale = await sentSale();
		await sale.notify('refused', { note: 'Khách hẹn rồi không nhận' });
		expect(await stateOf(database, sale.number)).toBe('returned');
		expect(await sale.notify('returned')).toMatchObject({ value: { result: 'recorded' } });
		expect(await parcelsSeen(sale)).toMatchObject([{ state: 'refused', proof: 'Khách hẹn rồi không nhận' }]);
	});

	test('is recorded when the carrier only reports that the parcel goes back', async () => {
		const sale = await sentSale();
		expect(await sale.notify('returned', { note: 'Giao ba lần không được' })).toMatchObject({
			value: { result: 'recorded' },
		});
		expect(await stateOf(database, sale.number)).toBe('returned');
		expect(await parcelsSeen(sale)).toMatchObject([{ state: 'refused', proof: 'Giao ba lần không được' }]);
	});

	test('cannot be recorded for a delivered parcel, and deliverOrder rejects a parcel whose delivery failed', async () => {
		const [arrived, refused] = [await sentSale(), await sentSale()];
		await deliverOrder(arrived.seller, { number: arrived.number, proof: 'Có ảnh chụp' });
		await recordFailedDelivery(refused.seller, {
			number: refused.number,
			reason: 'buyer_refused',
			note: 'Sai địa chỉ',
		});
		const note = 'Khách không nhận';
		expect(
			codeOf(await recordFailedDelivery(arrived.seller, { number: arrived.number, reason: 'buyer_refused', note })),
		).toBe('orders.wrong_state');
		expect(codeOf(await deliverOrder(refused.seller, { number: refused.number, proof: note }))).toBe(
			'orders.wrong_state',
		);
	});

	test.each(['cod', 'vnpay'] as const)(
		'of one of two parcels (%s) refunds its share, and the order is delivered with the other',
		async (payment) => {
			const sale = await sentSale(2, payment);
			const cashBefore = await cashReceivable(database);
			await sale.notify('refused');
			await sale.notify('delivered', { eventId: `${sale.tracking}-other`, tracking: `${sale.tracking}-2` });
			expect(await stateOf(database, sale.number)).toBe('delivered');
			const { rows } = await database.pool.query(
				'SELECT channel, cash_vnd::int AS cash FROM order_refunds WHERE order_id = (SELECT id FROM orders WHERE number = $1)',
				[sale.number],
			);
			expect(rows).toEqual([{ channel: payment === 'cod' ? 'uncollected' : 'vnpay', cash: 150_000 }]);
			const { payVnd } = await viewOf(sale.buyer, sale.number);
			const cash = (await cashReceivable(database)) - cashBefore;
			expect(cash).toBe(payment === 'cod' ? payVnd - 150_000 : 0);
			expect(await getLedgerCheck(sale.buyer.read)).toMatchObject({ isSound: true, sumVnd: 0 });
		},
	);

	test('ends the order when the second of two parcels has failed', async () => {
		const sale = await sentSale(2);
		await sale.notify('refused');
		expect(await stateOf(database, sale.number)).toBe('shipped');
		await sale.notify('refused', { eventId: 'second', tracking: `${sale.tracking}-2` });
		expect(await stateOf(database, sale.number)).toBe('returned');
	});
});
