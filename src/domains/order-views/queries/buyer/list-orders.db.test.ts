import { beforeAll, describe, expect, test } from 'vitest';
import { confirmOrder } from '#src/domains/fulfilment/use-cases/confirm-order.ts';
import { packOrder } from '#src/domains/fulfilment/use-cases/pack-order.ts';
import { deliverOrder } from '#src/domains/fulfilment/use-cases/parcels/deliver-order.ts';
import { shipOrder } from '#src/domains/fulfilment/use-cases/parcels/ship-order.ts';
import { testDatabase } from '#tests/database.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import { type Buyer, makeBuyer, makeGroup, ordersOf, sellerOf, wireOrderPayments } from '#tests/factories/orders.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import { countOrders } from './count-orders.ts';
import { listOrders } from './list-orders.ts';

const database = await testDatabase();
beforeAll(() => {
	wireOrderPayments();
});

/** One order per shop, all placed together. */
async function placeAt(buyer: Buyer, ...wanted: readonly (readonly [product: string, shop: string])[]) {
	const wishes: { variantId: string }[] = [];
	for (const [name, shopName] of wanted) {
		const { id: shopId } = await makeShop(database.db, { name: shopName });
		const { variants } = await makeProduct(database.db, { shopId, name });
		wishes.push({ variantId: variants[0]?.id ?? '' });
	}
	const placed = await ordersOf(database, await makeGroup(buyer, wishes));
	return placed;
}
const found = async (buyer: Buyer, q: string, tab: 'all' | 'waiting' | 'shipping' = 'all') =>
	(await listOrders(buyer.context, { tab, q, limit: 10 })).items.map(({ number }) => number);

describe('listOrders with a search', () => {
	test('finds orders by number, product and shop without tones, within the tab, and never those of others', async () => {
		const [buyer, stranger] = [await makeBuyer(database), await makeBuyer(database)];
		const rice = { number: '', shop: 'Nhà Nông Đồng Tháp' };
		const mug = { number: '', shop: 'Gốm Đất Việt' };
		await placeAt(buyer, ['Gạo nếp cái hoa vàng', rice.shop], ['Cốc sứ Bát Tràng', mug.shop]);
		await placeAt(stranger, ['Gạo nếp cái hoa vàng', 'Nhà Nông Cần Thơ']);
		const { items } = await listOrders(buyer.context, { tab: 'all', q: ' ', limit: 10 });
		expect(items).toHaveLength(2);
		for (const order of [rice, mug]) order.number = items.find(({ shopName }) => shopName === order.shop)?.number ?? '';
		for (const q of ['gao nep', 'NẾP  hoa', rice.number, `đơn ${rice.number}`, 'dong thap', 'gao dong thap'])
			expect(await found(buyer, q), q).toEqual([rice.number]);
		expect(await found(buyer, 'dat viet')).toEqual([mug.number]);
		expect(await found(buyer, mug.number.slice(0, 7))).toEqual([mug.number]);
		for (const q of ['gao coc', 'can tho', '%', '_', '🍎']) expect(await found(buyer, q), q).toEqual([]);
		expect(await found(buyer, 'gao', 'waiting')).toEqual([rice.number]);
		expect(await found(buyer, 'gao', 'shipping')).toEqual([]);
	});

	test('countOrders counts only the orders that match', async () => {
		const buyer = await makeBuyer(database);
		await placeAt(buyer, ['Trà Thái Nguyên', 'Chè Tân Cương'], ['Khăn tắm', 'Dệt Phong Phú']);
		expect(await countOrders(buyer.context)).toMatchObject({ all: 2, waiting: 2, returns: 0 });
		expect(await countOrders(buyer.context, 'tra thai')).toMatchObject({ all: 1, waiting: 1 });
		expect(await countOrders(buyer.context, 'xe đạp')).toMatchObject({ all: 0, waiting: 0 });
	});
});

test('listOrders says what the buyer may do with a sent order and how it travels', async () => {
	const buyer = await makeBuyer(database);
	const [order] = await placeAt(buyer, ['Nón lá', 'Làng Chuông']);
	if (!order) throw new Error('no order was placed');
	const seller = await sellerOf(database, order);
	const { number } = order;
	const listed = async () => (await listOrders(buyer.context, { tab: 'all', limit: 1 })).items[0];
	expect(await listed()).toMatchObject({ mayConfirmReceipt: false, mayReturn: false, parcels: [] });
	await confirmOrder(seller, { number });
	await packOrder(seller, { number });
	await shipOrder(seller, { number, carrier: 'ghn', tracking: 'GHN12345' });
	expect(await listed()).toMatchObject({
		mayConfirmReceipt: true,
		mayReturn: false,
		parcels: [{ position: 1, carrier: 'ghn', tracking: 'GHN12345' }],
	});
	await deliverOrder(seller, { number, proof: 'Người nhà ký nhận tại cửa' });
	expect(await listed()).toMatchObject({ mayConfirmReceipt: true, mayReturn: true });
	await database.setClock('30 days');
	expect(await listed()).toMatchObject({ mayReturn: false });
	await database.setClock('0 s');
});
