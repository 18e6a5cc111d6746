import { expect, test } from 'vitest';
import { cancelOrder } from '#src/domains/cancellation/use-cases/cancel-order.ts';
import { confirmOrder } from '#src/domains/fulfilment/use-cases/confirm-order.ts';
import { confirmReceipt } from '#src/domains/fulfilment/use-cases/confirm-receipt.ts';
import { getShopWaiting } from '#src/domains/order-views/queries/shop/get-shop-waiting.ts';
import { handleReturn } from '#src/domains/returns/use-cases/requests/handle-return.ts';
import { contextOf, system, vendor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import { makeBuyer, makeGroup, ordersOf, sellerOf, wireOrderPayments } from '#tests/factories/orders.ts';
import { deliveredSale, requestedReturn, wireTestReturns } from '#tests/factories/returns.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import { getShopFigures } from '../queries/get-shop-figures.ts';
import { countShopDays, recountShopDays } from './count-shop-days.ts';

const database = await testDatabase();
wireOrderPayments();
wireTestReturns();
const context = contextOf(database, system());
const days = async () =>
	(await database.pool.query('SELECT * FROM shop_days ORDER BY shop_id, day')).rows as readonly object[];

async function shopWithOrders(quantities: readonly number[]) {
	const shop = await makeShop(database.db);
	const product = await makeProduct(database.db, { shopId: shop.id, variants: [{ priceVnd: 100_000, stock: 50 }] });
	const buyers = [];
	const placed = [];
	for (const quantity of quantities) {
		const buyer = await makeBuyer(database);
		buyers.push(buyer);
		const group = await makeGroup(buyer, [{ variantId: product.variants[0]?.id ?? '', quantity }]);
		placed.push(...(await ordersOf(database, group)));
	}
	return { shop, buyers, placed, owner: contextOf(database, vendor(shop.ownerId, shop.id)), productId: product.id };
}

test('countShopDays counts the orders of each day, and a later cancellation removes revenue and category counts', async () => {
	const { owner, buyers, placed, productId } = await shopWithOrders([2, 1]);
	await countShopDays(context);
	const first = await getShopFigures(owner, { days: 7 });
	expect(first).toMatchObject({
		value: {
			total: { orders: 2, cancelled: 0, pieces: 3, revenueVnd: 300_000 },
			before: { orders: 0, revenueVnd: 0 },
			products: [{ productId, orders: 2, pieces: 3, revenueVnd: 300_000 }],
		},
	});
	expect(first.ok && first.value.days).toHaveLength(7);
	const [, buyer] = buyers;
	if (!buyer) throw new Error('no buyer');
	expect((await cancelOrder(buyer.context, { number: placed[1]?.number ?? '', reason: 'changed_mind' })).ok).toBe(true);
	await countShopDays(context);
	expect(await getShopFigures(owner, { days: 7 })).toMatchObject({
		value: { total: { orders: 2, cancelled: 1, pieces: 2, revenueVnd: 200_000 }, products: [{ pieces: 2 }] },
	});
	const stock = { ...owner, actor: { ...owner.actor, staffRole: 'stock' } };
	expect(await getShopFigures(stock, {})).toMatchObject({ error: { code: 'orders.role_not_allowed' } });
});

test('countShopDays subtracts refunded returns from the sold quantity and revenue', async () => {
	const sale = await deliveredSale(database, 'vnpay', [2]);
	expect((await confirmReceipt(sale.buyer.context, { number: sale.number })).ok).toBe(true);
	await countShopDays(context);
	const sold = await getShopFigures(sale.seller, {});
	const returnId = await requestedReturn(sale);
	expect((await handleReturn(sale.seller, { returnId, act: 'waive' })).ok).toBe(true);
	await countShopDays(context);
	const left = await getShopFigures(sale.seller, {});
	if (!(sold.ok && left.ok)) throw new Error('refused');
	expect(left.value.total.revenueVnd).toBeLessThan(sold.value.total.revenueVnd);
	expect(left.value.total.pieces).toBeLessThan(sold.value.total.pieces);
});

test('five concurrent counts and a full recount return the same figures', async () => {
	await shopWithOrders([1, 3]);
	await Promise.all(Array.from({ length: 5 }, () => countShopDays(context)));
	const told = await days();
	await database.pool.query('DELETE FROM shop_days');
	await recountShopDays(context);
	expect(await days()).toEqual(told);
});

test('getShopWaiting names the order with the earliest deadline', async () => {
	const { owner, placed } = await shopWithOrders([1, 1]);
	const [oldest] = placed;
	if (!oldest) throw new Error('no order');
	const before = await getShopWaiting(owner);
	expect(before.confirm).toMatchObject({ count: 2, number: oldest.number });
	expect(before.confirm.dueBy).toEqual(expect.any(String));
	expect(before.send).toEqual({ count: 0, number: null, dueBy: null });
	await confirmOrder(await sellerOf(database, oldest), { number: oldest.number });
	const after = await getShopWaiting(owner);
	expect(after).toMatchObject({ confirm: { count: 1 }, send: { count: 1, number: oldest.number } });
	expect(after.returns.count).toBe(0);
});

test('countShopDays counts every day when there are more events than one batch takes', async () => {
	const { placed } = await shopWithOrders([2]);
	await countShopDays(context);
	await shopWithOrders([1]);
	const told = async () => (await days()).length;
	const before = await told();
	const { rows } = await database.pool.query('SELECT event_id FROM shop_days_counted');
	await database.pool.query(
		`INSERT INTO order_events (id, order_id, kind, party, at)
		SELECT (left($1::text, 13) || '-7fff-ffff-' || lpad(to_hex(number), 12, '0'))::uuid, $2, 'packed', 'shop', now()
		FROM generate_series(1, 10500) number`,
		[rows[0]?.event_id, placed[0]?.id],
	);
	await countShopDays(context);
	expect(await told()).toBe(before + 1);
});
