import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { transact } from '#src/platform/context.ts';
import { ok } from '#src/shared/result.ts';
import { contextOf, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import { newShopConfig } from '../contract/shop.ts';
import { countCompleted } from './count-completed.ts';

const database = await testDatabase();
const worker = contextOf(database, system());
const count = (shopId: string, more: number) =>
	transact(worker, async (scope) => ok(await countCompleted(scope, new Map([[shopId, more]]))));

test('countCompleted counts every concurrently completed order and stops at the limit of a new shop', async () => {
	const shop = await makeShop(database.db);
	const completed = async () => {
		const { rows } = await database.db.execute<{ completed: number }>(
			sql`select completed_orders as completed from shops where id = ${shop.id}`,
		);
		return rows[0]?.completed;
	};
	await database.warm(newShopConfig.orders);
	await Promise.all(Array.from({ length: newShopConfig.orders - 1 }, () => count(shop.id, 1)));
	expect(await completed()).toBe(newShopConfig.orders - 1);
	await count(shop.id, 7);
	expect(await completed()).toBe(newShopConfig.orders);
});
