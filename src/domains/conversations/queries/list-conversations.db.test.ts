import { beforeAll, beforeEach, expect, test } from 'vitest';
import { contextOf, vendor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import { makeAsker, openedChat, wireTestConversations } from '#tests/factories/conversations.ts';
import { packedSale, wireSales } from '#tests/factories/returns.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import { markReadAsBuyer, markReadAsShop } from '../use-cases/mark-conversation-read.ts';
import { markAsShop } from '../use-cases/mark-messages-read.ts';
import { openConversation } from '../use-cases/open-conversation.ts';
import { sendAsShop } from '../use-cases/send-message.ts';
import { writeAsBuyer, writeAsShop } from '../use-cases/write-message.ts';
import { countShopUnreadConversations, countUnreadConversations } from './count-unread-conversations.ts';
import { getConversation } from './get-conversation.ts';
import { listConversations, listShopConversations } from './list-conversations.ts';

const database = await testDatabase();
beforeAll(() => {
	wireSales();
	wireTestConversations();
});
beforeEach(() => database.setClock(''));

const ALL = { tab: 'all', limit: 10 } as const;

test('listConversations pages by the last message, and searches names without tones', async () => {
	const shop = await makeShop(database.db, { name: 'Gốm Nhà Mộc', nameFolded: 'gom nha moc' });
	const buyer = await makeAsker(database);
	const ids: string[] = [];
	for (const name of ['Bát sứ men lam', 'Ấm trà gốm', 'Lọ hoa cổ cao', 'Đĩa sứ', 'Chén trà']) {
		const product = await makeProduct(database.db, { shopId: shop.id, name });
		const sent = await openConversation(buyer, { productId: product.id, text: `Hỏi về ${name}` });
		ids.push(sent.ok ? sent.value.conversationId : '');
	}
	const seller = contextOf(database, vendor(shop.ownerId, shop.id));
	await sendAsShop(seller, { conversationId: ids[0] ?? '', text: 'Còn ạ' });
	const first = await listConversations(buyer, { tab: 'all', limit: 2 });
	expect(first.items.map(({ id }) => id)).toEqual([ids[0], ids[4]]);
	expect(first.items[0]).toMatchObject({ unread: 1, lastText: 'Còn ạ', lastParty: 'shop', otherName: 'Gốm Nhà Mộc' });
	const rest = await listConversations(buyer, { tab: 'all', limit: 10, cursor: first.nextCursor ?? '' });
	expect(rest.items.map(({ id }) => id)).toEqual([ids[3], ids[2], ids[1]]);
	expect(rest.nextCursor).toBeNull();
	const found = async (q: string) => (await listConversations(buyer, { ...ALL, q })).items.map(({ id }) => id);
	expect(await found('ấm trà')).toEqual([ids[1]]);
	expect(await found('tra nha moc')).toEqual([ids[4], ids[1]]);
	expect(await found("'; drop table %_")).toEqual([]);
	const unanswered = await listShopConversations(seller, { tab: 'unanswered', limit: 10 });
	expect(unanswered).toMatchObject({ ok: true, value: { items: expect.objectContaining({ length: 4 }) } });
	expect((await listConversations(buyer, { ...ALL, cursor: 'bm9uc2Vuc2U' })).items).toHaveLength(5);
});

test('unread counts follow both sides, and reading ends at the last message', async () => {
	const { buyer, seller, conversationId } = await openedChat(database);
	expect(await countShopUnreadConversations(seller)).toEqual({ unread: 1 });
	expect(await countUnreadConversations(buyer)).toEqual({ unread: 0 });
	expect(await markReadAsShop(seller, { conversationId, position: 99 })).toMatchObject({ value: { unread: 0 } });
	await sendAsShop(seller, { conversationId, text: 'Còn ạ' });
	await sendAsShop(seller, { conversationId, text: 'Bạn lấy mấy cái?' });
	expect(await countUnreadConversations(buyer)).toEqual({ unread: 1 });
	expect(await markReadAsBuyer(buyer, { conversationId, position: 2 })).toMatchObject({ value: { unread: 1 } });
	expect(await markReadAsBuyer(buyer, { conversationId, position: 1 })).toMatchObject({ value: { unread: 1 } });
	expect(await markReadAsBuyer(buyer, { conversationId, position: 3 })).toMatchObject({ value: { unread: 0 } });
	expect(await getConversation(buyer, { conversationId })).toMatchObject({
		value: { messages: [{ isRead: true }, { isRead: false }, { isRead: false }], hasEarlier: false, obstacle: null },
	});
});

test('messages of an order are in both inboxes with the same counts as on its page', async () => {
	const sale = await packedSale(database);
	await writeAsBuyer(sale.buyer.context, { number: sale.number, text: 'Khi nào giao ạ?' });
	const ofShop = async () => {
		const listed = await listShopConversations(sale.seller, { ...ALL, q: sale.number });
		return listed.ok ? listed.value.items : [];
	};
	expect(await ofShop()).toMatchObject([
		{ unread: 1, lastText: 'Khi nào giao ạ?', subject: { kind: 'order', number: sale.number } },
	]);
	await markAsShop(sale.seller, { number: sale.number, position: 1 });
	expect(await ofShop()).toMatchObject([{ unread: 0 }]);
	await writeAsShop(sale.seller, { number: sale.number, text: 'Sáng mai ạ' });
	expect((await listConversations(sale.buyer.context, ALL)).items).toMatchObject([
		{ unread: 1, lastText: 'Sáng mai ạ', subject: { kind: 'order', number: sale.number } },
	]);
});

test('getConversation pages older messages', async () => {
	const { buyer, seller, conversationId } = await openedChat(database);
	for (let hour = 0; hour < 2; hour += 1) {
		await database.setClock(`${hour * 61} minutes`);
		for (let at = 0; at < 18; at += 1) await sendAsShop(seller, { conversationId, text: `Tin ${hour}-${at}` });
	}
	const latest = await getConversation(buyer, { conversationId });
	expect(latest).toMatchObject({ value: { hasEarlier: true } });
	const before = latest.ok ? latest.value.messages[0]?.position : undefined;
	expect(before).toBe(8);
	const older = await getConversation(buyer, { conversationId, ...(before ? { before } : {}) });
	expect(older.ok && older.value.messages.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});
