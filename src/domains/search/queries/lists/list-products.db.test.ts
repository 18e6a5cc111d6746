import { expect, test } from 'vitest';
import { readOnly } from '#src/platform/db/index.ts';
import { testDatabase } from '#tests/database.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import type { ListProductsInput } from '../../contract/lists.ts';
import { listProducts } from './list-products.ts';

const { db } = await testDatabase();
const read = readOnly(db);
const [north, south] = [
	await makeShop(db, { slug: 'o-bac', provinceCode: '01' }),
	await makeShop(db, { slug: 'o-nam', provinceCode: '79' }),
];
await makeProduct(db, {
	shopId: north.id,
	name: 'Áo đỏ M',
	filterKeys: ['mau:do', 'co:m'],
	ratingScore: 4.6,
	ratingCount: 1,
});
await makeProduct(db, {
	shopId: north.id,
	name: 'Áo đỏ L',
	filterKeys: ['mau:do', 'co:l'],
	ratingScore: 3.2,
	ratingCount: 1,
});
await makeProduct(db, { shopId: south.id, name: 'Áo đen M', filterKeys: ['mau:den', 'co:m'] });

const namesOf = async (input: Partial<ListProductsInput>): Promise<readonly string[]> =>
	(await listProducts(read, { limit: 10, ...input })).items.map(({ name }) => name).sort();

test('listProducts combines values of one attribute with OR and attributes with AND', async () => {
	expect(await namesOf({ attr: 'mau:do' })).toEqual(['Áo đỏ L', 'Áo đỏ M']);
	expect(await namesOf({ attr: 'mau:do,mau:den' })).toHaveLength(3);
	expect(await namesOf({ attr: 'mau:do,co:m' })).toEqual(['Áo đỏ M']);
	expect(await namesOf({ attr: 'mau:do', q: 'áo' })).toEqual(['Áo đỏ L', 'Áo đỏ M']);
});

test('listProducts filters by province, rating and discount and ignores invalid values', async () => {
	expect(await namesOf({ province: '79' })).toEqual(['Áo đen M']);
	expect(await namesOf({ province: '01,79', minRating: 4 })).toEqual(['Áo đỏ M']);
	expect(await namesOf({ attr: "'; drop table products --", province: '<b>' })).toHaveLength(3);
	expect(await namesOf({ onSale: true })).toEqual([]);
});
