import { expect, test } from 'vitest';
import { pictures } from '#src/domains/media/db/tables.ts';
import { newId } from '#src/shared/ids.ts';
import { contextOf, vendor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeShop } from '#tests/makers/vendors.ts';
import { editShopPage, getOwnShopPage, getShop } from '../index.ts';

const database = await testDatabase();
const { db } = database;
const BANNER = 'd'.repeat(32);
const PLAIN = { tagline: 'Gốm làng nghề', description: 'Nung củi.', logoHash: null, bannerHash: null };
await db.insert(pictures).values({
	...{ id: newId(), hash: BANNER, width: 1200, height: 300, placeholder: '' },
	createdAt: new Date('2026-11-01T00:00:00Z'),
});

test('a shop changes what it says of itself and its pictures, and nothing else', async () => {
	const shop = await makeShop(db, { name: 'Gốm Làng' });
	const seller = contextOf(database, vendor(shop.ownerId, shop.id));
	const hostile = '<img src=x onerror=alert(1)>\n  Dòng hai ‮ngược';
	await editShopPage(seller, { ...PLAIN, tagline: '  Gốm   làng ', description: hostile, bannerHash: BANNER });
	const page = await getShop(seller.read, shop.id);
	expect(page).toMatchObject({ tagline: 'Gốm làng', description: hostile, bannerHash: BANNER, logoHash: null });
	expect(page).toMatchObject({ name: 'Gốm Làng', legalName: shop.legalName, taxCode: shop.taxCode, opening: 'open' });
	expect(await getOwnShopPage(seller)).toMatchObject({ slug: shop.slug, tagline: 'Gốm làng', state: 'approved' });
	expect(await editShopPage(seller, PLAIN)).toEqual({ ok: true, value: { shopId: shop.id } });
	expect(await getShop(seller.read, shop.id)).toMatchObject({ bannerHash: null });
});

test('a picture that was never uploaded is refused, and nothing is changed', async () => {
	const shop = await makeShop(db);
	const seller = contextOf(database, vendor(shop.ownerId, shop.id));
	const refused = { error: { code: 'vendors.picture_unknown' } };
	expect(await editShopPage(seller, { ...PLAIN, bannerHash: BANNER, logoHash: 'e'.repeat(32) })).toMatchObject(refused);
	expect(await getShop(seller.read, shop.id)).toMatchObject({ bannerHash: null, tagline: '' });
});

test('who packs the parcels does not write the shop’s page; a suspended shop still may', async () => {
	const shop = await makeShop(db, { state: 'suspended' });
	const packer = contextOf(database, vendor(shop.ownerId, shop.id, { staffRole: 'stock' }));
	expect(await editShopPage(packer, PLAIN)).toMatchObject({ error: { code: 'vendors.role_not_allowed' } });
	const owner = contextOf(database, vendor(shop.ownerId, shop.id, { shopState: 'suspended' }));
	expect(await editShopPage(owner, PLAIN)).toMatchObject({ ok: true });
	expect(await getShop(owner.read, shop.id)).toMatchObject({ tagline: PLAIN.tagline, opening: 'not_selling' });
});
