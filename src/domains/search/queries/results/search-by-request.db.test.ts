import { beforeAll, expect, test } from 'vitest';
import { readOnly } from '#src/platform/db/index.ts';
import { contextOf, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { categoryId, makeProduct } from '#tests/factories/catalog.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import { ListProductsInput } from '../../contract/lists.ts';
import { readListAddress } from '../../rules/list-address.ts';
import { rebuildSearchIndex } from '../../use-cases/rebuild-search-index.ts';
import { getListScreen } from '../lists/get-list-screen.ts';
import { listProducts } from '../lists/list-products.ts';
import { findNamedShop } from './find-named-shop.ts';
import { getSearchScreen } from './get-search-screen.ts';

const database = await testDatabase();
const { db } = database;
const read = readOnly(db);

const screenOf = (query: string) => getListScreen(read, readListAddress(new URLSearchParams(query)));
const foundBy = async (query: string) => {
	const { list } = await screenOf(query);
	return { names: list.cards.map(({ name }) => name).sort(), isSimilar: list.isSimilar };
};

beforeAll(async () => {
	const shop = await makeShop(db, { name: 'Góc Văn Phòng', slug: 'goc-van-phong' });
	const other = await makeShop(db, { name: 'Vở Kẻ Ngang', slug: 'vo-ke-ngang' });
	const category = await categoryId(db, 'ao');
	const put = (shopId: string, name: string, priceVnd: number) =>
		makeProduct(db, { shopId, categoryId: category, name, variants: [{ stock: 5, priceVnd }] });
	await put(shop.id, 'Bút bi xanh', 5000);
	await put(shop.id, 'Sổ tay da', 90_000);
	await put(other.id, 'Bút máy', 120_000);
	await put(shop.id, 'Vở kẻ ngang', 12_000);
	await rebuildSearchIndex(contextOf(database, system()));
});

test("a search for a shop's name returns its products, with or without tone marks", async () => {
	const all = { names: ['Bút bi xanh', 'Sổ tay da', 'Vở kẻ ngang'], isSimilar: false };
	expect(await foundBy('q=góc văn phòng')).toEqual(all);
	expect(await foundBy('q=GOC VAN PHONG')).toEqual(all);
	const { items } = await listProducts(read, ListProductsInput.parse({ q: 'góc văn phòng' }));
	expect(items.map(({ name }) => name).sort()).toEqual(all.names);
});

test("further terms next to a shop's name search within the shop, and without a match all its products are shown as similar", async () => {
	expect((await foundBy('q=góc văn phòng bút')).names).toEqual(['Bút bi xanh']);
	expect((await foundBy('q=sổ tay góc văn phòng')).names).toEqual(['Sổ tay da']);
	expect(await foundBy('q=góc văn phòng xe đạp')).toMatchObject({ names: { length: 3 }, isSimilar: true });
});

test('a search within a shop without a match is logged as a miss', async () => {
	const missed = async (query: string) =>
		(await getSearchScreen(read, readListAddress(new URLSearchParams(query)))).outcome?.isMiss;
	expect(await missed('q=góc văn phòng xe đạp')).toBe(true);
	expect(await missed('q=góc văn phòng')).toBe(false);
	expect(await missed('q=góc văn phòng bút')).toBe(false);
});

test('product names take precedence over shop names', async () => {
	expect((await foundBy('q=vở kẻ ngang')).names).toEqual(['Vở kẻ ngang']);
});

test('facet counts of a search for a shop match its results', async () => {
	const { facets, list } = await screenOf('q=góc văn phòng&min=10000');
	expect(list.cards.map(({ name }) => name).sort()).toEqual(['Sổ tay da', 'Vở kẻ ngang']);
	expect(facets.flags.find(({ value }) => value === 'stock')?.count).toBe(2);
});

test('findNamedShop returns null for a part of a name and for a name of one word', async () => {
	await makeShop(db, { name: 'Nón', slug: 'non' });
	expect(await findNamedShop(read, 'văn phòng')).toBeNull();
	expect(await findNamedShop(read, 'nón lá')).toBeNull();
});

test('a search for clothes returns clothes, and a search for a present returns ideas as similar products', async () => {
	const { id: shopId } = await makeShop(db);
	const put = async (slug: string, name: string) =>
		makeProduct(db, { shopId, categoryId: await categoryId(db, slug), name, variants: [{ stock: 5 }] });
	await put('cham-soc-quan-ao', 'Máy sấy quần áo');
	await put('quan', 'Quần tây');
	await put('cham-soc-da', 'Kem dưỡng da');
	await rebuildSearchIndex(contextOf(database, system()));
	const clothes = await foundBy('q=quần áo');
	expect(clothes.names).toContain('Quần tây');
	expect(clothes.names).not.toContain('Máy sấy quần áo');
	expect(clothes.isSimilar).toBe(false);
	expect((await foundBy('q=quan ao')).names).toEqual(clothes.names);
	expect((await foundBy('q=máy sấy quần áo')).names).toEqual(['Máy sấy quần áo']);
	expect(await foundBy('q=quà tặng mẹ')).toEqual({ names: ['Kem dưỡng da'], isSimilar: true });
	const { items } = await listProducts(read, ListProductsInput.parse({ q: 'quà tặng mẹ' }));
	expect(items.map(({ name }) => name)).toEqual(['Kem dưỡng da']);
});
