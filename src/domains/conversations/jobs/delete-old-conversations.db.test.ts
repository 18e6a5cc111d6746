import { beforeAll, beforeEach, expect, test } from 'vitest';
import { contextOf, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { openedChat, wireTestConversations } from '#tests/factories/conversations.ts';
import { deliveredSale, packedSale, privatePicture, requestedReturn, wireSales } from '#tests/factories/returns.ts';
import { openConversation } from '../use-cases/open-conversation.ts';
import { reportAsBuyer } from '../use-cases/report-conversation.ts';
import { sendAsBuyer } from '../use-cases/send-message.ts';
import { settleReports } from '../use-cases/settle-reports.ts';
import { writeAsBuyer } from '../use-cases/write-message.ts';
import { deleteOldConversations } from './delete-old-conversations.ts';

const database = await testDatabase();
beforeAll(() => {
	wireSales();
	wireTestConversations();
});
beforeEach(() => database.setClock(''));
const clock = contextOf(database, system());
const runAfter = async (interval: string) => {
	await database.setClock(interval);
	await deleteOldConversations.handle(clock, {});
};
const isStored = async (subjectOrId: string) => {
	const { rowCount } = await database.pool.query('SELECT 1 FROM conversations WHERE id = $1 OR subject_id = $1', [
		subjectOrId,
	]);
	return rowCount === 1;
};

test('a conversation is deleted twelve months after its last message, not after its first', async () => {
	const [quiet, lively] = [await openedChat(database), await openedChat(database)];
	await database.setClock('2 months');
	await sendAsBuyer(lively.buyer, { conversationId: lively.conversationId, text: 'Alo' });
	await runAfter('364 days');
	expect([await isStored(quiet.conversationId), await isStored(lively.conversationId)]).toEqual([true, true]);
	await runAfter('12 months 1 day');
	expect([await isStored(quiet.conversationId), await isStored(lively.conversationId)]).toEqual([false, true]);
	const { rowCount } = await database.pool.query('SELECT 1 FROM conversation_messages WHERE conversation_id = $1', [
		quiet.conversationId,
	]);
	expect(rowCount).toBe(0);
});

test('an open report keeps a conversation, a decided one for twelve more months', async () => {
	const { buyer, conversationId } = await openedChat(database);
	await reportAsBuyer(buyer, { conversationId, reason: 'scam' });
	await runAfter('20 months');
	expect(await isStored(conversationId)).toBe(true);
	await settleReports(clock, { conversationId, verdict: 'dismissed' });
	await runAfter('31 months');
	expect(await isStored(conversationId)).toBe(true);
	await runAfter('33 months');
	expect(await isStored(conversationId)).toBe(false);
});

test('an order that is not over keeps its messages and what was asked about its products', async () => {
	const [running, returning, over] = [
		await packedSale(database),
		await deliveredSale(database),
		await deliveredSale(database),
	];
	await requestedReturn(returning);
	await database.pool.query("UPDATE orders SET state = 'completed', completed_at = app_now() WHERE id = $1", [
		over.order.id,
	]);
	const chats: string[] = [];
	for (const sale of [running, returning, over]) {
		const { rows } = await database.pool.query<{ product_id: string }>(
			'SELECT product_id FROM order_lines WHERE order_id = $1 LIMIT 1',
			[sale.order.id],
		);
		const opened = await openConversation(sale.buyer.context, {
			productId: rows[0]?.product_id ?? '',
			text: 'Hàng này có tốt không?',
		});
		chats.push(opened.ok ? opened.value.conversationId : '');
		const pictureId = await privatePicture(database, sale.buyer.customerId);
		await writeAsBuyer(sale.buyer.context, { number: sale.number, text: 'Khi nào giao?', pictures: [pictureId] });
	}
	await runAfter('13 months');
	const stored = [];
	for (const id of [...chats, running.order.id, returning.order.id, over.order.id]) stored.push(await isStored(id));
	expect(stored).toEqual([true, true, false, true, true, false]);
	const { rows } = await database.pool.query<{ id: string }>(
		'SELECT DISTINCT order_id AS id FROM order_messages WHERE order_id = ANY($1)',
		[[running.order.id, returning.order.id, over.order.id]],
	);
	expect(rows.map(({ id }) => id).toSorted()).toEqual([running.order.id, returning.order.id].toSorted());
});
