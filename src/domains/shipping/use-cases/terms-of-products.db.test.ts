import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { readOnly } from '#src/platform/db/index.ts';
import { contextOf, vendor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import { PLATFORM_TERMS } from '../contract.ts';
import { SHIPPING_OF_PRODUCT } from '../db/tables.ts';
import { productTerms, type ShippingColumn } from '../rules/terms-rows.ts';
import { createProfile } from './save-profile.ts';

const database = await testDatabase();
const { profileId: _platform, ...terms } = PLATFORM_TERMS;

async function termsOfProduct(shopId: string, profileId: string | null = null) {
	const [row] = await readOnly(database.db).read<{ readonly shipping: ShippingColumn }>(sql`
		select ${SHIPPING_OF_PRODUCT} as shipping
		from shops shop, (select ${profileId}::uuid as shipping_profile_id) product where shop.id = ${shopId}`);
	return productTerms(row?.shipping ?? null);
}

test("productTerms uses the product's profile, then the shop's common profile, then the platform's terms", async () => {
	const shop = await makeShop(database.db);
	const context = contextOf(database, vendor(shop.ownerId, shop.id));
	expect(await termsOfProduct(shop.id)).toEqual(PLATFORM_TERMS);
	const freeFrom = { ...terms, freeFromVnd: 300_000 };
	const heavy = await createProfile(context, { name: 'Hàng nặng', isCommon: false, terms: freeFrom });
	const heavyId = (heavy.ok && heavy.value.items[0]?.id) || expect.fail();
	expect(await termsOfProduct(shop.id)).toEqual(PLATFORM_TERMS);
	expect(await termsOfProduct(shop.id, heavyId)).toEqual({ profileId: heavyId, ...freeFrom });
	const common = await createProfile(context, { name: 'Chung', isCommon: true, terms });
	const commonId = (common.ok && common.value.items[0]?.id) || expect.fail();
	expect((await termsOfProduct(shop.id)).profileId).toBe(commonId);
	expect((await termsOfProduct(shop.id, heavyId)).profileId).toBe(heavyId);
});
