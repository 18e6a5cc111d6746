import { beforeAll, expect, test } from 'vitest';
import { transact } from '#src/platform/context.ts';
import { ok } from '#src/shared/result.ts';
import { contextOf, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import { makeCustomer } from '#tests/factories/identity.ts';
import { makeBuyer, makeGroup, ordersOf, wireOrderPayments } from '#tests/factories/orders.ts';
import { makeStaff } from '#tests/factories/vendors.ts';
import { noticedOrders } from '../../db/order-repository.ts';
import { notifyParties } from './notify-parties.ts';

const database = await testDatabase();
const worker = contextOf(database, system());
beforeAll(() => {
	wireOrderPayments();
});

test("notifyParties notifies each shop's staff of its own order and no roles without order rights", async () => {
	const goods = await Promise.all([makeProduct(database.db), makeProduct(database.db)]);
	const shopId = goods[0]?.shopId ?? '';
	const clerk = await makeCustomer(database.db);
	await makeStaff(database.db, shopId, clerk.id, 'orders');
	for (const role of ['stock', 'accounting', 'support'] as const)
		await makeStaff(database.db, shopId, (await makeCustomer(database.db)).id, role);
	const buyer = await makeBuyer(database);
	const lines = goods.map(({ variants }) => ({ variantId: variants[0]?.id ?? '' }));
	const made = await ordersOf(database, await makeGroup(buyer, lines));
	const notify = () =>
		transact(worker, async (scope) => {
			const orders = await noticedOrders(
				scope.read,
				made.map(({ id }) => id),
			);
			const shop = { kind: 'orders.shop_placed' } as const;
			return ok(
				await notifyParties(
					scope,
					orders.map((order) => ({ order, shop })),
				),
			);
		});
	await notify();
	await notify();
	const { rows } = await database.pool.query<{ number: string; customer_id: string }>(
		"SELECT params->>'number' AS number, customer_id FROM notices WHERE kind = 'orders.shop_placed'",
	);
	const owners = await database.pool.query<{ id: string; owner_id: string }>('SELECT id, owner_id FROM shops');
	const ownerOf = (shop: string) => owners.rows.find(({ id }) => id === shop)?.owner_id ?? '';
	const expected = made.flatMap((order) => [
		[order.number, ownerOf(order.shopId)],
		...(order.shopId === shopId ? [[order.number, clerk.id]] : []),
	]);
	expect(rows.map(({ number, customer_id }) => [number, customer_id]).toSorted()).toEqual(expected.toSorted());
	const { rowCount } = await database.pool.query('SELECT FROM notices WHERE customer_id = $1', [buyer.customerId]);
	expect(rowCount).toBe(0);
	const { rows: deadlines } = await database.pool.query<{ order: number; hours: number }>(
		`SELECT (params->>'cancelsAt' > params->>'confirmBy')::int AS order,
			extract(epoch FROM (params->>'confirmBy')::timestamptz - orders.placed_at)::int / 3600 AS hours
		 FROM notices JOIN orders ON orders.number = params->>'number' WHERE notices.kind = 'orders.shop_placed'`,
	);
	for (const { order, hours } of deadlines) expect([order, hours >= 24]).toEqual([1, true]);
	expect(deadlines).toHaveLength(rows.length);
});
