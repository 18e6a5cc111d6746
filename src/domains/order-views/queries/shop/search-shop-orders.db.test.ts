import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { confirmOrder } from '#src/domains/fulfilment/use-cases/confirm-order.ts';
import { backfillOrderSearch } from '#src/domains/orders/jobs/backfill-order-search.ts';
import { contextOf, system, vendor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import { makeBuyer, makeGroup, sellerOf, wireOrderPayments } from '#tests/factories/orders.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import { listShopOrders } from './list-shop-orders.ts';

const database = await testDatabase();
const { db } = database;
beforeAll(() => {
	wireOrderPayments();
});

async function twoOrders() {
	const shop = await makeShop(db);
	const seller = contextOf(database, vendor(shop.ownerId, shop.id));
	const sell = async (name: string, sku: string, recipient: string, phone: string) => {
		const product = await makeProduct(db, { shopId: shop.id, name, variants: [{ sku, stock: 50 }] });
		const buyer = await makeBuyer(database);
		await db.execute(
			sql`update saved_addresses set recipient = ${recipient}, phone = ${phone} where id = ${buyer.addressId}`,
		);
		const group = await makeGroup(buyer, [{ variantId: product.variants[0]?.id ?? '' }]);
		return group.orders[0]?.number ?? '';
	};
	const rice = await sell('Gạo nếp nương', 'GAO-77', 'Nguyễn Văn Đan', '+84912345678');
	const tea = await sell('Trà sen Tây Hồ', 'TRA_9%', 'Lê Thị Ánh Dương', '+84987000321');
	const found = async (q: string, tab: 'all' | 'waiting' | 'preparing' = 'all') =>
		(await listShopOrders(seller, { tab, limit: 10, q })).items.map(({ number }) => number);
	return { shop, seller, rice, tea, found };
}

test('an order is found by its number, complete or in part, with blanks and signs', async () => {
	const { rice, found } = await twoOrders();
	const spaced = `${rice.slice(0, 4)} ${rice.slice(4, 7)} ${rice.slice(7)}`;
	for (const q of [rice, ` #${spaced} `, `Đơn hàng ${rice}`, rice.slice(2), rice.slice(0, 7), `#${rice.slice(3, 9)}`])
		expect([q, await found(q)]).toEqual([q, [rice]]);
});

test('an order is found by product words without tones, their prefixes, and parts of an SKU', async () => {
	const { rice, tea, found } = await twoOrders();
	for (const q of ['gạo nếp', 'GAO NEP NUO', 'nuong gao', 'gao-77', 'GAO 7'])
		expect([q, await found(q)]).toEqual([q, [rice]]);
	for (const q of ['sen', 'tay ho', 'TRA_9%']) expect([q, await found(q)]).toEqual([q, [tea]]);
	expect(await found('ao nep')).toEqual([]);
	expect(await found('%')).toEqual([]);
	expect(await found('\u0000')).toEqual([]);
});

test('an order is found by its recipient while the shop may see the contact', async () => {
	const { seller, rice, tea, found } = await twoOrders();
	expect(await found('nguyen van dan')).toEqual([]);
	expect(await found('0912345678')).toEqual([]);
	await confirmOrder(seller, { number: rice });
	await confirmOrder(seller, { number: tea });
	for (const q of ['Nguyễn Văn Đan', 'nguyen dan', 'dan', '0912 345 678', '+84 912345678', '345678', 'gao dan'])
		expect([q, await found(q)]).toEqual([q, [rice]]);
	expect(await found('anh duong')).toEqual([tea]);
	expect(await found('678')).toContain(rice);
	await db.execute(sql`update orders set state = 'completed', packed_at = app_now(), first_shipped_at = app_now(), shipped_at = app_now(),
		delivered_at = app_now() - interval '16 days', completed_at = app_now() - interval '16 days' where number = ${rice}`);
	expect(await found('nguyen dan')).toEqual([]);
	expect((await found('5678')).filter((number) => !number.includes('5678'))).toEqual([]);
	expect(await found('678')).toContain(rice);
});

test('search works within a tab and page by page, and leaves out other shops and unpaid orders', async () => {
	const { seller, rice, tea, found } = await twoOrders();
	await confirmOrder(seller, { number: tea });
	const other = await twoOrders();
	expect(await other.found(rice)).toEqual([]);
	expect(await found('nep', 'preparing')).toEqual([]);
	expect(await found('sen', 'preparing')).toEqual([tea]);
	const buyer = await makeBuyer(database);
	const product = await makeProduct(db, {
		shopId: seller.actor.shopId,
		name: 'Trà chưa trả',
		variants: [{ stock: 5 }],
	});
	await makeGroup(buyer, [{ variantId: product.variants[0]?.id ?? '' }], 'vnpay');
	expect(await found('tra')).toEqual([tea]);
	const stock = await sellerOf(database, { id: '', number: '', groupId: '', shopId: seller.actor.shopId }, 'stock');
	const seen = await listShopOrders(stock, { tab: 'all', limit: 10, q: 'sen' });
	expect(seen.items).toMatchObject([{ number: tea, sums: null }]);
});

test('backfillOrderSearch indexes an order that has no search row', async () => {
	const { rice, tea, found } = await twoOrders();
	await db.execute(sql`delete from order_words where order_id = (select id from orders where number = ${rice})`);
	expect(await found('gao nep')).toEqual([]);
	await backfillOrderSearch.handle(contextOf(database, system()), {});
	await backfillOrderSearch.handle(contextOf(database, system()), {});
	expect([await found('gao nep'), await found('sen')]).toEqual([[rice], [tea]]);
});

test('search returns older orders on the next page', async () => {
	const shop = await makeShop(db);
	const seller = contextOf(database, vendor(shop.ownerId, shop.id));
	const product = await makeProduct(db, { shopId: shop.id, name: 'Mật ong', variants: [{ stock: 50 }] });
	for (let at = 0; at < 3; at += 1)
		await makeGroup(await makeBuyer(database), [{ variantId: product.variants[0]?.id ?? '' }]);
	const asked = { tab: 'all', limit: 2, q: 'mat ong' } as const;
	const first = await listShopOrders(seller, asked);
	const next = await listShopOrders(seller, { ...asked, cursor: first.nextCursor ?? '' });
	const numbers = [...first.items, ...next.items].map(({ number }) => number);
	expect([numbers.length, new Set(numbers).size, next.nextCursor]).toEqual([3, 3, null]);
});
