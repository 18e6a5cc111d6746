import { beforeAll, expect, test } from 'vitest';
import { readOnly } from '#src/platform/db/index.ts';
import { contextOf, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { categoryId, makeProduct } from '#tests/factories/catalog.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import { rebuildSearchIndex } from '../use-cases/rebuild-search-index.ts';
import { listProductPage } from './list-product-page.ts';

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
	// Newer than what was learned.
	await makeProduct(db, { shopId: shop.id, categoryId: elsewhere, name: 'Bình gốm zqxvua' });
});

test('words that are right elsewhere are not guessed at where the list is narrowed to nothing', async () => {
	expect(await found('bình gốm hoa cúc')).toEqual([]);
});

test('a word that no products had when words were learned is not looked for elsewhere: what resembles it is shown', async () => {
	expect(await found('bình gốm zqxvua')).toEqual(['Bình gốm men lam']);
});
