import { expect, test } from 'vitest';
import { readOnly } from '#src/platform/db/index.ts';
import { newId } from '#src/shared/ids.ts';
import { testDatabase } from '#tests/database.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import { listRecentlyViewed } from './list-recently-viewed.ts';

const { db } = await testDatabase();

test('listSeen returns the current lowest price of each product', async () => {
	const [one, several] = [
		await makeProduct(db, { variants: [{ priceVnd: 50_000 }] }),
		await makeProduct(db, { variants: [{ priceVnd: 90_000 }, { priceVnd: 70_000 }] }),
	];
	const { items } = await listRecentlyViewed(readOnly(db), { ids: `${one.id},${several.id}` });
	expect(items).toMatchObject([
		{ priceVnd: 50_000, isFrom: false },
		{ priceVnd: 70_000, isFrom: true },
	]);
});

test('listSeen omits products without a page and keeps the order of the ids', async () => {
	const closed = await makeShop(db, { state: 'terminated' });
	const [rice, tea] = [await makeProduct(db, { name: 'G\u1ea1o' }), await makeProduct(db, { state: 'discontinued' })];
	const gone = [
		await makeProduct(db, { state: 'taken_down' }),
		await makeProduct(db, { state: 'hidden' }),
		await makeProduct(db, { shopId: closed.id }),
		{ id: newId() },
	];
	const ids = [tea, ...gone, rice, tea].map(({ id }) => id).join(',');
	const { items } = await listRecentlyViewed(readOnly(db), { ids });
	expect(items.map(({ id }) => id)).toEqual([tea.id, rice.id]);
	expect(items[0]).toMatchObject({ priceVnd: null });
	expect(items[1]).toMatchObject({ name: 'G\u1ea1o', slug: rice.slug, hash: expect.any(String) });
});

test.each(['', ',', "x,'; drop table products", '%'])(
	'listSeen returns nothing for the invalid ids %j',
	async (ids) => {
		expect(await listRecentlyViewed(readOnly(db), { ids })).toEqual({ items: [] });
	},
);
