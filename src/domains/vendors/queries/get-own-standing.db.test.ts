import { expect, test } from 'vitest';
import { transact } from '#src/platform/context.ts';
import { newId } from '#src/shared/ids.ts';
import { ok } from '#src/shared/result.ts';
import { contextOf, system, vendor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeShop } from '#tests/makers/vendors.ts';
import { recordHealth } from '../use-cases/record-health.ts';
import { getOwnStanding } from './get-own-standing.ts';

const database = await testDatabase();

test('a shop reads its state and, once it is counted, what is watched with its bounds', async () => {
	const shop = await makeShop(database.db);
	const owner = contextOf(database, vendor(shop.ownerId, shop.id));
	expect(await getOwnStanding(owner)).toMatchObject({ state: 'approved', health: null });
	const counted = { orders: 50, shipped: 40, packedInTime: 30, cancelled: 0, disputesLost: 0, confirmMinutes: 5 };
	await transact(contextOf(database, system()), async (scope) => {
		await recordHealth(scope, new Map([[shop.id, counted]]));
		return ok(null);
	});
	const told = await getOwnStanding(owner);
	expect(told?.health?.causes.filter(({ isOver }) => isOver).map(({ kind }) => kind)).toEqual(['late_ship']);
	expect(await getOwnStanding(contextOf(database, vendor(shop.ownerId, newId())))).toBeNull();
});
