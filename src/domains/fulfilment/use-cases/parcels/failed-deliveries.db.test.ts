import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { getOrder, getReceipt, getShopOrder } from '#src/domains/order-views/index.ts';
import { orderTimeline } from '#src/domains/order-views/rules/order-timeline.ts';
import type { DeliveryFailure } from '#src/domains/orders/contract/parcel.ts';
import { recordIpn } from '#src/domains/payments/index.ts';
import { handleReturn, listOrderReturns, requestReturn } from '#src/domains/returns/index.ts';
import { advanceDueReturns } from '#src/domains/returns/jobs/advance-due-returns.ts';
import { readOnly } from '#src/platform/db/index.ts';
import { codeOf } from '#tests/code-of.ts';
import { contextOf, system, vendor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import { postedOf } from '#tests/factories/ledger.ts';
import { makeBuyer, makeGroup, ordersOf, stateOf } from '#tests/factories/orders.ts';
import { ipnQuery } from '#tests/factories/payments.ts';
import { BANK, wireSales } from '#tests/factories/returns.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import { confirmOrder } from '../confirm-order.ts';
import { confirmReceipt } from '../confirm-receipt.ts';
import { packOrder } from '../pack-order.ts';
import { deliverOrder } from './deliver-order.ts';
import { recordFailedDelivery } from './record-failed-delivery.ts';
import { shipOrder } from './ship-order.ts';

const database = await testDatabase();
const read = readOnly(database.db);
const clock = contextOf(database, system('operator_command'));
beforeAll(wireSales);
beforeEach(() => database.setClock(''));

const [DEAR_VND, CHEAP_VND] = [150_000, 90_000];
const PROOF = 'Chị Lan ký nhận';

async function inTwoParcels(payment: 'cod' | 'vnpay' = 'vnpay') {
	const shop = await makeShop(database.db);
	const variants = [
		{ stock: 10, priceVnd: DEAR_VND },
		{ stock: 10, priceVnd: CHEAP_VND },
	];
	const product = await makeProduct(database.db, { shopId: shop.id, variants });
	const buyer = await makeBuyer(database);
	const wanted = product.variants.map(({ id }) => ({ variantId: id }));
	const group = await makeGroup(buyer, wanted, payment);
	if (group.payment) await recordIpn(clock, ipnQuery(group.payment.txnRef, group.payVnd));
	const [order] = await ordersOf(database, group);
	if (!order) throw new Error('no order was made');
	const { number } = order;
	const seller = contextOf(database, vendor(shop.ownerId, shop.id));
	await confirmOrder(seller, { number });
	await packOrder(seller, { number });
	const packed = await getShopOrder(seller, { number });
	if (!packed.ok) throw new Error(packed.error.code);
	const lineOf = (priceVnd: number) => packed.value.lines.find((line) => line.unitPriceVnd === priceVnd)?.id ?? '';
	const [dear, cheap] = [lineOf(DEAR_VND), lineOf(CHEAP_VND)];
	for (const lineId of [dear, cheap]) await shipOrder(seller, { number, lines: [{ lineId, quantity: 1 }] });
	const [ofDear = '', ofCheap = ''] = (await seenBy(buyer.context, number)).parcels.map(({ id }) => id);
	return {
		number,
		orderId: order.id,
		productId: product.id,
		shopId: shop.id,
		seller,
		buyer: buyer.context,
		dear,
		cheap,
		ofDear,
		ofCheap,
	};
}
type Sale = Awaited<ReturnType<typeof inTwoParcels>>;

async function seenBy(buyer: Parameters<typeof getOrder>[0], number: string) {
	const seen = await getOrder(buyer, { number });
	if (!seen.ok) throw new Error(seen.error.code);
	return seen.value;
}
const balanceOf = (kind: 'order_escrow' | 'vendor_reserve' | 'refund_payable', ownerId: string) =>
	postedOf(read, { kind, ownerId });
const fail = ({ seller, number }: Sale, parcelId: string, reason: DeliveryFailure = 'buyer_refused') =>
	recordFailedDelivery(seller, { number, parcelId, reason, note: 'Khách không nhận' });
const deliver = ({ seller, number }: Sale, parcelId: string) =>
	deliverOrder(seller, { number, parcelId, proof: PROOF });
const confirm = ({ buyer, number }: Sale) => confirmReceipt(buyer, { number });

async function refundsOf({ orderId }: Sale) {
	const { rows } = await database.pool.query<{ source: string; channel: string; cash: number }>(
		'SELECT source_type AS source, channel, cash_vnd::int AS cash FROM order_refunds WHERE order_id = $1 ORDER BY id',
		[orderId],
	);
	return rows;
}
async function requestMissing(sale: Sale, ...lineIds: readonly string[]) {
	await database.setClock('12 days');
	const lines = lineIds.map((lineId) => ({ lineId, quantity: 1 }));
	const note = 'Mãi chưa thấy hàng tới nơi';
	return requestReturn(sale.buyer, {
		orderNumber: sale.number,
		reason: 'never_received',
		note,
		pictures: [],
		bank: BANK,
		lines,
	});
}
async function missing(sale: Sale, ...lineIds: readonly string[]): Promise<string> {
	const asked = await requestMissing(sale, ...lineIds);
	if (!asked.ok) throw new Error(asked.error.code);
	return asked.value.id;
}
async function returnOf({ buyer, number }: Sale) {
	const { returns } = await listOrderReturns(buyer, { number });
	return returns[0];
}
async function daysLater(days: number): Promise<void> {
	await database.setClock(`${days} days`);
	await advanceDueReturns.handle(clock, {});
}

const soldOf = async ({ productId }: Sale) => {
	const { rows } = await database.pool.query<{ sold: number }>(
		'SELECT sold_count AS sold FROM products WHERE id = $1',
		[productId],
	);
	return rows[0]?.sold;
};

describe('a parcel whose delivery failed', () => {
	test('is not counted as sold; the delivered parcel is counted when the order completes', async () => {
		const [sale, refused, back] = [await inTwoParcels('cod'), await inTwoParcels('cod'), await inTwoParcels('vnpay')];
		expect(await soldOf(sale)).toBe(0);
		await fail(sale, sale.ofDear);
		await deliver(sale, sale.ofCheap);
		expect(await soldOf(sale)).toBe(0);
		await Promise.all(Array.from({ length: 5 }, () => confirm(sale)));
		expect(await soldOf(sale)).toBe(1);
		for (const parcelId of [refused.ofDear, refused.ofCheap]) await fail(refused, parcelId);
		expect(await soldOf(refused)).toBe(0);
		await confirm(back);
		expect(await soldOf(back)).toBe(2);
	});

	test.each(['vnpay', 'cod'] as const)(
		'is refunded, whether the buyer or the shop reports the other parcel as delivered (%s)',
		async (by) => {
			const [byBuyer, byShop] = [await inTwoParcels(by), await inTwoParcels(by)];
			for (const sale of [byBuyer, byShop]) expect((await fail(sale, sale.ofDear)).ok).toBe(true);
			await deliver(byShop, byShop.ofCheap);
			for (const sale of [byBuyer, byShop]) {
				expect(await confirm(sale)).toMatchObject({ value: { state: 'completed' } });
				const channel = by === 'cod' ? 'uncollected' : 'vnpay';
				expect(await refundsOf(sale)).toEqual([{ source: 'parcel_refused', channel, cash: DEAR_VND }]);
				expect(await balanceOf('order_escrow', sale.orderId)).toBe(0);
				expect(await balanceOf('refund_payable', sale.orderId)).toBe(by === 'cod' ? 0 : DEAR_VND);
			}
			expect(await balanceOf('vendor_reserve', byBuyer.shopId)).toBe(await balanceOf('vendor_reserve', byShop.shopId));
		},
	);

	test('stays refused when the buyer confirms the receipt of the others', async () => {
		const sale = await inTwoParcels();
		await fail(sale, sale.ofDear);
		await confirm(sale);
		expect((await seenBy(sale.buyer, sale.number)).parcels.map(({ state }) => state)).toEqual(['refused', 'delivered']);
	});

	test('shows no refund in the timeline when it was not paid yet', async () => {
		const sale = await inTwoParcels('cod');
		await fail(sale, sale.ofDear);
		await deliver(sale, sale.ofCheap);
		await confirm(sale);
		const seen = await seenBy(sale.buyer, sale.number);
		expect(orderTimeline(seen).filter(({ kind }) => kind === 'refund_asked' || kind === 'refunded')).toEqual([]);
		const receipt = await getReceipt(sale.buyer, { number: sale.number });
		expect(receipt.ok && receipt.value).toMatchObject({ paidVnd: seen.payVnd - DEAR_VND, refundedVnd: 0 });
	});
});

describe('a never_received return', () => {
	test('already paid by the shop is not paid a second time when the delivery fails', async () => {
		const sale = await inTwoParcels();
		const returnId = await missing(sale, sale.dear);
		expect((await handleReturn(sale.seller, { returnId, act: 'waive' })).ok).toBe(true);
		expect((await fail(sale, sale.ofDear)).ok).toBe(true);
		expect(await deliver(sale, sale.ofCheap)).toMatchObject({ value: { state: 'delivered' } });
		expect(await confirm(sale)).toMatchObject({ value: { state: 'completed' } });
		expect(await refundsOf(sale)).toEqual([{ source: 'return', channel: 'vnpay', cash: DEAR_VND }]);
		expect(await balanceOf('order_escrow', sale.orderId)).toBe(0);
	});

	test('still open when the delivery fails is refunded once, together with the parcel', async () => {
		const sale = await inTwoParcels();
		await missing(sale, sale.dear);
		await fail(sale, sale.ofDear);
		await deliver(sale, sale.ofCheap);
		await daysLater(15);
		expect((await returnOf(sale))?.state).toBe('refunded');
		expect(await refundsOf(sale)).toEqual([{ source: 'parcel_refused', channel: 'vnpay', cash: DEAR_VND }]);
		expect(await stateOf(database, sale.number)).toBe('delivered');
	});

	test('is rejected for a parcel whose delivery failed', async () => {
		const sale = await inTwoParcels();
		await fail(sale, sale.ofDear);
		expect(codeOf(await requestMissing(sale, sale.dear))).toBe('orders.return_too_many');
		expect((await requestMissing(sale, sale.cheap)).ok).toBe(true);
	});

	test('is withdrawn when the buyer confirms the receipt', async () => {
		const sale = await inTwoParcels();
		await missing(sale, sale.dear, sale.cheap);
		expect(await confirm(sale)).toMatchObject({ value: { state: 'completed' } });
		expect(await returnOf(sale)).toMatchObject({ state: 'withdrawn' });
		await daysLater(16);
		expect(await stateOf(database, sale.number)).toBe('completed');
		expect(await refundsOf(sale)).toEqual([]);
	});

	test('is withdrawn when the delivery of all parcels failed', async () => {
		const sale = await inTwoParcels();
		await missing(sale, sale.dear, sale.cheap);
		for (const parcel of [sale.ofDear, sale.ofCheap]) await fail(sale, parcel);
		expect(await stateOf(database, sale.number)).toBe('returned');
		expect(await returnOf(sale)).toMatchObject({ state: 'withdrawn' });
		await daysLater(16);
		expect(await balanceOf('order_escrow', sale.orderId)).toBe(0);
	});

	test('already paid by the shop is not paid a second time when all parcels come back', async () => {
		const sale = await inTwoParcels();
		const returnId = await missing(sale, sale.dear);
		await handleReturn(sale.seller, { returnId, act: 'waive' });
		for (const parcel of [sale.ofDear, sale.ofCheap]) expect((await fail(sale, parcel, 'damaged')).ok).toBe(true);
		expect(await stateOf(database, sale.number)).toBe('returned');
		expect(await balanceOf('order_escrow', sale.orderId)).toBe(0);
		const { payVnd } = await seenBy(sale.buyer, sale.number);
		expect(await balanceOf('refund_payable', sale.orderId)).toBe(payVnd);
	});
});
