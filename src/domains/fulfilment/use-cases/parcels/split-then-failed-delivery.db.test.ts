import { beforeAll, beforeEach, expect, test } from 'vitest';
import { getOrder } from '#src/domains/order-views/index.ts';
import type { DeliveryFailure } from '#src/domains/orders/contract/parcel.ts';
import { ruleDispute } from '#src/domains/returns/index.ts';
import { advanceDueReturns } from '#src/domains/returns/jobs/advance-due-returns.ts';
import { readOnly } from '#src/platform/db/index.ts';
import { newId } from '#src/shared/ids.ts';
import { contextOf, operator, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { postedOf } from '#tests/factories/ledger.ts';
import { stateOf } from '#tests/factories/orders.ts';
import {
	buyerAction,
	packedSale,
	requestedReturn,
	type Sale,
	shopAction,
	unitsOf,
	wireSales,
} from '#tests/factories/returns.ts';
import { confirmReceipt } from '../confirm-receipt.ts';
import { deliverOrder } from './deliver-order.ts';
import { recordFailedDelivery } from './record-failed-delivery.ts';
import { shipOrder } from './ship-order.ts';

const database = await testDatabase();
const read = readOnly(database.db);
const clock = contextOf(database, system('operator_command'));
const operatorContext = contextOf(database, operator(newId()));
beforeAll(wireSales);
beforeEach(() => database.setClock(''));

const UNIT_VND = 100_000;
const balanceOf = (kind: 'order_escrow' | 'refund_payable', ownerId: string) => postedOf(read, { kind, ownerId });
const paidBack = (sale: Sale) => balanceOf('refund_payable', sale.order.id);

async function inTwoParcels() {
	const sale = await packedSale(database, 'vnpay', [2, 1], { coinVnd: 3333 });
	for (const lines of [unitsOf(sale, 1, 0), unitsOf(sale, 1, 1)])
		expect((await shipOrder(sale.seller, { number: sale.number, lines })).ok).toBe(true);
	const seen = await getOrder(sale.buyer.context, { number: sale.number });
	if (!seen.ok) throw new Error(seen.error.code);
	const [first = '', second = ''] = seen.value.parcels.map(({ id }) => id);
	return { sale, first, second, payVnd: seen.value.payVnd };
}

async function split(sale: Sale, percent: number, ...counts: readonly number[]): Promise<void> {
	await database.setClock('12 days');
	const returnId = await requestedReturn(sale, { reason: 'never_received', lines: unitsOf(sale, ...counts) });
	await shopAction(sale, returnId, 'reject', { note: 'Mai hàng tới' });
	await buyerAction(sale, returnId, 'dispute', { note: 'Mãi chưa thấy' });
	await database.setClock('13.1 days');
	await advanceDueReturns.handle(clock, {});
	const grounds = { percent, note: 'Hai bên cùng có lỗi', approvedBy: null } as const;
	expect((await ruleDispute(operatorContext, { returnId, ruling: 'split', ...grounds })).ok).toBe(true);
	await database.setClock('16.2 days');
	await advanceDueReturns.handle(clock, {});
}
const fail = ({ seller, number }: Sale, parcelId: string, reason: DeliveryFailure = 'buyer_refused') =>
	recordFailedDelivery(seller, { number, parcelId, reason, note: 'Khách không nhận' });

test('an item refunded in part by a split is refunded in full when its delivery fails', async () => {
	const { sale, first, second } = await inTwoParcels();
	await split(sale, 40, 1);
	const before = await paidBack(sale);
	expect((await fail(sale, first)).ok).toBe(true);
	expect((await deliverOrder(sale.seller, { number: sale.number, parcelId: second, proof: 'Anh Tú' })).ok).toBe(true);
	expect(await confirmReceipt(sale.buyer.context, { number: sale.number })).toMatchObject({
		value: { state: 'completed' },
	});
	const { rows } = await database.pool.query<{ back: number }>(
		`SELECT sum(cash_vnd + coin_bonus_vnd + coin_paid_vnd)::int AS back FROM order_refunds WHERE order_id = $1`,
		[sale.order.id],
	);
	expect(rows[0]?.back).toBe(UNIT_VND);
	expect(await paidBack(sale)).toBeGreaterThan(before);
	expect(await balanceOf('order_escrow', sale.order.id)).toBe(0);
});

test.each([
	['damaged', 0],
	['buyer_refused', 21_000],
] as const)(
	'when all deliveries fail after a split, the complete payment is refunded, without the shipping fee only through the buyer (%s)',
	async (reason, retainedVnd) => {
		const { sale, first, second, payVnd } = await inTwoParcels();
		await split(sale, 33, 2, 1);
		for (const parcel of [first, second]) expect((await fail(sale, parcel, reason)).ok).toBe(true);
		expect(await stateOf(database, sale.number)).toBe('returned');
		expect(await paidBack(sale)).toBe(payVnd - retainedVnd);
		expect(await balanceOf('order_escrow', sale.order.id)).toBe(0);
	},
);

test('when one of two split items is delivered and the other fails, each is refunded its exact share', async () => {
	const { sale, first, second } = await inTwoParcels();
	await split(sale, 33, 2);
	expect((await fail(sale, first)).ok).toBe(true);
	expect((await deliverOrder(sale.seller, { number: sale.number, parcelId: second, proof: 'Anh Tú' })).ok).toBe(true);
	const { rows } = await database.pool.query<{ back: number }>(
		`SELECT sum(cash_vnd + coin_bonus_vnd + coin_paid_vnd)::int AS back FROM order_refunds WHERE order_id = $1`,
		[sale.order.id],
	);
	expect(rows[0]?.back).toBe(0.33 * UNIT_VND + UNIT_VND + 1);
});
