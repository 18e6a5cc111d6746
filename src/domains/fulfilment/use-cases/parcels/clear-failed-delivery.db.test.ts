import { beforeAll, describe, expect, test } from 'vitest';
import { getBalance } from '#src/domains/ledger/index.ts';
import { getOrder } from '#src/domains/order-views/index.ts';
import { DELIVERY_FAILURES, type DeliveryFailure } from '#src/domains/orders/contract/parcel.ts';
import { newId } from '#src/shared/ids.ts';
import { codeOf } from '#tests/code-of.ts';
import { contextOf, operator, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { stateOf } from '#tests/factories/orders.ts';
import { type Sale, shippedSale, wireSales } from '#tests/factories/returns.ts';
import { advanceDueOrders } from '../../jobs/advance-due-orders.ts';
import { markParcelsLost } from '../../jobs/mark-parcels-lost.ts';
import { notifyFailedDeliveryCleared } from '../../subscribers/notify-operator-decisions.ts';
import { notifyDeliveryFailed } from '../../subscribers/notify-status-changes.ts';
import { clearFailedDelivery } from './clear-failed-delivery.ts';
import { recordFailedDelivery } from './record-failed-delivery.ts';

const database = await testDatabase();
const clock = contextOf(database, system('operator_command'));
const operatorContext = contextOf(database, operator(newId()));
const GROUNDS = 'Bưu cục xác nhận địa chỉ đúng';
beforeAll(wireSales);

const balanceOf = async (kind: 'order_escrow' | 'vendor_reserve' | 'vendor_payable' | 'refund_payable', id: string) =>
	(await getBalance(clock.read, { kind, ownerId: id })).postedVnd;
async function rowOf({ number }: Sale) {
	const { rows } = await database.pool.query<{ counted: boolean; shipping: number; shop: string; pay: number }>(
		`SELECT refused_at IS NOT NULL AS counted, shipping_vnd::int AS shipping, shop_id AS shop, pay_vnd::int AS pay
			FROM orders WHERE number = $1`,
		[number],
	);
	if (!rows[0]) throw new Error('no such order');
	return rows[0];
}
const fail = ({ seller, number }: Sale, reason: DeliveryFailure) =>
	recordFailedDelivery(seller, { number, reason, note: 'Gọi ba lần không nghe máy' });
const clear = ({ number }: Sale, note = GROUNDS) => clearFailedDelivery(operatorContext, { number, note });
async function paramsOf({ number, buyer }: Sale, kind: string) {
	const { rows } = await database.pool.query<{ params: Record<string, unknown> }>(
		"SELECT params FROM notices WHERE params->>'number' = $1 AND kind = $2 AND customer_id = $3",
		[number, kind, buyer.customerId],
	);
	return rows.map(({ params }) => params);
}

describe('recordFailedDelivery', () => {
	test.each(DELIVERY_FAILURES)(
		'counts against cash on delivery only for reasons caused by the buyer (%s)',
		async (reason) => {
			const sale = await shippedSale(database, 'cod');
			expect((await fail(sale, reason)).ok).toBe(true);
			expect((await rowOf(sale)).counted).toBe(reason !== 'damaged' && reason !== 'shop_fault');
			const seen = await getOrder(sale.buyer.context, { number: sale.number });
			expect(seen.ok && seen.value.parcels[0]?.refusal).toBe(reason);
		},
	);

	test.each(DELIVERY_FAILURES)(
		'refunds everything, without the outbound shipping fee unless the carrier or the shop caused it (%s)',
		async (reason) => {
			const sale = await shippedSale(database, 'vnpay');
			const { shipping, shop, pay } = await rowOf(sale);
			expect((await fail(sale, reason)).ok).toBe(true);
			const storedVnd = reason === 'damaged' || reason === 'shop_fault' ? 0 : shipping;
			const chargedBefore = await balanceOf('vendor_payable', shop);
			expect(await stateOf(database, sale.number)).toBe('returned');
			expect(await balanceOf('refund_payable', sale.order.id)).toBe(pay - storedVnd);
			expect(await balanceOf('order_escrow', sale.order.id)).toBe(0);
			expect((await balanceOf('vendor_reserve', shop)) > 0).toBe(storedVnd > 0);
			expect(await balanceOf('vendor_payable', shop)).toBe(chargedBefore);
			await notifyDeliveryFailed.handle(clock, { orderId: sale.order.id });
			expect(await paramsOf(sale, 'orders.buyer_refused')).toMatchObject([
				{ refusal: reason, isCounted: false, isFeeRetained: storedVnd > 0 },
			]);
		},
	);

	test('splits the refund between bank and coin when the fee of a wrong address is retained', async () => {
		const sale = await shippedSale(database, 'vnpay', [2], { coinVnd: 20_000 });
		const { shipping, pay } = await rowOf(sale);
		await fail(sale, 'wrong_address');
		expect(await balanceOf('refund_payable', sale.order.id)).toBe(pay - shipping);
		expect(await balanceOf('order_escrow', sale.order.id)).toBe(0);
	});

	test('pays the retained fee of a wrong address to the shop after the complaint period', async () => {
		const sale = await shippedSale(database, 'vnpay');
		const { shop } = await rowOf(sale);
		await fail(sale, 'wrong_address');
		const reservedVnd = await balanceOf('vendor_reserve', shop);
		await database.setClock('61 days');
		await advanceDueOrders.handle(clock, {});
		await database.setClock('');
		expect(await balanceOf('vendor_reserve', shop)).toBe(0);
		expect(await balanceOf('vendor_payable', shop)).toBe(reservedVnd);
		expect(reservedVnd).toBeGreaterThan(0);
	});
});

describe('clearFailedDelivery', () => {
	test('removes the count and notifies the buyer once under 20 concurrent requests', async () => {
		const sale = await shippedSale(database, 'cod');
		await fail(sale, 'not_reached');
		const codes = (await Promise.all(Array.from({ length: 20 }, () => clear(sale)))).map(codeOf);
		expect(codes.filter((code) => code === 'ok')).toHaveLength(1);
		expect(new Set(codes)).toEqual(new Set(['ok', 'orders.no_refusal']));
		expect((await rowOf(sale)).counted).toBe(false);
		const { rows } = await database.pool.query(
			"SELECT facts FROM audit_entries WHERE subject_id = $1 AND action = 'refusal_cleared'",
			[sale.order.id],
		);
		expect(rows).toMatchObject([{ facts: { wasCounted: true, note: GROUNDS } }]);
		await notifyFailedDeliveryCleared.handle(clock, { orderId: sale.order.id, feeVnd: 0 });
		expect(await paramsOf(sale, 'orders.buyer_refusal_cleared')).toMatchObject([{ totalVnd: 0 }]);
	});

	test("refunds the retained fee once, at the shop's expense", async () => {
		const sale = await shippedSale(database, 'vnpay');
		const { shipping, shop, pay } = await rowOf(sale);
		await fail(sale, 'wrong_address');
		const codes = (await Promise.all(Array.from({ length: 20 }, () => clear(sale)))).map(codeOf);
		expect(codes.filter((code) => code === 'ok')).toHaveLength(1);
		expect(await balanceOf('refund_payable', sale.order.id)).toBe(pay);
		expect(await balanceOf('order_escrow', sale.order.id)).toBe(0);
		expect(await balanceOf('vendor_reserve', shop)).toBe(0);
		expect(shipping).toBeGreaterThan(0);
	});

	test('refunds the retained fee also when the parcel was marked as lost', async () => {
		const sale = await shippedSale(database, 'vnpay');
		const { shop, pay } = await rowOf(sale);
		await fail(sale, 'wrong_address');
		await database.setClock('15 days 2 hours');
		await markParcelsLost.handle(clock, {});
		expect(codeOf(await clear(sale))).toBe('ok');
		await database.setClock('');
		expect(await balanceOf('refund_payable', sale.order.id)).toBe(pay);
		expect(await balanceOf('vendor_reserve', shop)).toBe(0);
		expect(codeOf(await clear(sale))).toBe('orders.no_refusal');
	});

	test('requires a note and rejects an operator who is a party of the order', async () => {
		const sale = await shippedSale(database, 'cod');
		await fail(sale, 'buyer_refused');
		expect(codeOf(await clear(sale, ' '))).toBe('orders.case_note');
		const own = contextOf(database, operator(sale.buyer.customerId));
		expect(codeOf(await clearFailedDelivery(own, { number: sale.number, note: GROUNDS }))).toBe('orders.ruling_own');
		expect(codeOf(await clearFailedDelivery(operatorContext, { number: '1000000000', note: GROUNDS }))).toBe(
			'orders.not_found',
		);
	});
});
