import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, expect, test, vi } from 'vitest';
import { pictures, pictureUploads } from '#src/domains/media/db/tables.ts';
import { storePicture } from '#src/domains/media/index.ts';
import { newId } from '#src/shared/ids.ts';
import { contextOf, member, vendor, withoutReplica } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeCustomer } from '#tests/factories/identity.ts';
import { makeShop, makeStaff } from '#tests/factories/vendors.ts';
import { shopStaff, shops } from '../db/tables.ts';
import { getOwnShopPage } from '../queries/get-own-shop-page.ts';
import { getShop } from '../queries/get-shop.ts';
import { editShopPage } from './edit-shop-page.ts';

const folder = await mkdtemp(join(tmpdir(), 'chobiz-shop-page-'));
vi.stubEnv('DATA_DIR', folder);
vi.stubEnv('DATABASE_URL', 'postgres://unused');
vi.stubEnv('APP_SECRET', 'x'.repeat(32));
afterAll(() => rm(folder, { recursive: true, force: true }));
const database = await testDatabase();
const { db } = database;
const BANNER = 'd'.repeat(32);
const NO_PICTURES = { logoHash: null, bannerHash: null };
const PLAIN = { tagline: 'Gốm làng nghề', description: 'Nung củi.', ...NO_PICTURES };

async function upload(hash: string, uploadedBy: string | null): Promise<string> {
	const look = { width: 1200, height: 300, placeholder: '' };
	await db
		.insert(pictures)
		.values({ ...look, id: newId(), hash, uploadedBy, createdAt: new Date('2026-11-01T00:00:00Z') });
	if (uploadedBy) await db.insert(pictureUploads).values({ hash, customerId: uploadedBy });
	return hash;
}
await upload(BANNER, null);

test('editShopPage changes the texts and pictures of the shop and cleans its input', async () => {
	const shop = await makeShop(db, { name: 'Gốm Làng' });
	const seller = contextOf(database, vendor(shop.ownerId, shop.id));
	const hostile = '<img src=x onerror=alert(1)>\n  Dòng hai xuôi';
	await editShopPage(seller, {
		...PLAIN,
		tagline: '  Gốm   làng ',
		description: `\u202E${hostile}\u2066`,
		bannerHash: BANNER,
	});
	const page = await getShop(seller.read, shop.id);
	expect(page).toMatchObject({ tagline: 'Gốm làng', description: hostile, bannerHash: BANNER, logoHash: null });
	expect(page).toMatchObject({ name: 'Gốm Làng', legalName: shop.legalName, taxCode: shop.taxCode, opening: 'open' });
	expect(await getOwnShopPage(seller)).toMatchObject({ slug: shop.slug, tagline: 'Gốm làng', state: 'approved' });
	expect(await editShopPage(seller, PLAIN)).toEqual({ ok: true, value: { shopId: shop.id } });
	expect(await getShop(seller.read, shop.id)).toMatchObject({ bannerHash: null });
});

test('editShopPage returns vendors.picture_unknown for a picture that was never uploaded and changes nothing', async () => {
	const shop = await makeShop(db);
	const seller = contextOf(database, vendor(shop.ownerId, shop.id));
	const refused = { error: { code: 'vendors.picture_unknown' } };
	expect(await editShopPage(seller, { ...PLAIN, bannerHash: BANNER, logoHash: 'e'.repeat(32) })).toMatchObject(refused);
	expect(await getShop(seller.read, shop.id)).toMatchObject({ bannerHash: null, tagline: '' });
});

test('editShopPage rejects stock staff and accepts the owner of a suspended shop', async () => {
	const shop = await makeShop(db, { state: 'suspended' });
	const packer = contextOf(database, vendor(shop.ownerId, shop.id, { staffRole: 'stock' }));
	expect(await editShopPage(packer, PLAIN)).toMatchObject({ error: { code: 'vendors.role_not_allowed' } });
	const owner = contextOf(database, vendor(shop.ownerId, shop.id, { shopState: 'suspended' }));
	expect(await editShopPage(owner, PLAIN)).toMatchObject({ ok: true });
	expect(await getShop(owner.read, shop.id)).toMatchObject({ tagline: PLAIN.tagline, opening: 'not_selling' });
});

test('editShopPage names every field with a link or contact data', async () => {
	const shop = await makeShop(db);
	const seller = contextOf(database, vendor(shop.ownerId, shop.id));
	const written = { tagline: 'Ghé gomlang.vn', description: 'Gọi 0912 345 678, chuyển khoản 0123456', ...NO_PICTURES };
	expect(await editShopPage(seller, written)).toMatchObject({
		error: { fields: { tagline: 'vendors.words_link', description: 'vendors.words_contact' } },
	});
	expect(await getShop(seller.read, shop.id)).toMatchObject({ tagline: '', description: '' });
});

