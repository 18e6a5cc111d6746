import { expect, test } from 'vitest';
import { pictures } from '#src/domains/media/db/tables.ts';
import { newId } from '#src/shared/ids.ts';
import { contextOf, vendor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeShop } from '#tests/makers/vendors.ts';
import { getShop, setShopLogo } from '../index.ts';

const database = await testDatabase();
const HASH = 'c'.repeat(32);

test('a shop shows a picture that was uploaded, and no other', async () => {
	const shop = await makeShop(database.db);
	const seller = contextOf(database, vendor(shop.ownerId, shop.id));
	expect(await setShopLogo(seller, { hash: HASH })).toMatchObject({ error: { code: 'vendors.picture_unknown' } });
	const facts = { width: 640, height: 640, placeholder: '', createdAt: new Date('2026-11-01T00:00:00Z') };
	await database.db.insert(pictures).values({ id: newId(), hash: HASH, ...facts });
	expect(await setShopLogo(seller, { hash: HASH })).toEqual({ ok: true, value: { shopId: shop.id } });
	expect(await getShop(seller.read, shop.id)).toMatchObject({ logoHash: HASH });
});
