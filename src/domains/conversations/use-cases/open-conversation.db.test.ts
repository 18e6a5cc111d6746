import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contextOf, member, vendor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeDraft, makeProduct } from '#tests/factories/catalog.ts';
import { makeAsker, openedChat, wireTestConversations } from '#tests/factories/conversations.ts';
import { makeCustomer } from '#tests/factories/identity.ts';
import { makeShop, makeStaff } from '#tests/factories/vendors.ts';
import { conversationsConfig } from '../contract/conversation.ts';
import { getConversation, getShopConversation } from '../queries/get-conversation.ts';
import { getConversationStart } from '../queries/get-conversation-start.ts';
import { openConversation } from './open-conversation.ts';
import { sendAsBuyer, sendAsShop } from './send-message.ts';

const database = await testDatabase();
beforeAll(() => wireTestConversations());
beforeEach(() => database.setClock(''));

const { newPerDay, perHour } = conversationsConfig;
const failure = (code: string) => ({ error: { code: `conversations.${code}` } });
const countOf = async (table: string, customerId: string, column = 'customer_id') => {
	const { rows } = await database.pool.query(`SELECT count(*)::int AS count FROM ${table} WHERE ${column} = $1`, [
		customerId,
	]);
	return (rows[0] as { count: number }).count;
};

describe('openConversation', () => {
	test('opens one conversation with the message, and the shop sees the masked name', async () => {
		const chat = await openedChat(database, 'Gọi em 0912 345 678, còn size 40 không?');
		expect(await getShopConversation(chat.seller, chat)).toMatchObject({
			value: {
				otherName: 'N*** A.',
				unread: 1,
				lastParty: 'buyer',
				subject: { kind: 'product', id: chat.productId },
				messages: [{ text: 'Gọi em ***, còn size 40 không?', isMasked: true, party: 'buyer' }],
			},
		});
		const { rows } = await database.pool.query('SELECT body FROM conversation_messages WHERE conversation_id = $1', [
			chat.conversationId,
		]);
		expect(JSON.stringify(rows)).not.toContain('345');
	});

	test('twenty concurrent first messages about one product make one conversation with positions from 1', async () => {
		const { id: productId } = await makeProduct(database.db);
		const buyer = await makeAsker(database);
		const sent = await Promise.all(
			Array.from({ length: 20 }, (_, at) => openConversation(buyer, { productId, text: `Câu ${at}` })),
		);
		expect(sent.every(({ ok }) => ok)).toBe(true);
		const ids = new Set(sent.map((one) => (one.ok ? one.value.conversationId : '')));
		expect(ids.size).toBe(1);
		const positions = sent.map((one) => (one.ok ? one.value.position : 0)).toSorted((a, b) => a - b);
		expect(positions).toEqual(Array.from({ length: 20 }, (_, at) => at + 1));
		expect(await countOf('conversations', buyer.actor.customerId)).toBe(1);
	});

	test('twenty concurrent questions about twenty products open five conversations; the next day allows more', async () => {
		await database.setClockTo('2027-01-05T10:00:00+07:00');
		const buyer = await makeAsker(database);
		const products = await Promise.all(Array.from({ length: 20 }, () => makeProduct(database.db)));
		const ask = (productId: string) => openConversation(buyer, { productId, text: 'Còn hàng không?' });
		const sent = await Promise.all(products.map(({ id }) => ask(id)));
		expect(sent.filter(({ ok }) => ok)).toHaveLength(newPerDay);
		expect(await countOf('conversations', buyer.actor.customerId)).toBe(newPerDay);
		const refused = sent.findIndex(({ ok }) => !ok);
		expect(sent[refused]).toMatchObject({
			error: {
				kind: 'limited',
				code: 'conversations.too_many_new',
				details: { againAt: new Date('2027-01-06T00:00:00+07:00').toISOString() },
			},
		});
		const opened = products[sent.findIndex(({ ok }) => ok)]?.id ?? '';
		expect((await ask(opened)).ok).toBe(true);
		await database.setClockTo('2027-01-06T00:00:01+07:00');
		expect((await ask(products[refused]?.id ?? '')).ok).toBe(true);
	});

	test('is refused for unverified accounts, staff of the shop, drafts and closed shops', async () => {
		const shop = await makeShop(database.db);
		const { id: productId } = await makeProduct(database.db, { shopId: shop.id });
		const { id } = await makeCustomer(database.db);
		const ask = (customerId: string, facts: Parameters<typeof member>[1] = {}) =>
			openConversation(contextOf(database, member(customerId, facts)), { productId, text: 'Chào shop' });
		expect(await ask(id, { emailVerified: false })).toMatchObject(failure('unverified'));
		expect(await ask(shop.ownerId)).toMatchObject(failure('own_shop'));
		expect(await getConversationStart(contextOf(database, member(shop.ownerId)), { productId })).toMatchObject(
			failure('own_shop'),
		);
		expect((await ask(id, { emailVerified: false, phoneVerified: true })).ok).toBe(true);
		expect(await openConversation(contextOf(database, member(id)), { productId, text: ' \n ' })).toMatchObject(
			failure('text_empty'),
		);
		const draft = await makeDraft(database.db, { shopId: shop.id });
		expect(
			await openConversation(contextOf(database, member(id)), { productId: draft.id, text: 'Chào shop' }),
		).toMatchObject(failure('not_found'));
		await database.pool.query("UPDATE shops SET state = 'draft', approved_at = null WHERE id = $1", [shop.id]);
		const absent = await makeCustomer(database.db);
		expect(await ask(absent.id)).toMatchObject(failure('not_found'));
	});
});

