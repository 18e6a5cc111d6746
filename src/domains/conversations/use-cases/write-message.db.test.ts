import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { getShopWaiting, listOrders, listShopOrders } from '#src/domains/order-views/index.ts';
import { countShopHealth } from '#src/domains/shop-metrics/use-cases/count-shop-health.ts';
import { contextOf, member, publishedEvents, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeCustomer } from '#tests/factories/identity.ts';
import { packedSale, privatePicture, type Sale, shippedSale, wireSales } from '#tests/factories/returns.ts';
import { messagesConfig } from '../contract/order-messages.ts';
import type { orderMessageWritten } from '../events.ts';
import { findMessagePicture } from '../queries/find-message-picture.ts';
import { listMessages, listShopMessages } from '../queries/list-messages.ts';
import { notifyMessageWritten } from '../subscribers/notify-messages.ts';
import { markAsBuyer, markAsShop } from './mark-messages-read.ts';
import { writeAsBuyer, writeAsShop } from './write-message.ts';

const database = await testDatabase();
beforeAll(wireSales);
beforeEach(() => database.setClock(''));

const requests = (sale: Sale, text: string, pictures: readonly string[] = []) =>
	writeAsBuyer(sale.buyer.context, { number: sale.number, text, pictures: [...pictures] });
const answers = (sale: Sale, text: string) => writeAsShop(sale.seller, { number: sale.number, text });
const ofBuyer = async ({ buyer, number }: Sale) => {
	const seen = await listMessages(buyer.context, { number });
	if (!seen.ok) throw new Error(seen.error.code);
	return seen.value;
};
const ofShop = async ({ seller, number }: Sale) => {
	const seen = await listShopMessages(seller, { number });
	if (!seen.ok) throw new Error(seen.error.code);
	return seen.value;
};

test('both sides see one conversation with their own unread count, and reading marks messages as read', async () => {
	const sale = await packedSale(database);
	await requests(sale, 'Khi nào giao ạ?');
	await requests(sale, 'Giao buổi sáng giúp mình');
	expect(await ofShop(sale)).toMatchObject({ unread: 2, mayWrite: true });
	expect((await ofBuyer(sale)).messages.map(({ isRead }) => isRead)).toEqual([false, false]);
	expect(await markAsShop(sale.seller, { number: sale.number, position: 400 })).toMatchObject({
		value: { position: 2 },
	});
	expect(await markAsShop(sale.seller, { number: sale.number, position: 1 })).toMatchObject({ value: { position: 2 } });
	expect((await ofBuyer(sale)).messages.map(({ isRead }) => isRead)).toEqual([true, true]);
	await answers(sale, 'Sáng mai ạ');
	expect(await ofBuyer(sale)).toMatchObject({ unread: 1, messages: [{}, {}, { party: 'shop', text: 'Sáng mai ạ' }] });
	const listed = async () => (await listOrders(sale.buyer.context, { tab: 'all', limit: 5 })).items[0]?.unreadMessages;
	expect(await listed()).toBe(1);
	await markAsBuyer(sale.buyer.context, { number: sale.number, position: 3 });
	expect(await listed()).toBe(0);
	await requests(sale, 'Cảm ơn shop');
	expect((await listShopOrders(sale.seller, { tab: 'all', limit: 5 })).items[0]?.unreadMessages).toBe(1);
	expect(await ofBuyer(sale)).toMatchObject({ unread: 0 });
});

test('conversations and pictures of other orders are orders.not_found', async () => {
	const [sale, other] = [await shippedSale(database), await shippedSale(database)];
	const absent = { error: { code: 'orders.not_found' } };
	const { number } = sale;
	expect(await writeAsBuyer(other.buyer.context, { number, text: 'xin chào' })).toMatchObject(absent);
	expect(await writeAsShop(other.seller, { number, text: 'xin chào' })).toMatchObject(absent);
	expect(await listMessages(other.buyer.context, { number })).toMatchObject(absent);
	expect(await listShopMessages(other.seller, { number })).toMatchObject(absent);
	expect(await markAsBuyer(other.buyer.context, { number, position: 1 })).toMatchObject(absent);
	expect(await markAsShop(other.seller, { number, position: 1 })).toMatchObject(absent);
	const pictureId = await privatePicture(database, sale.buyer.customerId);
	await requests(sale, '', [pictureId]);
	const messageId = (await ofShop(sale)).messages[0]?.id ?? '';
	const sees = (customerId: string) =>
		findMessagePicture(contextOf(database, member(customerId)), { messageId, pictureId });
	expect(await sees(sale.buyer.customerId)).toBe(pictureId);
	expect(await sees(sale.seller.actor.customerId)).toBe(pictureId);
	expect(await sees(other.seller.actor.customerId)).toBeNull();
	expect(await sees((await makeCustomer(database.db)).id)).toBeNull();
	const again = { number, text: 'ảnh cũ', pictures: [pictureId] };
	expect(await writeAsBuyer(sale.buyer.context, again)).toMatchObject({ error: { code: 'orders.picture_unknown' } });
});

