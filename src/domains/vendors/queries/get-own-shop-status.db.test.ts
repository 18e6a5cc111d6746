import { expect, test } from 'vitest';
import { newId } from '#src/shared/ids.ts';
import { contextOf, vendor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import { getOwnShopStatus } from './get-own-shop-status.ts';

const database = await testDatabase();

test('getOwnShopStatus returns state and health, and null for a person who does not work for the shop', async () => {
	const shop = await makeShop(database.db);
	const owner = contextOf(database, vendor(shop.ownerId, shop.id));
	expect(await getOwnShopStatus(owner)).toMatchObject({ state: 'approved', health: { stage: 'good', causes: [] } });
	expect(await getOwnShopStatus(contextOf(database, vendor(shop.ownerId, newId())))).toBeNull();
});
