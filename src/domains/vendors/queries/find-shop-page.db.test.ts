import { expect, test } from 'vitest';
import { readOnly } from '#src/platform/db/index.ts';
import { testDatabase } from '#tests/database.ts';
import { makeCustomer } from '#tests/factories/identity.ts';
import { makeShop, makeStaff } from '#tests/factories/vendors.ts';
import type { ShopState } from '../contract/shop.ts';
import { findShopPage } from './find-shop-page.ts';
import { listStaff } from './list-staff.ts';

const database = await testDatabase();
const { db, pool } = database;
const read = readOnly(db);

test("findShopPage returns the shop's name, legal identity, province and opening date", async () => {
	await makeShop(db, { slug: 'gom-lang', name: 'Gốm Làng' });
	expect(await findShopPage(read, 'gom-lang')).toMatchObject({
		kind: 'shop',
		shop: {
			name: 'Gốm Làng',
			opening: 'open',
			legalName: 'Hộ kinh doanh Mẫu',
			taxCode: '0100000000',
			provinceName: expect.stringContaining('Hà Nội'),
			joinedAt: '2026-10-01T02:00:00.000Z',
		},
	});
});

test('findShopPage leaves out the owner and internal notes', async () => {
	const shop = await makeShop(db, { slug: 'kin-dao', stateReason: 'ghi chú của nhân viên' });
	const page = JSON.stringify(await findShopPage(read, 'kin-dao'));
	for (const secret of [shop.ownerId, 'ghi chú', 'ownerId', 'stateReason']) expect(page).not.toContain(secret);
});

test.each([
	['approved', 'shop'],
	['suspended', 'shop'],
	['draft', 'absent'],
	['submitted', 'absent'],
	['rejected', 'absent'],
	['terminated', 'gone'],
] as const)('findShopPage of a shop that is %s returns %s', async (state: ShopState, kind) => {
	const { slug } = await makeShop(db, { state });
	expect((await findShopPage(read, slug)).kind).toBe(kind);
});

test('findShopPage redirects a former slug to the current one', async () => {
	const { id } = await makeShop(db, { slug: 'ten-moi' });
	await pool.query("INSERT INTO shop_slugs (slug, shop_id) VALUES ('ten-cu', $1)", [id]);
	expect(await findShopPage(read, 'ten-cu')).toEqual({ kind: 'moved', slug: 'ten-moi' });
	expect(await findShopPage(read, 'chua-ai-dung')).toEqual({ kind: 'absent' });
});

test('findShopPage reports a holiday on its days only, first and last day included', async () => {
	await makeShop(db, { slug: 'di-nghi', closedFrom: '2030-02-01', closedTo: '2030-02-03' });
	const on = async (instant: string) => {
		await database.setClockTo(instant);
		const page = await findShopPage(read, 'di-nghi');
		return page.kind === 'shop' ? [page.shop.opening, page.shop.closedTo] : page.kind;
	};
	expect(await on('2030-01-31T23:59:00+07:00')).toEqual(['open', null]);
	expect(await on('2030-02-01T00:01:00+07:00')).toEqual(['on_holiday', '2030-02-03']);
	expect(await on('2030-02-03T23:59:00+07:00')).toEqual(['on_holiday', '2030-02-03']);
	expect(await on('2030-02-04T00:01:00+07:00')).toEqual(['open', null]);
	await database.setClock('0 s');
});

test('listStaff returns the staff of the given roles and counts the owner as an admin', async () => {
	const shop = await makeShop(db);
	const [packer, clerk] = [await makeCustomer(db), await makeCustomer(db)];
	await makeStaff(db, shop.id, packer.id, 'stock');
	await makeStaff(db, shop.id, clerk.id, 'orders');
	const other = await makeShop(db);
	expect(await listStaff(read, shop.id, ['admin'])).toEqual([shop.ownerId]);
	expect([...(await listStaff(read, shop.id, ['stock', 'orders']))].sort()).toEqual([packer.id, clerk.id].sort());
	expect(await listStaff(read, other.id, ['stock', 'orders', 'support'])).toEqual([]);
});