test("writeAsShop needs a role that may answer and rejects contact data, but not the order's own numbers", async () => {
	const sale = await packedSale(database);
	const stock = { ...sale.seller, actor: { ...sale.seller.actor, staffRole: 'stock' as const } };
	expect(await writeAsShop(stock, { number: sale.number, text: 'chào' })).toMatchObject({
		error: { code: 'orders.role_not_allowed' },
	});
	expect(await answers(sale, 'Gọi 0912 345 678')).toMatchObject({ error: { code: 'orders.message_contact' } });
	expect(await requests(sale, '   ')).toMatchObject({ error: { code: 'orders.message_empty' } });
	expect((await answers(sale, `Đơn ${sale.number} đang gói`)).ok).toBe(true);
});

test('concurrent messages keep the limit per hour, get unique positions and notify each side once an hour', async () => {
	const sale = await packedSale(database);
	const { perHour } = messagesConfig;
	const said = await Promise.all(
		Array.from({ length: 2 * perHour }, (_, at) => [
			requests(sale, `hỏi ${at}`),
			answers(sale, `trả lời ${at}`),
		]).flat(),
	);
	expect(said.filter(({ ok }) => ok)).toHaveLength(2 * perHour);
	const { messages } = await ofBuyer(sale);
	expect(messages.map(({ position }) => position)).toEqual(messages.map((_, at) => at + 1));
	const told = async () => {
		type Written = ReturnType<typeof orderMessageWritten>['data'];
		const written = await publishedEvents<Written>(database, 'orders.message_written');
		return written.filter(({ orderId }) => orderId === sale.order.id);
	};
	expect((await told()).map(({ to }) => to).toSorted()).toEqual(['buyer', 'shop']);
	await database.setClock('61 minutes');
	await requests(sale, 'còn đó không ạ?');
	await requests(sale, 'alo');
	const events = await told();
	expect(events.map(({ to }) => to).toSorted()).toEqual(['buyer', 'shop', 'shop']);
	for (const event of [...events, ...events]) await notifyMessageWritten.handle(contextOf(database, system()), event);
	const { rows } = await database.pool.query(
		"SELECT kind, count(*)::int AS count FROM notices WHERE params->>'number' = $1 AND kind LIKE '%_message' GROUP BY kind ORDER BY kind",
		[sale.number],
	);
	expect(rows).toEqual([
		{ kind: 'orders.buyer_message', count: 1 },
		{ kind: 'orders.shop_message', count: 2 },
	]);
});

test('getShopWaiting counts unanswered buyers with the earliest deadline until the shop answers', async () => {
	const sale = await packedSale(database);
	const waits = async () => (await getShopWaiting(sale.seller)).messages;
	const before = (await waits()).count;
	await requests(sale, 'Khi nào giao ạ?');
	await requests(sale, 'Alo shop ơi');
	expect(await waits()).toMatchObject({ count: before + 1, dueBy: expect.any(String) });
	await markAsShop(sale.seller, { number: sale.number, position: 2 });
	expect(await waits()).toMatchObject({ count: before + 1, dueBy: expect.any(String) });
	await answers(sale, 'Sáng mai ạ');
	expect((await waits()).count).toBe(before);
	await requests(sale, 'Cảm ơn shop');
	expect((await waits()).count).toBe(before + 1);
	await markAsShop(sale.seller, { number: sale.number, position: 4 });
	expect((await waits()).count).toBe(before);
});

test('countShopHealth counts a first answer after more than twelve hours as late', async () => {
	const [quick, slow, silent] = [await packedSale(database), await packedSale(database), await packedSale(database)];
	for (const sale of [quick, slow, silent]) await requests(sale, 'Khi nào giao ạ?');
	await requests(silent, 'Alo shop ơi');
	await answers(quick, 'Sáng mai ạ');
	await requests(quick, 'Cảm ơn shop');
	await database.setClock('13 hours');
	await answers(slow, 'Xin lỗi bạn, sáng mai ạ');
	await countShopHealth(contextOf(database, system()));
	const count = async ({ seller }: Sale) => {
		const { rows } = await database.db.execute<{ asked: number; late: number }>(
			sql`select asked, answered_late as late from shop_health where shop_id = ${seller.actor.shopId}`,
		);
		return rows[0];
	};
	expect(await count(quick)).toEqual({ asked: 1, late: 0 });
	expect(await count(slow)).toEqual({ asked: 1, late: 1 });
	expect(await count(silent)).toEqual({ asked: 1, late: 1 });
});
