import { beforeAll, expect, test } from 'vitest';
import { readOnly } from '#src/platform/db/index.ts';
import { contextOf, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { categoryId, makeProduct } from '#tests/factories/catalog.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import { rebuildSearchIndex } from '../../use-cases/rebuild-search-index.ts';
import { listProductPage } from '../lists/list-product-page.ts';

const database = await testDatabase();
const { db } = database;
const read = readOnly(db);
const shop = await makeShop(db);
const [here, elsewhere] = await Promise.all([categoryId(db, 'ao'), categoryId(db)]);
const found = async (text: string) =>
	(await listProductPage(read, { text, categoryId: here }, 1)).cards.map(({ name }) => name);

beforeAll(async () => {
	await makeProduct(db, { shopId: shop.id, categoryId: here, name: 'Bình gốm men lam' });
	await makeProduct(db, { shopId: shop.id, categoryId: elsewhere, name: 'Bình gốm hoa cúc' });
	await rebuildSearchIndex(contextOf(database, system()));
	// Created after the rebuild of the index.
	await makeProduct(db, { shopId: shop.id, categoryId: elsewhere, name: 'Bình gốm zqxvua' });
});

test('a correct query is not corrected when only the category filter excludes its matches', async () => {
	expect(await found('bình gốm hoa cúc')).toEqual([]);
});

test('a query with a term newer than the index returns similar products of the category', async () => {
	expect(await found('bình gốm zqxvua')).toEqual(['Bình gốm men lam']);
});
