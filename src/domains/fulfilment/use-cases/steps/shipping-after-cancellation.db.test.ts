import { beforeAll, expect, test } from 'vitest';
import { getBalance, getLedgerCheck } from '#src/domains/ledger/index.ts';
import { getOrder } from '#src/domains/order-views/index.ts';
import { readOnly } from '#src/platform/db/index.ts';
import { contextOf, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { cashReceivable } from '#tests/factories/cash.ts';
import { partlySentFunded, type Sale, wireSales } from '#tests/factories/returns.ts';
import { advanceDueOrders } from '../../jobs/advance-due-orders.ts';
import { confirmReceipt } from '../confirm-receipt.ts';
import { deliverOrder } from '../parcels/deliver-order.ts';
import { cancelUnshippedItems } from '../unshipped-items/cancel-unshipped-items.ts';
import { requestUnshippedCancel } from '../unshipped-items/request-unshipped-cancellation.ts';

const database = await testDatabase();
const read = readOnly(database.db);
const clock = contextOf(database, system());
beforeAll(wireSales);

const heavy = (payment: 'cod' | 'vnpay' = 'vnpay') => partlySentFunded(database, payment, [7, 2], { weightG: 5000 });
async function seen({ buyer, number }: Sale) {
	const order = await getOrder(buyer.context, { number });
	if (!order.ok) throw new Error(order.error.code);
	return order.value;
}
const drop = ({ seller, number }: Sale) => cancelUnshippedItems(seller, { number, reason: 'out_of_stock' });
const balanceOf = async (kind: 'order_escrow' | 'refund_payable', ownerId: string) =>
	(await getBalance(read, { kind, ownerId })).postedVnd;

test('the order keeps only the shipping fee of the shipped items, whoever cancels the others', async () => {
	const [told, silent, wished] = [await heavy(), await heavy(), await heavy()];
	expect((await drop(told)).ok).toBe(true);
	const asked = await requestUnshippedCancel(wished.buyer.context, { number: wished.number, reason: 'too_slow' });
	expect(asked.ok).toBe(true);
	const { shippingVnd, cut } = await seen(told);
	expect(cut.shippingVnd).toBeGreaterThan(shippingVnd * 0.7);
	expect(cut.shippingVnd).toBeLessThan(shippingVnd);
	expect(cut).toMatchObject({ cashVnd: 710_000 + cut.shippingVnd });
	expect(await balanceOf('refund_payable', told.order.id)).toBe(cut.cashVnd);
	await deliverOrder(told.seller, { number: told.number, proof: 'Chị Hạnh ký nhận' });
	expect((await confirmReceipt(told.buyer.context, { number: told.number })).ok).toBe(true);
	expect(await balanceOf('order_escrow', told.order.id)).toBe(0);
	await database.setClock('20 days');
	await advanceDueOrders.handle(clock, {});
	await database.setClock('0 s');
	expect((await seen(silent)).cut).toEqual(cut);
	expect((await seen(wished)).cut).toEqual(cut);
	expect((await getLedgerCheck(read)).isSound).toBe(true);
});

test('cancelled items of a cash order reduce the cash on delivery', async () => {
	const sale = await heavy('cod');
	expect((await drop(sale)).ok).toBe(true);
	const { cut } = await seen(sale);
	expect(cut.shippingVnd).toBeGreaterThan(0);
	const collected = () => cashReceivable(database);
	const before = await collected();
	await deliverOrder(sale.seller, { number: sale.number, proof: 'Chị Hạnh ký nhận' });
	expect((await collected()) - before).toBe(sale.totalVnd - cut.cashVnd);
	expect((await confirmReceipt(sale.buyer.context, { number: sale.number })).ok).toBe(true);
	expect(await balanceOf('order_escrow', sale.order.id)).toBe(0);
	expect((await getLedgerCheck(read)).isSound).toBe(true);
});
