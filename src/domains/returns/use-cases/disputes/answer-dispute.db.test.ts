import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { OrderNoticeParams } from '#src/domains/orders/rules/notices.ts';
import { orderNoticeMessages } from '#src/messages/vi/notices/order-notices.ts';
import { readOnly } from '#src/platform/db/index.ts';
import { addMs, HOUR_MS } from '#src/shared/time.ts';
import { codeOf } from '#tests/code-of.ts';
import { contextOf, operator, publishedEvents, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeCustomer } from '#tests/factories/identity.ts';
import {
	buyerAction,
	deliveredSale,
	requestedReturn,
	type Sale,
	shopAction,
	wireSales,
} from '#tests/factories/returns.ts';
import type { returnMoved } from '../../events.ts';
import { getReturnDispute, listDisputes } from '../../queries/list-disputes.ts';
import { listOrderReturns } from '../../queries/list-order-returns.ts';
import { listShopReturns } from '../../queries/list-shop-returns.ts';
import { notifyReturnMoved } from '../../subscribers/notify-returns.ts';
import { answerDispute } from './answer-dispute.ts';

const database = await testDatabase();
const read = readOnly(database.db);
const worker = contextOf(database, system());
beforeAll(wireSales);
beforeEach(() => database.setClock(''));

const NOTE = 'Đã nhận hồ sơ. Bạn gửi thêm ảnh nhãn hàng nhé.';
async function assigneeNamed(name: string) {
	const { id } = await makeCustomer(database.db, { isOperator: true });
	await database.pool.query('UPDATE customers SET name = $2 WHERE id = $1', [id, name]);
	return contextOf(database, operator(id));
}
async function disputed(): Promise<{ readonly sale: Sale; readonly returnId: string }> {
	const sale = await deliveredSale(database);
	const returnId = await requestedReturn(sale);
	await shopAction(sale, returnId, 'reject', { note: 'Khách làm rơi' });
	await buyerAction(sale, returnId, 'dispute', { note: 'Hàng vỡ sẵn trong hộp' });
	return { sale, returnId };
}
const listed = async (returnId: string) => (await listDisputes(read)).find(({ id }) => id === returnId);
async function noticesOf(sale: Sale, returnId: string, kind: string) {
	const moved = await publishedEvents<ReturnType<typeof returnMoved>['data']>(database, 'orders.return_moved');
	for (const event of moved.filter((of) => of.returnId === returnId)) await notifyReturnMoved.handle(worker, event);
	const { rows } = await database.pool.query<{ kind: keyof typeof orderNoticeMessages; params: OrderNoticeParams }>(
		"SELECT kind, params FROM notices WHERE params->>'number' = $1 AND params->>'reason' = $2 ORDER BY kind",
		[sale.number, kind],
	);
	return rows.map((row) => ({ kind: row.kind, ...orderNoticeMessages[row.kind](row.params) }));
}

test('both sides see the deadline of the first answer, and after it the operator in charge and the request', async () => {
	const { sale, returnId } = await disputed();
	const before = await listed(returnId);
	expect(before).toMatchObject({ state: 'disputed', keeper: null });
	expect(before?.answerBy).toEqual(addMs(before?.since ?? new Date(0), 24 * HOUR_MS));
	expect((await getReturnDispute(read, returnId))?.care).toEqual({
		keeper: null,
		answerBy: before?.answerBy?.toISOString(),
	});
	const lan = await assigneeNamed('Lê Thị Lan');
	expect((await answerDispute(lan, { returnId, note: NOTE })).ok).toBe(true);
	const after = await listed(returnId);
	expect([after?.answerBy, after?.keeper]).toEqual([null, expect.stringContaining('@')]);
	const ofBuyer = (await listOrderReturns(sale.buyer.context, { number: sale.number })).returns[0];
	const shopSide = await listShopReturns(sale.seller, { number: sale.number });
	const ofShop = shopSide.ok ? shopSide.value.items[0] : undefined;
	for (const seen of [ofBuyer, ofShop]) {
		expect(seen?.care?.keeper).toBe('Lê Thị Lan');
		expect(seen?.events.at(-1)).toMatchObject({ kind: 'answered', party: 'operator', note: NOTE });
	}
	expect((await noticesOf(sale, returnId, 'answered')).map(({ kind, body }) => [kind, body.slice(0, 34)])).toEqual([
		['orders.buyer_return', 'Lê Thị Lan của Chợ Biz phụ trách t'],
		['orders.shop_return', 'Lê Thị Lan của Chợ Biz phụ trách t'],
	]);
});

test('the notice of an opened dispute names the deadlines for the first answer and the ruling', async () => {
	const { sale, returnId } = await disputed();
	const [told] = await noticesOf(sale, returnId, 'disputed');
	expect(told?.body).toMatch(/trả lời lần đầu trước \d.*ai phụ trách.*Phán quyết trước \d/);
});

test('a second answer does not change answered_at, and its author becomes the operator in charge', async () => {
	const { returnId } = await disputed();
	const [lan, minh] = [await assigneeNamed('Lan'), await assigneeNamed('Minh')];
	await answerDispute(lan, { returnId, note: NOTE });
	const answeredAt = async () =>
		(await database.pool.query('SELECT answered_at FROM order_returns WHERE id = $1', [returnId])).rows[0];
	const first = await answeredAt();
	await database.setClock('2 hours');
	await answerDispute(minh, { returnId, note: 'Mình nhận tiếp vụ này' });
	expect(await answeredAt()).toEqual(first);
	expect((await getReturnDispute(read, returnId))?.care?.keeper).toBe('Minh');
});

test('answerDispute rejects a party of the dispute, an empty or too long note and an undisputed return', async () => {
	const { sale, returnId } = await disputed();
	const lan = await assigneeNamed('Lan');
	for (const side of [sale.buyer.customerId, sale.seller.actor.customerId])
		expect(codeOf(await answerDispute(contextOf(database, operator(side)), { returnId, note: NOTE }))).toBe(
			'orders.ruling_own',
		);
	expect(codeOf(await answerDispute(lan, { returnId, note: ' ' }))).toBe('orders.return_note_needed');
	expect(codeOf(await answerDispute(lan, { returnId, note: 'a'.repeat(1001) }))).toBe('orders.return_note_long');
	const open = await requestedReturn(await deliveredSale(database));
	expect(codeOf(await answerDispute(lan, { returnId: open, note: NOTE }))).toBe('orders.return_wrong_state');
	expect(codeOf(await answerDispute(lan, { returnId: lan.actor.customerId, note: NOTE }))).toBe(
		'orders.return_not_found',
	);
});
