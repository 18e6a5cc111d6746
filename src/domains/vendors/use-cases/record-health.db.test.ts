import { expect, test } from 'vitest';
import { transact } from '#src/platform/context.ts';
import { readOnly } from '#src/platform/db/index.ts';
import { ok } from '#src/shared/result.ts';
import { contextOf, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeShop } from '#tests/makers/vendors.ts';
import { getShop } from '../queries/get-shop.ts';
import { recordHealth } from './record-health.ts';

const database = await testDatabase();
const context = contextOf(database, system());
const health = { orders: 10, shipped: 8, packedInTime: 6, cancelled: 1, disputesLost: 0, confirmMinutes: 30 };

test('the latest count of a shop’s orders replaces the one before it', async () => {
	const shop = await makeShop(database.db);
	const record = (counted: typeof health) =>
		transact(context, async (scope) => ok(await recordHealth(scope, new Map([[shop.id, counted]]))));
	const told = async () => (await getShop(readOnly(database.db), shop.id))?.service;
	expect(await told()).toMatchObject({ packedInTimePercent: null });
	await record(health);
	expect(await told()).toEqual({ packedInTimePercent: 75, cancelPercent: 10, confirmMinutes: 30 });
	await record({ ...health, packedInTime: 8, cancelled: 0 });
	expect(await told()).toEqual({ packedInTimePercent: 100, cancelPercent: 0, confirmMinutes: 30 });
});
