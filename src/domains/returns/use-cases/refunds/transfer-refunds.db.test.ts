import { beforeAll, expect, test } from 'vitest';
import { getBalance } from '#src/domains/ledger/index.ts';
import { findOrderId, getOrder } from '#src/domains/order-views/index.ts';
import { readOnly } from '#src/platform/db/index.ts';
import { newId } from '#src/shared/ids.ts';
import { contextOf, operator } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import {
	BANK,
	buyerAction,
	collectedSale,
	deliveredSale,
	ONE_OF_TWO_VND,
	requestedReturn,
	type Sale,
	shopAction,
	wireSales,
} from '#tests/factories/returns.ts';
import { runWhileLocked } from '#tests/locks.ts';
import { listOrderReturns } from '../../queries/list-order-returns.ts';
import { listTransferBatches } from '../../queries/list-transfer-batches.ts';
import { confirmTransfer, openTransfers } from './transfer-refunds.ts';

const database = await testDatabase();
const read = readOnly(database.db);
const operatorContext = contextOf(database, operator(newId()));

beforeAll(wireSales);

const owedTo = async (sale: Sale) =>
	(await getBalance(read, { kind: 'refund_payable', ownerId: sale.order.id })).postedVnd;

async function cameBack(sale: Sale): Promise<string> {
	const id = await requestedReturn(sale);
	await shopAction(sale, id, 'approve');
	await buyerAction(sale, id, 'send_back', { tracking: 'VN 456' });
	await shopAction(sale, id, 'receive');
	return id;
}

test('openTransfers puts a cash refund into one file under concurrent requests and returns the same file again', async () => {
	const sale = await collectedSale(database);
	await shopAction(sale, await cameBack(sale), 'accept');
	const { rows } = await database.pool.query<{ id: string }>('SELECT id FROM order_refunds WHERE order_id = $1', [
		sale.order.id,
	]);
	const row = { table: 'order_refunds', id: rows[0]?.id ?? '' };
	const request = () => Promise.all(Array.from({ length: 20 }, () => openTransfers(operatorContext)));
	const files = (await runWhileLocked(database, row, 20, request)).flat();
	const own = files.filter(({ orderNumber }) => orderNumber === sale.number);
	expect(own).toHaveLength(1);
	const { batchId = '', refundId = '' } = own[0] ?? {};
	expect([await findOrderId(read, sale.number), await findOrderId(read, '0')]).toEqual([sale.order.id, null]);
	expect((await openTransfers(operatorContext)).map((transfer) => transfer.refundId)).not.toContain(refundId);
	expect((await listTransferBatches(read)).find((batch) => batch.batchId === batchId)).toMatchObject({ waiting: 1 });
	expect(await openTransfers(operatorContext, batchId)).toEqual(own);
	await confirmTransfer(operatorContext, { refundId, reference: 'FT3' });
	expect(await openTransfers(operatorContext, batchId)).toEqual([]);
	expect((await listTransferBatches(read)).map((batch) => batch.batchId)).not.toContain(batchId);
});

test('a cash refund is owed until confirmTransfer has been called, which succeeds once', async () => {
	const sale = await collectedSale(database);
	await shopAction(sale, await cameBack(sale), 'accept');
	expect(await owedTo(sale)).toBe(ONE_OF_TWO_VND);
	const transfer = (await openTransfers(operatorContext)).find(({ orderNumber }) => orderNumber === sale.number);
	expect(transfer).toMatchObject({ amountVnd: ONE_OF_TWO_VND, ...BANK });
	const refundId = transfer?.refundId ?? '';
	const said = await Promise.all(
		Array.from({ length: 20 }, () => confirmTransfer(operatorContext, { refundId, reference: 'FT1' })),
	);
	expect(said.filter(({ ok }) => ok)).toHaveLength(1);
	expect(said.find(({ ok }) => !ok)).toMatchObject({ error: { code: 'orders.refund_paid' } });
	expect(await owedTo(sale)).toBe(0);
	const paymentStatus = async () => {
		const seen = await getOrder(sale.buyer.context, { number: sale.number });
		return seen.ok && seen.value.paymentStatus;
	};
	expect(await paymentStatus()).toBe('cash_collected');
	await shopAction(sale, await cameBack(sale), 'accept');
	expect(await paymentStatus()).toBe('refunding');
	const unshippedItems = (await openTransfers(operatorContext)).find(({ orderNumber }) => orderNumber === sale.number);
	await confirmTransfer(operatorContext, { refundId: unshippedItems?.refundId ?? '', reference: 'FT2' });
	expect(await paymentStatus()).toBe('refunded');
	const [, mine] = (await listOrderReturns(sale.buyer.context, { number: sale.number })).returns;
	expect(mine?.refund?.paidAt).toBeTruthy();
	const looked = await database.pool.query('SELECT action FROM audit_entries WHERE subject_id = $1 ORDER BY seq', [
		refundId,
	]);
	expect(looked.rows).toEqual([{ action: 'account_read' }, { action: 'transferred' }]);
});

test("confirmTransfer fails with orders.refund_own for the operator's own order", async () => {
	const sale = await collectedSale(database);
	await shopAction(sale, await cameBack(sale), 'accept');
	const transfer = (await openTransfers(operatorContext)).find(({ orderNumber }) => orderNumber === sale.number);
	const said = { refundId: transfer?.refundId ?? '', reference: 'FT4' };
	const own = contextOf(database, operator(sale.buyer.customerId));
	expect(await confirmTransfer(own, said)).toMatchObject({ error: { code: 'orders.refund_own' } });
	expect(await owedTo(sale)).toBe(ONE_OF_TWO_VND);
	expect(await confirmTransfer(operatorContext, said)).toMatchObject({ ok: true });
});

test('confirmTransfer rejects refunds that were not made by transfer', async () => {
	const sale = await deliveredSale(database, 'vnpay');
	await shopAction(sale, await cameBack(sale), 'accept');
	const { rows } = await database.pool.query<{ id: string }>('SELECT id FROM order_refunds WHERE order_id = $1', [
		sale.order.id,
	]);
	for (const refundId of [rows[0]?.id ?? '', newId()])
		expect(await confirmTransfer(operatorContext, { refundId, reference: 'FT9' })).toMatchObject({
			error: { code: 'orders.refund_not_found' },
		});
	expect(await owedTo(sale)).toBe(ONE_OF_TWO_VND);
});
