import { expect, test } from 'vitest';
import { getShop } from '#src/domains/vendors/queries/get-shop.ts';
import { getShopHealth, listShopsToSuspend } from '#src/domains/vendors/queries/get-shop-health.ts';
import { transact } from '#src/platform/context.ts';
import { readOnly } from '#src/platform/db/index.ts';
import { ok } from '#src/shared/result.ts';
import { contextOf, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import { recordHealth } from './record-health.ts';

const database = await testDatabase();
const context = contextOf(database, system());
const health = {
	orders: 10,
	shipped: 8,
	sentInTime: 6,
	cancelled: 1,
	disputesLost: 0,
	confirmMinutes: 30,
	confirmedLate: 0,
	asked: 0,
	answeredLate: 0,
};

test('recordHealth replaces the previous figures of a shop', async () => {
	const shop = await makeShop(database.db);
	const record = (counted: typeof health) =>
		transact(context, async (scope) => ok(await recordHealth(scope, new Map([[shop.id, counted]]))));
	const told = async () => (await getShop(readOnly(database.db), shop.id))?.service;
	expect(await told()).toMatchObject({ sentInTimePercent: null });
	await record(health);
	expect(await told()).toEqual({ sentInTimePercent: 75, cancelPercent: 10, confirmMinutes: 30 });
	await record({ ...health, sentInTime: 8, cancelled: 0 });
	expect(await told()).toEqual({ sentInTimePercent: 100, cancelPercent: 0, confirmMinutes: 30 });
});

test('recordHealth moves bad service from warning to listing cap to operator review, notifies once each, and resets when it improves', async () => {
	const shop = await makeShop(database.db);
	const bad = { ...health, orders: 100, shipped: 100, sentInTime: 100, cancelled: 10 };
	const count = (counted: typeof health) =>
		Promise.all(
			Array.from({ length: 5 }, () =>
				transact(context, async (scope) => ok(await recordHealth(scope, new Map([[shop.id, counted]])))),
			),
		);
	const told = async () =>
		(
			await database.pool.query<{ kind: string }>('SELECT kind FROM notices WHERE customer_id = $1 ORDER BY id', [
				shop.ownerId,
			])
		).rows.map(({ kind }) => kind.replace('vendors.health_', ''));
	const stage = async () => (await getShopHealth(context.read, shop.id)).stage;
	await count(bad);
	expect(await told()).toEqual(['warned']);
	expect(await getShopHealth(context.read, shop.id)).toMatchObject({
		stage: 'warned',
		causes: [{ kind: 'cancelled', count: 10, of: 100, percent: 10, limitPercent: 3 }],
	});
	await database.setClock('13 days');
	await count(bad);
	expect(await stage()).toBe('warned');
	await database.setClock('14 days 1 hour');
	await count(bad);
	expect([await told(), await stage()]).toEqual([['warned', 'capped'], 'capped']);
	await database.setClock('29 days');
	await count(bad);
	expect((await listShopsToSuspend(context.read)).map(({ shopId }) => shopId)).toEqual([shop.id]);
	await count({ ...bad, cancelled: 0 });
	expect(await told()).toEqual(['warned', 'capped', 'judged', 'mended']);
	expect(await stage()).toBe('good');
	expect(await listShopsToSuspend(context.read)).toEqual([]);
	await database.setClock('0 s');
});