describe('sending', () => {
	test('twenty-five concurrent messages to several shops keep the limit of twenty an hour', async () => {
		const first = await openedChat(database);
		const product = await makeProduct(database.db);
		const other = await openConversation(first.buyer, { productId: product.id, text: 'Còn hàng không?' });
		const otherId = other.ok ? other.value.conversationId : '';
		const sent = await Promise.all(
			Array.from({ length: 25 }, (_, at) =>
				sendAsBuyer(first.buyer, { conversationId: at % 2 ? first.conversationId : otherId, text: `Tin ${at}` }),
			),
		);
		expect(sent.filter(({ ok }) => ok)).toHaveLength(perHour - 2);
		expect(sent.find(({ ok }) => !ok)).toMatchObject({
			error: { code: 'conversations.too_many_messages', details: { retryAfterS: expect.any(Number) } },
		});
		expect((await sendAsShop(first.seller, { ...pick(first), text: 'Còn ạ' })).ok).toBe(true);
		await database.setClock('61 minutes');
		expect((await sendAsBuyer(first.buyer, { ...pick(first), text: 'Cảm ơn shop' })).ok).toBe(true);
	});

	test('others, and roles that do not answer, find nothing', async () => {
		const [chat, other] = [await openedChat(database), await openedChat(database)];
		const input = { ...pick(chat), text: 'Xin chào' };
		expect(await sendAsBuyer(other.buyer, input)).toMatchObject(failure('not_found'));
		expect(await sendAsShop(other.seller, input)).toMatchObject(failure('not_found'));
		expect(await getConversation(other.buyer, pick(chat))).toMatchObject(failure('not_found'));
		expect(await getShopConversation(other.seller, pick(chat))).toMatchObject(failure('not_found'));
		const packer = await makeCustomer(database.db);
		await makeStaff(database.db, chat.shopId, packer.id, 'stock');
		const stock = contextOf(database, vendor(packer.id, chat.shopId, { staffRole: 'stock' }));
		expect(await sendAsShop(stock, input)).toMatchObject(failure('role_not_allowed'));
		expect(await getShopConversation(stock, pick(chat))).toMatchObject(failure('role_not_allowed'));
	});
});

const pick = ({ conversationId }: { readonly conversationId: string }) => ({ conversationId });
