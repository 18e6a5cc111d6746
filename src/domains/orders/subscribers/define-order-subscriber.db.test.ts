import { expect, test } from 'vitest';
import { orderConfirmed } from '#src/domains/fulfilment/events.ts';
import { contextOf, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import { makeBuyer, makeGroup, ordersOf, wireOrderPayments } from '#tests/factories/orders.ts';
import { defineOrderSubscriber } from './define-order-subscriber.ts';

const database = await testDatabase();
const worker = contextOf(database, system());
wireOrderPayments();

test('defineOrderSubscriber hands the order of an event to its notice', async () => {
	const { variants } = await makeProduct(database.db);
	const group = await makeGroup(await makeBuyer(database), [{ variantId: variants[0]?.id ?? '' }]);
	const [order] = await ordersOf(database, group);
	if (!order) throw new Error('no order was made');
	const noticed: string[] = [];
	const subscriber = defineOrderSubscriber(orderConfirmed, 'tests.notice_order', async (_scope, { number }) => {
		noticed.push(number);
	});
	await subscriber.handle(worker, { orderId: order.id });
	expect(noticed).toEqual([order.number]);
});
