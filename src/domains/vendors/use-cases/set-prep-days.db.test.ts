import { expect, test } from 'vitest';
import { contextOf, vendor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import { SetPrepDaysInput, SHOP_PREP_DAYS_MAX } from '../contract/shop.ts';
import { getOwnShopPage } from '../queries/get-own-shop-page.ts';
import { setPrepDays } from './set-prep-days.ts';

const database = await testDatabase();

test("setPrepDays stores the shop's usual preparation time for an admin and rejects stock staff", async () => {
	const shop = await makeShop(database.db);
	const context = contextOf(database, vendor(shop.ownerId, shop.id));
	expect(await getOwnShopPage(context)).toMatchObject({ prepDays: 1 });
	expect(await setPrepDays(context, { prepDays: 3 })).toEqual({ ok: true, value: { prepDays: 3 } });
	expect(await getOwnShopPage(context)).toMatchObject({ prepDays: 3 });
	const helper = contextOf(database, vendor(shop.ownerId, shop.id, { staffRole: 'stock' }));
	expect(await setPrepDays(helper, { prepDays: 1 })).toMatchObject({ error: { code: 'vendors.role_not_allowed' } });
});

test('SetPrepDaysInput accepts one to three whole working days', () => {
	const isTaken = (prepDays: number) => SetPrepDaysInput.safeParse({ prepDays }).success;
	expect([0, 1, SHOP_PREP_DAYS_MAX, SHOP_PREP_DAYS_MAX + 1, 1.5].map(isTaken)).toEqual([
		false,
		true,
		true,
		false,
		false,
	]);
});
