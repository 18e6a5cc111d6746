import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cancelOrder, declineOrder } from '#src/domains/cancellation/index.ts';
import { deliverOrder, recordFailedDelivery, shipOrder } from '#src/domains/fulfilment/index.ts';
import { advanceDueOrders } from '#src/domains/fulfilment/jobs/advance-due-orders.ts';
import { getLedgerCheck } from '#src/domains/ledger/index.ts';
import type { DeliveryFailure } from '#src/domains/orders/contract/parcel.ts';
import type { ReturnReason } from '#src/domains/returns/contract/return.ts';
import { readOnly } from '#src/platform/db/index.ts';
import { contextOf, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { stateOf } from '#tests/factories/orders.ts';
import { makePlatformVoucher } from '#tests/factories/promotions.ts';
import {
	deliveredSale,
	packedSale,
	requestedReturn,
	type Sale,
	shippedSale,
	shopAction,
	unitsOf,
	wireSales,
} from '#tests/factories/returns.ts';

const database = await testDatabase();
const read = readOnly(database.db);
const clock = contextOf(database, system());
beforeAll(wireSales);
beforeEach(() => database.setClock(''));

type Made = (typeof packedSale | typeof deliveredSale) & typeof packedSale;
async function withVouchers(make: Made, payment: 'cod' | 'vnpay', quantities: readonly number[] = [2]): Promise<Sale> {
	const { code: platformCode } = await makePlatformVoucher(database, { usesMax: 1 });
	return make(database, payment, quantities, { platformCode, hasShopVoucher: true, acceptsChangeOfMind: true });
}
/** Uses that are taken, and the counts of the vouchers, which have to say the same. */
async function takenOf({ order }: Sale): Promise<number> {
	const { rows } = await database.pool.query<{ taken: number; counted: number }>(
		`SELECT count(*) FILTER (WHERE used.returned_at IS NULL)::int AS taken, sum(voucher.uses)::int AS counted
			FROM voucher_uses used JOIN vouchers voucher ON voucher.id = used.voucher_id WHERE used.order_id = $1`,
		[order.id],
	);
	expect(rows[0]?.counted).toBe(rows[0]?.taken);
	return rows[0]?.taken ?? -1;
}
async function payBack(sale: Sale, reason: ReturnReason, ...counts: readonly number[]): Promise<void> {
	const returnId = await requestedReturn(sale, { reason, lines: unitsOf(sale, ...counts) });
	expect(await shopAction(sale, returnId, 'waive')).toMatchObject({ ok: true });
}
const fail = ({ seller, number }: Sale, reason: DeliveryFailure, parcelId?: string) =>
	recordFailedDelivery(seller, { number, reason, note: 'Gọi ba lần', ...(parcelId ? { parcelId } : {}) });

describe('an order that is cancelled', () => {
	test.each(['cod', 'vnpay'] as const)('gives both voucher uses back, whoever cancels it (%s)', async (payment) => {
		const [byShop, byBuyer, late] = [
			await withVouchers(packedSale, payment),
			await withVouchers(packedSale, payment),
			await withVouchers(packedSale, payment),
		];
		expect(await takenOf(byShop)).toBe(2);
		await declineOrder(byShop.seller, { number: byShop.number, reason: 'out_of_stock' });
		await cancelOrder(byBuyer.buyer.context, { number: byBuyer.number, reason: 'changed_mind' });
		await database.setClock('30 days');
		await advanceDueOrders.handle(clock, {});
		for (const sale of [byShop, byBuyer, late]) {
			expect(await stateOf(database, sale.number)).toBe('cancelled');
			expect(await takenOf(sale)).toBe(0);
		}
	});
});

describe('an order whose delivery failed', () => {
	test.each([
		['cod', 'buyer_refused', 0],
		['cod', 'not_reached', 0],
		['cod', 'wrong_address', 0],
		['cod', 'damaged', 0],
		['cod', 'shop_fault', 0],
		['vnpay', 'damaged', 0],
		['vnpay', 'shop_fault', 0],
		['vnpay', 'buyer_refused', 2],
		['vnpay', 'not_reached', 2],
		['vnpay', 'wrong_address', 2],
	] as const)(
		'keeps its voucher uses only when it is prepaid and failed through the buyer (%s, %s)',
		async (payment, reason, taken) => {
			const sale = await withVouchers(shippedSale, payment);
			expect((await fail(sale, reason)).ok).toBe(true);
			expect(await stateOf(database, sale.number)).toBe('returned');
			expect(await takenOf(sale)).toBe(taken);
			expect((await getLedgerCheck(read)).isSound).toBe(true);
		},
	);

	test('gives them back when its parcel is lost', async () => {
		const sale = await withVouchers(shippedSale, 'vnpay');
		await database.setClock('15 days 1 minute');
		await advanceDueOrders.handle(clock, {});
		await database.setClock('40 days');
		await advanceDueOrders.handle(clock, {});
		expect(await stateOf(database, sale.number)).toBe('returned');
		expect(await takenOf(sale)).toBe(0);
	});

	test('gives a use of an ended voucher back, which stays ended', async () => {
		const sale = await withVouchers(shippedSale, 'cod');
		await database.pool.query(
			'UPDATE vouchers SET ended_at = app_now() WHERE id IN (SELECT voucher_id FROM voucher_uses WHERE order_id = $1)',
			[sale.order.id],
		);
		await fail(sale, 'damaged');
		expect(await takenOf(sale)).toBe(0);
	});
});

describe('an order that is returned', () => {
	test.each([
		['one defect', ['defect', 2], null, 0],
		['a defect and a wrong item', ['defect', 1], ['wrong', 1], 0],
		['a change of mind', ['change_of_mind', 2], null, 2],
		['a change of mind, then a defect', ['change_of_mind', 1], ['defect', 1], 2],
		['a defect, then a change of mind', ['defect', 1], ['change_of_mind', 1], 2],
		['a defect in a part', ['defect', 1], null, 2],
	] as const)(
		'gives its voucher uses back after everything was refunded for a fault (%s)',
		async (_title, [reason, quantity], second, taken) => {
			const sale = await withVouchers(deliveredSale, 'vnpay');
			await payBack(sale, reason, quantity);
			if (second) await payBack(sale, second[0], second[1]);
			expect(await takenOf(sale)).toBe(taken);
			expect((await getLedgerCheck(read)).isSound).toBe(true);
		},
	);

	test.each([
		['cod', 0],
		['vnpay', 2],
	] as const)(
		'counts a parcel that the buyer refused like a change of mind only when it was prepaid (%s)',
		async (payment, taken) => {
			const sale = await withVouchers(packedSale, payment, [1, 1]);
			const { seller, number } = sale;
			await shipOrder(seller, { number, lines: unitsOf(sale, 1, 0) });
			await shipOrder(seller, { number });
			const { rows } = await database.pool.query<{ id: string }>(
				'SELECT id FROM order_parcels WHERE order_id = $1 ORDER BY position',
				[sale.order.id],
			);
			await fail(sale, 'buyer_refused', rows[0]?.id);
			await deliverOrder(seller, { number, proof: 'Chị Hạnh ký nhận' });
			await payBack(sale, 'defect', 0, 1);
			expect(await stateOf(database, number)).toBe('returned');
			expect(await takenOf(sale)).toBe(taken);
		},
	);
});

test('a returned use can be taken again by the same buyer, once under 20 concurrent refunds', async () => {
	const sale = await withVouchers(deliveredSale, 'vnpay');
	const returnId = await requestedReturn(sale, { lines: unitsOf(sale, 2) });
	const done = await Promise.all(Array.from({ length: 20 }, () => shopAction(sale, returnId, 'waive')));
	expect(done.filter(({ ok }) => ok)).toHaveLength(1);
	expect(await takenOf(sale)).toBe(0);
});
