import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { transact } from '#src/platform/context.ts';
import { newId } from '#src/shared/ids.ts';
import { ok } from '#src/shared/result.ts';
import { contextOf, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import { countCompleted } from './count-completed.ts';
import { recountCompleted } from './recount-completed.ts';

const database = await testDatabase();
const worker = contextOf(database, system());
const completedOf = async (shopId: string) => {
	const { rows } = await database.db.execute<{ completed: number }>(
		sql`select completed_orders as completed from shops where id = ${shopId}`,
	);
	return rows[0]?.completed;
};

test('an order that is completed during recountCompleted is added to the new count', async () => {
	const shop = await makeShop(database.db);
	await database.warm(2);
	const isCounting = Promise.withResolvers<void>();
	const mayEnd = Promise.withResolvers<void>();
	const recount = transact(worker, async (scope) => {
		await recountCompleted(scope, shop.id, async () => {
			isCounting.resolve();
			await mayEnd.promise;
			return 3;
		});
		return ok(null);
	});
	await isCounting.promise;
	const added = transact(worker, async (scope) => ok(await countCompleted(scope, new Map([[shop.id, 1]]))));
	mayEnd.resolve();
	await Promise.all([recount, added]);
	expect(await completedOf(shop.id)).toBe(4);
});

test('recountCompleted does not count orders of an unknown shop', async () => {
	let isCounted = false;
	await transact(worker, async (scope) => {
		await recountCompleted(scope, newId(), async () => {
			isCounted = true;
			return 1;
		});
		return ok(null);
	});
	expect(isCounted).toBe(false);
});
