import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contextOf, operator, publishedEvents, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import { type Chat, openedChat, wireTestConversations } from '#tests/factories/conversations.ts';
import { makeCustomer } from '#tests/factories/identity.ts';
import type { chatMessageWritten, conversationReportDecided } from '../events.ts';
import { getConversation, getShopConversation } from '../queries/get-conversation.ts';
import { listReportedConversations } from '../queries/list-reported-conversations.ts';
import { conversationsWaiting } from '../queries/list-waiting-work.ts';
import { notifyChatMessage, notifyReportDecided } from '../subscribers/notify-conversations.ts';
import { blockAsBuyer, blockAsShop } from './block-other-side.ts';
import { openConversation } from './open-conversation.ts';
import { reportAsBuyer, reportAsShop } from './report-conversation.ts';
import { sendAsBuyer, sendAsShop } from './send-message.ts';
import { settleReports } from './settle-reports.ts';

const database = await testDatabase();
beforeAll(() => wireTestConversations());
beforeEach(() => database.setClock(''));
const failure = (code: string) => ({ error: { code: `conversations.${code}` } });
const desk = async () => contextOf(database, operator((await makeCustomer(database.db, { isOperator: true })).id));
const bothWrite = async ({ buyer, seller, conversationId }: Chat) => [
	await sendAsBuyer(buyer, { conversationId, text: 'Alo shop' }),
	await sendAsShop(seller, { conversationId, text: 'Dạ' }),
];

describe('blocking', () => {
	test('stops both sides in all their conversations until it is lifted', async () => {
		const chat = await openedChat(database);
		const { buyer, seller, conversationId } = chat;
		const other = await makeProduct(database.db, { shopId: chat.shopId });
		await blockAsShop(seller, { conversationId, isBlocked: true });
		expect(await bothWrite(chat)).toMatchObject([failure('other_block'), failure('own_block')]);
		expect(await openConversation(buyer, { productId: other.id, text: 'Chào shop' })).toMatchObject(
			failure('other_block'),
		);
		expect(await getConversation(buyer, { conversationId })).toMatchObject({ value: { obstacle: 'other_block' } });
		expect(await getShopConversation(seller, { conversationId })).toMatchObject({
			value: { obstacle: 'own_block', isBlocked: true },
		});
		await blockAsBuyer(buyer, { conversationId, isBlocked: true });
		await blockAsShop(seller, { conversationId, isBlocked: false });
		expect(await bothWrite(chat)).toMatchObject([failure('own_block'), failure('other_block')]);
		await blockAsBuyer(buyer, { conversationId, isBlocked: false });
		expect((await bothWrite(chat)).every(({ ok }) => ok)).toBe(true);
	});
});

describe('settleReports', () => {
	test('twenty concurrent reports of one side are one, and the operator sees it with the messages', async () => {
		const chat = await openedChat(database, 'Mua ngoài cho rẻ shop ơi');
		const { buyer, conversationId } = chat;
		const report = { conversationId, reason: 'off_site', note: 'Rủ mua ngoài' } as const;
		const answers = await Promise.all(Array.from({ length: 20 }, () => reportAsBuyer(buyer, report)));
		expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
		await reportAsShop(chat.seller, { conversationId, reason: 'spam' });
		const reported = await listReportedConversations(contextOf(database, system()).read, 100);
		expect(reported.find(({ id }) => id === conversationId)).toMatchObject({
			reports: [
				{ party: 'buyer', reason: 'off_site', note: 'Rủ mua ngoài' },
				{ party: 'shop', reason: 'spam' },
			],
			messages: [{ party: 'buyer', body: 'Mua ngoài cho rẻ shop ơi' }],
		});
		const [waiting] = conversationsWaiting;
		const items = (await waiting?.list(contextOf(database, system()).read, 100)) ?? [];
		expect(items.filter(({ subject }) => subject.includes(conversationId))).toMatchObject([
			{ next: 'conversations reported' },
		]);
	});

	test('closes the conversation for both sides or dismisses, once, and tells the reporter', async () => {
		const [bad, fine] = [await openedChat(database), await openedChat(database)];
		for (const { buyer, conversationId } of [bad, fine]) await reportAsBuyer(buyer, { conversationId, reason: 'scam' });
		const at = await desk();
		const closed = { conversationId: bad.conversationId, verdict: 'closed' } as const;
		expect(await settleReports(at, closed)).toMatchObject({ ok: true });
		expect(await settleReports(at, closed)).toMatchObject(failure('decided_before'));
		expect(await settleReports(at, { conversationId: fine.conversationId, verdict: 'dismissed' })).toMatchObject({
			ok: true,
		});
		expect(await bothWrite(bad)).toMatchObject([failure('closed'), failure('closed')]);
		expect((await bothWrite(fine)).every(({ ok }) => ok)).toBe(true);
		type Decided = ReturnType<typeof conversationReportDecided>['data'];
		const events = await publishedEvents<Decided>(database, 'conversations.report_decided');
		const own = events.filter(({ conversationId }) => conversationId === bad.conversationId);
		for (const event of [...own, ...own]) await notifyReportDecided.handle(contextOf(database, system()), event);
		const { rows } = await database.pool.query('SELECT customer_id, params FROM notices WHERE kind = $1', [
			'conversations.report_decided',
		]);
		expect(rows).toMatchObject([{ customer_id: bad.buyer.actor.customerId, params: { isClosed: true } }]);
	});
});

test('the other side gets at most one mailed notice in 15 minutes, without the text, and none about what was read', async () => {
	const chat = await openedChat(database, 'Câu hỏi bí mật');
	const { buyer, seller, conversationId } = chat;
	await sendAsBuyer(buyer, { conversationId, text: 'Alo' });
	await sendAsShop(seller, { conversationId, text: 'Dạ còn' });
	type Written = ReturnType<typeof chatMessageWritten>['data'];
	const events = async () => {
		const all = await publishedEvents<Written>(database, 'conversations.message_written');
		return all.filter((event) => event.conversationId === conversationId);
	};
	expect((await events()).map(({ to }) => to)).toEqual(['shop', 'buyer']);
	await database.setClock('15 minutes');
	await sendAsShop(seller, { conversationId, text: 'Bạn lấy không?' });
	expect((await events()).map(({ to }) => to)).toEqual(['shop', 'buyer', 'buyer']);
	for (const event of await events()) await notifyChatMessage.handle(contextOf(database, system()), event);
	const { rows } = await database.pool.query<{ id: string; kind: string; params: object }>(
		"SELECT id, kind, params FROM notices WHERE params->>'conversationId' = $1",
		[conversationId],
	);
	// The shop has answered, so it needs no notice of the question any more.
	expect(rows.map(({ kind }) => kind)).toEqual(['conversations.buyer_message', 'conversations.buyer_message']);
	expect(JSON.stringify(rows)).not.toMatch(/bí mật|Alo|Dạ còn|Nguyễn/);
	const mails = await database.pool.query(
		"SELECT 1 FROM pgboss.job WHERE name = 'job.notifications.mail_notice' AND data->>'noticeId' = ANY($1)",
		[rows.map(({ id }) => id)],
	);
	expect(mails.rowCount).toBe(2);
});