test('editShopPage accepts an unchanged text that breaks a newer rule and rejects a changed one', async () => {
	const shop = await makeShop(db);
	const seller = contextOf(database, vendor(shop.ownerId, shop.id));
	const old = { tagline: 'Ghé gomlang.vn', description: 'Gọi 0912 345 678\nmỗi ngày' };
	await db.update(shops).set(old).where(eq(shops.id, shop.id));
	expect(await editShopPage(seller, { ...old, ...NO_PICTURES, bannerHash: BANNER })).toMatchObject({ ok: true });
	expect(await getShop(seller.read, shop.id)).toMatchObject({ ...old, bannerHash: BANNER });
	const error = { code: 'vendors.words_link', fields: { tagline: 'vendors.words_link' } };
	expect(await editShopPage(seller, { ...old, ...NO_PICTURES, tagline: 'Ghé gomlang.com' })).toEqual({
		ok: false,
		error: expect.objectContaining(error),
	});
	expect(await editShopPage(seller, { ...old, ...NO_PICTURES, tagline: 'Gốm làng' })).toMatchObject({ ok: true });
});

test('editShopPage rejects pictures of a buyer or of another shop', async () => {
	const [shop, other] = [await makeShop(db), await makeShop(db)];
	const packer = await makeCustomer(db);
	await makeStaff(db, shop.id, packer.id, 'stock');
	const own = await upload('1'.repeat(32), packer.id);
	const ofBuyer = await upload('2'.repeat(32), (await makeCustomer(db)).id);
	const ofOther = await upload('3'.repeat(32), other.ownerId);
	const signOfOther = await upload('4'.repeat(32), null);
	await editShopPage(contextOf(database, vendor(other.ownerId, other.id)), { ...PLAIN, logoHash: signOfOther });
	const seller = contextOf(database, vendor(shop.ownerId, shop.id));
	for (const hash of [ofBuyer, ofOther, signOfOther]) {
		const taken = { code: 'vendors.picture_taken', fields: { bannerHash: 'vendors.picture_taken' } };
		expect(await editShopPage(seller, { ...PLAIN, logoHash: own, bannerHash: hash })).toMatchObject({ error: taken });
	}
	expect(await editShopPage(seller, { ...PLAIN, logoHash: own })).toMatchObject({ ok: true });
	await db.delete(shopStaff).where(eq(shopStaff.customerId, packer.id));
	expect(await editShopPage(seller, { ...PLAIN, logoHash: own, bannerHash: own })).toMatchObject({ ok: true });
});

test('editShopPage accepts a picture for each shop that uploaded it and returns vendors.picture_taken for others', async () => {
	const [shop, rival, stranger] = [await makeShop(db), await makeShop(db), await makeShop(db)];
	const sign = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#3a7d44' } })
		.png()
		.toBuffer();
	const [seller, other, third] = [shop, rival, stranger].map((of) => contextOf(database, vendor(of.ownerId, of.id)));
	if (!(seller && other && third)) throw new Error('nobody there');
	const first = await storePicture(contextOf(database, member((await makeCustomer(db)).id)), sign);
	if (!first.ok) throw new Error(first.error.code);
	const page = { ...PLAIN, logoHash: first.value.hash };
	const taken = { error: { code: 'vendors.picture_taken' } };
	expect(await editShopPage(seller, page)).toMatchObject(taken);
	for (const uploader of [other, seller]) expect(await storePicture(uploader, sign)).toEqual(first);
	expect(await editShopPage(other, page)).toMatchObject({ ok: true });
	expect(await editShopPage(seller, page)).toMatchObject({ ok: true });
	expect(await getShop(seller.read, shop.id)).toMatchObject({ logoHash: first.value.hash });
	expect(await editShopPage(third, page)).toMatchObject(taken);
});

test('getOwnShopPage returns what was just saved even with a lagging replica', async () => {
	const shop = await makeShop(db);
	const seller = withoutReplica(contextOf(database, vendor(shop.ownerId, shop.id)));
	await editShopPage(seller, PLAIN);
	expect(await getOwnShopPage(seller)).toMatchObject({ tagline: PLAIN.tagline });
});

test('editShopPage returns vendors.page_changed with the current page when another person changed it since it was loaded', async () => {
	const shop = await makeShop(db, { tagline: 'Cũ' });
	const seller = contextOf(database, vendor(shop.ownerId, shop.id));
	const seen = { tagline: ' Cũ ', description: '', ...NO_PICTURES };
	expect(await editShopPage(seller, { ...PLAIN, seen })).toMatchObject({ ok: true });
	const second = await editShopPage(seller, { ...PLAIN, tagline: 'Của người sau', seen });
	expect(second).toMatchObject({
		error: { code: 'vendors.page_changed', kind: 'conflict', details: { current: PLAIN } },
	});
	expect(await getOwnShopPage(seller)).toMatchObject(PLAIN);
	const again = await editShopPage(seller, { ...PLAIN, tagline: 'Của người sau', seen: PLAIN });
	expect(again).toMatchObject({ ok: true });
});
