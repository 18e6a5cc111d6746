import { beforeAll, expect, test } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { makeBuyer, makeGroup, ordersOf } from '#tests/factories/orders.ts';
import { deliveredSale, wireSales } from '#tests/factories/returns.ts';
import { getShopOrder } from './get-shop-order.ts';
import { listShopOrders } from './list-shop-orders.ts';

const database = await testDatabase();
beforeAll(wireSales);

test('an order counts the other orders of its buyer that this shop has completed', async () => {
	const { buyer, seller, order, number } = await deliveredSale(database);
	const { rows } = await database.pool.query<{ id: string }>(
		'SELECT variant_id AS id FROM order_lines WHERE order_id = $1',
		[order.id],
	);
	const again = async (by: typeof buyer) =>
		(await ordersOf(database, await makeGroup(by, [{ variantId: rows[0]?.id ?? '' }])))[0]?.number ?? expect.fail();
	await database.pool.query(`UPDATE order_groups SET placed_at = placed_at - interval '1 minute'`);
	const second = await again(buyer);
	const ofStranger = await again(await makeBuyer(database));
	const counts = async () =>
		Object.fromEntries(
			(await listShopOrders(seller, { tab: 'all', limit: 10 })).items.map((item) => [
				item.number,
				item.completedBefore,
			]),
		);
	expect(await counts()).toEqual({ [number]: 0, [second]: 0, [ofStranger]: 0 });
	await database.pool.query(
		`UPDATE orders SET state = 'completed', due_at = NULL, completed_at = app_now() WHERE id = $1`,
		[order.id],
	);
	expect(await counts()).toEqual({ [number]: 0, [second]: 1, [ofStranger]: 0 });
	expect(await getShopOrder(seller, { number: second })).toMatchObject({ value: { completedBefore: 1 } });
});
