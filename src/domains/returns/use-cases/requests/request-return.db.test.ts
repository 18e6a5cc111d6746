import { beforeAll, describe, expect, test } from 'vitest';
import { confirmReceipt, deliverOrder } from '#src/domains/fulfilment/index.ts';
import { codeOf } from '#tests/code-of.ts';
import { testDatabase } from '#tests/database.ts';
import {
	buyerAction,
	deliveredSale,
	requestedReturn,
	returnInput,
	type Sale,
	shippedSale,
	shopAction,
	wireSales,
} from '#tests/factories/returns.ts';
import { listOrderReturns } from '../../queries/list-order-returns.ts';
import { requestReturn } from './request-return.ts';

const database = await testDatabase();

beforeAll(wireSales);

const lines = (sale: Sale, quantity: number) => [{ lineId: sale.lineIds[0] ?? '', quantity }];

async function notifiedToWait(isDisputed: boolean): Promise<{ readonly sale: Sale; readonly id: string }> {
	const sale = await shippedSale(database);
	await database.pool.query(
		`UPDATE orders SET arrives_from = now() - interval '2 days', arrives_to = now() - interval '1 day'
		 WHERE number = $1`,
		[sale.number],
	);
	const id = await requestedReturn(sale, { reason: 'never_received', lines: lines(sale, 2) });
	expect((await shopAction(sale, id, 'reject', { note: 'Mai hàng tới nơi bạn nhé' })).ok).toBe(true);
	if (isDisputed) expect((await buyerAction(sale, id, 'dispute', { note: 'Hẹn mãi mà không thấy' })).ok).toBe(true);
	return { sale, id };
}

describe('a rejected never_received return does not block later returns', () => {
	test.each([false, true])('when the buyer confirms the receipt; disputed: %s', async (isDisputed) => {
		const { sale } = await notifiedToWait(isDisputed);
		expect((await confirmReceipt(sale.buyer.context, { number: sale.number })).ok).toBe(true);
		expect((await requestReturn(sale.buyer.context, returnInput(sale, { lines: lines(sale, 2) }))).ok).toBe(true);
	});

	test.each([false, true])('when the shop records the delivery; disputed: %s', async (isDisputed) => {
		const { sale, id } = await notifiedToWait(isDisputed);
		expect((await deliverOrder(sale.seller, { number: sale.number, proof: 'Chị Hạnh ký nhận' })).ok).toBe(true);
		if (isDisputed) expect((await buyerAction(sale, id, 'withdraw')).ok).toBe(true);
		const { offer } = await listOrderReturns(sale.buyer.context, { number: sale.number });
		expect(offer?.reasons.find(({ reason }) => reason === 'defect')?.lines).toEqual(lines(sale, 2));
		expect((await requestReturn(sale.buyer.context, returnInput(sale, { lines: lines(sale, 2) }))).ok).toBe(true);
		const again = returnInput(sale, { reason: 'never_received', lines: lines(sale, 1) });
		expect(codeOf(await requestReturn(sale.buyer.context, again))).toBe('orders.return_too_many');
	});
});

test('a closed change_of_mind return does not block a return for faults', async () => {
	const sale = await deliveredSale(database, 'vnpay', [2], { acceptsChangeOfMind: true });
	const id = await requestedReturn(sale, { reason: 'change_of_mind', lines: lines(sale, 2) });
	expect((await shopAction(sale, id, 'approve')).ok).toBe(true);
	expect(codeOf(await requestReturn(sale.buyer.context, returnInput(sale)))).toBe('orders.return_too_many');
	await database.pool.query(
		"UPDATE order_returns SET state = 'closed', ended_at = now(), due_at = NULL WHERE id = $1",
		[id],
	);
	const again = returnInput(sale, { reason: 'change_of_mind' });
	expect(codeOf(await requestReturn(sale.buyer.context, again))).toBe('orders.return_too_many');
	expect((await requestReturn(sale.buyer.context, returnInput(sale))).ok).toBe(true);
});
