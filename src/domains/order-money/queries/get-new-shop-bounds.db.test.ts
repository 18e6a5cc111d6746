import { expect, test } from 'vitest';
import { newShopConfig } from '#src/domains/vendors/contract/shop.ts';
import { contextOf, vendor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import { getNewShopBounds } from './get-new-shop-bounds.ts';

const database = await testDatabase();

test('getNewShopBounds returns the limits until both days and completed orders suffice', async () => {
	const shop = await makeShop(database.db, { approvedAt: new Date() });
	const owner = contextOf(database, vendor(shop.ownerId, shop.id));
	const bounds = await getNewShopBounds(owner);
	expect(bounds).toMatchObject({ completed: 0 });
	expect(bounds?.holdDays).toBeGreaterThan(0);
	expect(bounds?.until).toBeInstanceOf(Date);
	await database.setClock(`${newShopConfig.days + 1} days`);
	expect(await getNewShopBounds(owner)).toMatchObject({ completed: 0, until: null });
	await database.setClock('0 s');
});
