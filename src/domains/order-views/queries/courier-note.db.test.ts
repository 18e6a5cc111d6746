import { expect, test } from 'vitest';
import { confirmOrder } from '#src/domains/fulfilment/use-cases/confirm-order.ts';
import { testDatabase } from '#tests/database.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import { makeBuyer, makeGroup, ordersOf, sellerOf, wireOrderPayments } from '#tests/factories/orders.ts';
import { getOrder } from './buyer/get-order.ts';
import { getShopOrder } from './shop/get-shop-order.ts';

const database = await testDatabase();
wireOrderPayments();

test('an order has the note for the courier of its address, for the shop only while it sees the address', async () => {
	const product = await makeProduct(database.db, { variants: [{ stock: 50, priceVnd: 77_000 }] });
	const buyer = await makeBuyer(database);
	await database.pool.query('UPDATE saved_addresses SET note = $1 WHERE customer_id = $2', [
		'Gọi trước 10 phút',
		buyer.context.actor.customerId,
	]);
	const group = await makeGroup(buyer, [{ variantId: product.variants[0]?.id ?? '' }]);
	const [order] = await ordersOf(database, group);
	if (!order) throw new Error('an order was expected');
	const noteOf = (found: Awaited<ReturnType<typeof getOrder>> | Awaited<ReturnType<typeof getShopOrder>>) =>
		found.ok ? found.value.contact.courierNote : found.error.code;
	const { number } = order;
	const seller = await sellerOf(database, order);
	expect(noteOf(await getOrder(buyer.context, { number }))).toBe('Gọi trước 10 phút');
	expect(noteOf(await getShopOrder(seller, { number }))).toBe('');
	await confirmOrder(seller, { number });
	expect(noteOf(await getShopOrder(seller, { number }))).toBe('Gọi trước 10 phút');
});
