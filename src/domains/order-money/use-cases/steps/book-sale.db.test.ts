import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { endCommission } from '#src/domains/fees/index.ts';
import { advanceDueOrders } from '#src/domains/fulfilment/jobs/advance-due-orders.ts';
import { confirmOrder } from '#src/domains/fulfilment/use-cases/confirm-order.ts';
import { confirmReceipt } from '#src/domains/fulfilment/use-cases/confirm-receipt.ts';
import { packOrder } from '#src/domains/fulfilment/use-cases/pack-order.ts';
import { deliverOrder } from '#src/domains/fulfilment/use-cases/parcels/deliver-order.ts';
import { shipOrder } from '#src/domains/fulfilment/use-cases/parcels/ship-order.ts';
import { getBalance, getLedgerCheck, listTransfers } from '#src/domains/ledger/index.ts';
import type { Carrier } from '#src/domains/orders/contract/parcel.ts';
import { readOnly } from '#src/platform/db/index.ts';
import { newId } from '#src/shared/ids.ts';
import { contextOf, operator, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { cashReceivable, collectCash } from '#tests/factories/cash.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import { makeTransfers } from '#tests/factories/ledger.ts';
import {
	type MadeOrder,
	makeBuyer,
	makeGroup,
	ordersOf,
	sellerOf,
	wireOrderPayments,
} from '#tests/factories/orders.ts';
import { runWhileLocked } from '#tests/locks.ts';
import { backfillSalesJob } from '../../jobs/backfill-sales.ts';
import { backfillSales } from '../backfill-sales.ts';

const database = await testDatabase();
const clock = contextOf(database, system());
const operatorContext = contextOf(database, operator(newId()));
const read = readOnly(database.db);
beforeAll(() => wireOrderPayments());
beforeEach(() => database.setClock('0 s'));

async function delivered(quantity = 1, carrier: Carrier = 'ghn') {
	const { variants } = await makeProduct(database.db);
	const variantId = variants[0]?.id ?? '';
	const buyer = await makeBuyer(database);
	const [order] = await ordersOf(database, await makeGroup(buyer, [{ variantId, quantity }]));
	if (!order) throw new Error('no order');
	const shop = await sellerOf(database, order);
	const { number } = order;
	await confirmOrder(shop, { number });
	await packOrder(shop, { number });
	await shipOrder(shop, { number, carrier });
	expect((await deliverOrder(shop, { number, proof: 'ký nhận tại cửa' })).ok).toBe(true);
	return { buyer, order };
}

type Row = {
	readonly goods: number;
	readonly shipping: number;
	readonly holdDays: number | null;
	readonly reserved: number;
	readonly dueAt: Date | null;
	readonly releasedAt: Date | null;
	readonly commissionBp: number;
	readonly taxBp: number;
};
async function rowOf({ id }: MadeOrder): Promise<Row> {
	const { rows } = await database.pool.query<Row>(
		`SELECT goods_vnd AS goods, shipping_vnd AS shipping, hold_days AS "holdDays", reserved_vnd AS reserved,
			due_at AS "dueAt", released_at AS "releasedAt", commission_bp AS "commissionBp", tax_bp AS "taxBp"
		FROM orders JOIN order_lines ON order_id = orders.id WHERE orders.id = $1`,
		[id],
	);
	const [row] = rows;
	if (!row) throw new Error('no order');
	return row;
}
const balanceOf = async (kind: 'order_escrow' | 'vendor_reserve' | 'vendor_payable', ownerId: string) =>
	(await getBalance(read, { kind, ownerId })).postedVnd;
const legsOf = async ({ id }: MadeOrder) =>
	Object.fromEntries((await listTransfers(read, { type: 'order', id })).map(({ leg, amountVnd }) => [leg, amountVnd]));

describe('a completed order', () => {
	test("splits its escrow between platform, tax office and the shop's reserve", async () => {
		const { buyer, order } = await delivered(3);
		expect((await confirmReceipt(buyer.context, { number: order.number })).ok).toBe(true);
		const row = await rowOf(order);
		expect(row.commissionBp).toBeGreaterThan(0);
		const commission = Math.floor((row.goods * row.commissionBp) / 10_000);
		const tax = Math.floor((row.goods * row.taxBp) / 10_000);
		const total = row.goods + row.shipping;
		const legs = await legsOf(order);
		expect(legs.commission).toBe(commission);
		expect(legs.tax ?? 0).toBe(tax);
		expect(legs.vendor_reserve).toBe(total - commission - tax);
		expect(legs.cash_delivered).toBe(total);
		expect(await balanceOf('order_escrow', order.id)).toBe(0);
		expect(await balanceOf('vendor_reserve', order.shopId)).toBe(row.reserved);
		expect(row.holdDays).toBe(14);
	});

	test('is booked once under 20 concurrent receipts and scheduled runs', async () => {
		const { buyer, order } = await delivered();
		await database.setClock('8 days');
		await Promise.all(
			Array.from({ length: 20 }, (_, at) =>
				at % 2 ? confirmReceipt(buyer.context, { number: order.number }) : advanceDueOrders.handle(clock, {}),
			),
		);
		expect(await balanceOf('order_escrow', order.id)).toBe(0);
		expect(await balanceOf('vendor_reserve', order.shopId)).toBe((await rowOf(order)).reserved);
	});

	test.each([
		['is too low', -50_000],
		['is too high', 50_000],
	])('is not completed while its escrow %s', async (_title, amountVnd) => {
		const { buyer, order } = await delivered();
		const escrow = { kind: 'order_escrow', ownerId: order.id } as const;
		const elsewhere = { kind: 'promotion_cost' } as const;
		const [debit, credit] = amountVnd < 0 ? [escrow, elsewhere] : [elsewhere, escrow];
		const wrong = { leg: 'wrong', debit, credit, amountVnd: Math.abs(amountVnd) };
		await makeTransfers(clock, wrong);
		await expect(confirmReceipt(buyer.context, { number: order.number })).rejects.toThrow('is worth');
		expect(await balanceOf('vendor_reserve', order.shopId)).toBe(0);
		await makeTransfers(clock, { ...wrong, debit: credit, credit: debit });
		expect((await confirmReceipt(buyer.context, { number: order.number })).ok).toBe(true);
	});

	test('uses the commission rate of the time when it was placed', async () => {
		const { buyer, order } = await delivered();
		const { commissionBp } = await rowOf(order);
		const { rows } = await database.pool.query<{ id: string }>(
			'SELECT id FROM commission_rules WHERE category_id IS NOT NULL AND valid_to IS NULL',
		);
		for (const { id } of rows) await endCommission(operatorContext, { id });
		await database.setClock('40 days');
		await confirmReceipt(buyer.context, { number: order.number });
		expect((await rowOf(order)).commissionBp).toBe(commissionBp);
	});
});

describe('the payout of a completed order', () => {
	test('is released once after the complaint period, also in a late run', async () => {
		const { buyer, order } = await delivered();
		await collectCash(database, order.id);
		await confirmReceipt(buyer.context, { number: order.number });
		const { reserved } = await rowOf(order);
		await database.setClock('13 days 23 hours');
		await advanceDueOrders.handle(clock, {});
		expect(await balanceOf('vendor_payable', order.shopId)).toBe(0);
		await database.setClock('14 days 2 hours');
		await Promise.all(Array.from({ length: 20 }, () => advanceDueOrders.handle(clock, {})));
		expect(await balanceOf('vendor_payable', order.shopId)).toBe(reserved);
		expect(await balanceOf('vendor_reserve', order.shopId)).toBe(0);
		expect(await rowOf(order)).toMatchObject({ reserved: 0, dueAt: null });
		expect((await rowOf(order)).releasedAt).not.toBeNull();
	});

	test('subtracts the cash that the shop collected itself', async () => {
		const { buyer, order } = await delivered(2, 'own');
		await confirmReceipt(buyer.context, { number: order.number });
		const { goods, shipping, reserved } = await rowOf(order);
		const cashVnd = await cashReceivable(database);
		await database.setClock('15 days');
		await Promise.all(Array.from({ length: 20 }, () => advanceDueOrders.handle(clock, {})));
		expect(await balanceOf('vendor_reserve', order.shopId)).toBe(0);
		expect(await balanceOf('vendor_payable', order.shopId)).toBe(reserved - goods - shipping);
		expect(await cashReceivable(database)).toBe(cashVnd - goods - shipping);
		expect(await getLedgerCheck(read)).toMatchObject({ isSound: true });
	});

	test('is booked once by backfillSales when it completed before sales were recorded', async () => {
		const { order } = await delivered();
		await collectCash(database, order.id);
		await database.pool.query(
			"UPDATE orders SET state = 'completed', completed_at = app_now() - interval '30 days', due_at = NULL WHERE id = $1",
			[order.id],
		);
		await database.pool.query('UPDATE order_lines SET commission_bp = 0, tax_bp = 0 WHERE order_id = $1', [order.id]);
		const alarm = vi.spyOn(clock.log, 'error');
		const counted = await runWhileLocked(database, { table: 'order_groups', id: order.groupId }, 20, () =>
			Promise.all(Array.from({ length: 20 }, () => backfillSales(clock))),
		);
		expect(counted.reduce((sum, count) => sum + count, 0)).toBe(1);
		expect(alarm).not.toHaveBeenCalled();
		await backfillSalesJob.handle(clock, {});
		const { goods, shipping } = await rowOf(order);
		expect(await legsOf(order)).toMatchObject({ vendor_reserve: goods + shipping });
		await advanceDueOrders.handle(clock, {});
		expect(await balanceOf('vendor_payable', order.shopId)).toBe(goods + shipping);
		expect(await balanceOf('order_escrow', order.id)).toBe(0);
	});
});

test('the ledger check finds no difference after all tests of this file', async () => {
	expect((await getLedgerCheck(read)).isSound).toBe(true);
});
