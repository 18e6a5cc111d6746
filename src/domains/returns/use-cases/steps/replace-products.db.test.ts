import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { confirmReceipt } from '#src/domains/fulfilment/index.ts';
import { getLedgerCheck } from '#src/domains/ledger/index.ts';
import { readOnly } from '#src/platform/db/index.ts';
import { codeOf } from '#tests/code-of.ts';
import { contextOf, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { postedOf } from '#tests/factories/ledger.ts';
import {
	buyerAction,
	deliveredSale,
	ONE_OF_TWO_VND,
	requestedReturn,
	returnInput,
	type Sale,
	shopAction,
	wireSales,
} from '#tests/factories/returns.ts';
import { advanceDueReturns } from '../../jobs/advance-due-returns.ts';
import { getReturnDispute } from '../../queries/list-disputes.ts';
import { listOrderReturns } from '../../queries/list-order-returns.ts';
import { requestReturn } from '../requests/request-return.ts';

const database = await testDatabase();
const read = readOnly(database.db);
const clock = contextOf(database, system());
const HOUR = 3600;

beforeAll(wireSales);
beforeEach(() => database.setClock(''));

const stateOfReturn = async (id: string) => (await getReturnDispute(read, id))?.state;
const owedTo = (sale: Sale) => postedOf(read, { kind: 'refund_payable', ownerId: sale.order.id });
const stockOf = async (sale: Sale) => {
	const { rows } = await database.pool.query('SELECT on_hand, reserved FROM stock_items WHERE variant_id = $1', [
		sale.variantIds[0],
	]);
	return rows[0];
};
const soldOf = async (sale: Sale) => {
	const { rows } = await database.pool.query(
		'SELECT sold_count FROM products JOIN product_variants v ON v.product_id = products.id WHERE v.id = $1',
		[sale.variantIds[0]],
	);
	return rows[0];
};

async function cameBack(sale: Sale): Promise<string> {
	const id = await requestedReturn(sale);
	for (const done of [
		await shopAction(sale, id, 'approve'),
		await buyerAction(sale, id, 'send_back'),
		await shopAction(sale, id, 'receive'),
	])
		expect(done.ok).toBe(true);
	return id;
}

describe('a replacement', () => {
	test('is offered, accepted and sent, which changes stock but no money', async () => {
		const sale = await deliveredSale(database);
		const sold = await soldOf(sale);
		const id = await cameBack(sale);
		expect(await stockOf(sale)).toEqual({ on_hand: 48, reserved: 0 });
		expect(await shopAction(sale, id, 'replace')).toMatchObject({ value: { state: 'inspected' } });
		expect(await stockOf(sale)).toEqual({ on_hand: 48, reserved: 1 });
		expect(codeOf(await shopAction(sale, id, 'send_replacement'))).toBe('orders.return_wrong_state');
		expect((await buyerAction(sale, id, 'take_replacement')).ok).toBe(true);
		const sent = await shopAction(sale, id, 'send_replacement', { tracking: 'VN 789', note: 'Đã kiểm kỹ' });
		expect(sent).toMatchObject({ value: { state: 'replaced' } });
		expect(await stockOf(sale)).toEqual({ on_hand: 47, reserved: 0 });
		expect(await soldOf(sale)).toEqual(sold);
		expect(await owedTo(sale)).toBe(0);
		const [mine] = (await listOrderReturns(sale.buyer.context, { number: sale.number })).returns;
		expect(mine).toMatchObject({ replacement: { isAgreed: true, tracking: 'VN 789' }, refund: null });
		expect(mine?.events.map(({ kind }) => kind)).toEqual(
			expect.arrayContaining(['replacement_offered', 'replacement_agreed', 'replaced']),
		);
		expect(await getLedgerCheck(read)).toMatchObject({ isSound: true });
	});

	test('allows a new return of its own unit and of no other received unit', async () => {
		const sale = await deliveredSale(database, 'vnpay', [5]);
		expect((await confirmReceipt(sale.buyer.context, { number: sale.number })).ok).toBe(true);
		const id = await cameBack(sale);
		await shopAction(sale, id, 'replace');
		await buyerAction(sale, id, 'take_replacement');
		expect((await shopAction(sale, id, 'send_replacement')).ok).toBe(true);
		const missing = (quantity: number) =>
			requestReturn(sale.buyer.context, {
				...returnInput(sale, { reason: 'never_received' }),
				lines: [{ lineId: sale.lineIds[0] ?? '', quantity }],
			});
		for (const quantity of [5, 2]) expect(codeOf(await missing(quantity))).toBe('orders.return_not_possible');
		const all = await Promise.all(Array.from({ length: 20 }, () => missing(1)));
		expect(all.filter(({ ok }) => ok)).toHaveLength(1);
		await database.pool.query("UPDATE orders SET delivered_at = now() - interval '40 days' WHERE number = $1", [
			sale.number,
		]);
		expect(codeOf(await requestReturn(sale.buyer.context, returnInput(sale)))).toBe('orders.return_too_late');
	});

	test('refused by the buyer is refunded immediately and releases its reservation', async () => {
		const sale = await deliveredSale(database);
		const id = await cameBack(sale);
		await shopAction(sale, id, 'replace');
		expect(await buyerAction(sale, id, 'refuse_replacement')).toMatchObject({ value: { state: 'refunded' } });
		expect(await owedTo(sale)).toBe(ONE_OF_TWO_VND);
		expect(await stockOf(sale)).toEqual({ on_hand: 48, reserved: 0 });
	});

	test('is refunded after two days without acceptance, or three days after acceptance without shipment', async () => {
		const [silent, forgotten] = [await deliveredSale(database), await deliveredSale(database)];
		const [first, second] = [await cameBack(silent), await cameBack(forgotten)];
		await shopAction(silent, first, 'replace');
		await shopAction(forgotten, second, 'replace');
		await buyerAction(forgotten, second, 'take_replacement');
		await database.setClock(`${50 * HOUR} seconds`);
		await advanceDueReturns.handle(clock, {});
		expect([await stateOfReturn(first), await stateOfReturn(second)]).toEqual(['refunded', 'inspected']);
		await database.setClock(`${74 * HOUR} seconds`);
		await advanceDueReturns.handle(clock, {});
		expect(await stateOfReturn(second)).toBe('refunded');
		expect([await owedTo(silent), await owedTo(forgotten)]).toEqual([ONE_OF_TWO_VND, ONE_OF_TWO_VND]);
		expect(await stockOf(forgotten)).toEqual({ on_hand: 48, reserved: 0 });
	});

	test('fails with orders.return_no_replacement without stock', async () => {
		const sale = await deliveredSale(database);
		const id = await cameBack(sale);
		await database.pool.query('UPDATE stock_items SET on_hand = 0 WHERE variant_id = $1', [sale.variantIds[0]]);
		expect(codeOf(await shopAction(sale, id, 'replace'))).toBe('orders.return_no_replacement');
		expect(await stateOfReturn(id)).toBe('received');
	});

	test('is either sent or refunded under 20 concurrent requests', async () => {
		const sale = await deliveredSale(database);
		const id = await cameBack(sale);
		await shopAction(sale, id, 'replace');
		await buyerAction(sale, id, 'take_replacement');
		const all = await Promise.all(
			Array.from({ length: 20 }, (_, at) => shopAction(sale, id, at % 2 === 0 ? 'send_replacement' : 'accept')),
		);
		expect(all.filter(({ ok }) => ok)).toHaveLength(1);
		const isReplaced = (await stateOfReturn(id)) === 'replaced';
		expect(await owedTo(sale)).toBe(isReplaced ? 0 : ONE_OF_TWO_VND);
		expect(await stockOf(sale)).toEqual({ on_hand: isReplaced ? 47 : 48, reserved: 0 });
	});
});
