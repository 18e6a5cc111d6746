import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { searchText } from '#src/domains/catalog/rules/attributes/search-terms.ts';
import { readOnly } from '#src/platform/db/index.ts';
import { contextOf, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { categoryId, makeProduct } from '#tests/factories/catalog.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import { readListAddress } from '../../rules/list-address.ts';
import { rebuildSearchIndex } from '../../use-cases/rebuild-search-index.ts';
import { getListScreen } from './get-list-screen.ts';
import { listFacets } from './list-facets.ts';

const database = await testDatabase();
const read = readOnly(database.db);
const ao = await categoryId(database.db, 'ao');
const parent = await categoryId(database.db, 'thoi-trang');
const danang = await makeShop(database.db, { name: 'Xưởng Đà Nẵng', slug: 'xuong-da-nang', provinceCode: '48' });
const hanoi = await makeShop(database.db, { name: 'Xưởng Hà Nội', slug: 'xuong-ha-noi', provinceCode: '01' });

const put = (name: string, filterKeys: string[], more: Parameters<typeof makeProduct>[1] = {}) =>
	makeProduct(database.db, {
		categoryId: ao,
		shopId: danang.id,
		name,
		searchText: searchText(name),
		filterKeys,
		...more,
	});

await put('Áo đỏ vải lụa', ['mau:do', 'co:m', 'chat-lieu:lua'], { ratingScore: 4.6, ratingCount: 9 });
await put('Áo đỏ vải bông', ['mau:do', 'co:l', 'chat-lieu:cotton'], { shopId: hanoi.id, variants: [{ stock: 0 }] });
await put('Áo đen vải bông', ['mau:den', 'co:m', 'chat-lieu:cotton'], { ratingScore: 3.2, ratingCount: 2 });
await put('Áo trắng', ['mau:trang', 'co:xl'], { isBargainable: true, variants: [{ priceVnd: 500_000 }] });
await put('Áo bị gỡ', ['mau:do', 'co:m'], { state: 'taken_down' });

const screenOf = (query: string, within: Parameters<typeof getListScreen>[2] = { categoryId: ao }) =>
	getListScreen(read, readListAddress(new URLSearchParams(query)), within);
type Screen = Awaited<ReturnType<typeof screenOf>>;
const namesOf = ({ list }: Screen) => list.cards.map(({ name }) => name).sort();
const countsOf = ({ facets }: Screen, code: string) =>
	Object.fromEntries(
		(facets.attributes.find((facet) => facet.code === code)?.choices ?? []).map(({ value, count }) => [value, count]),
	);

test('getListScreen combines values of one attribute with OR and attributes with AND', async () => {
	expect(namesOf(await screenOf('attr=mau:do,mau:den'))).toEqual([
		'Áo đen vải bông',
		'Áo đỏ vải bông',
		'Áo đỏ vải lụa',
	]);
	expect(namesOf(await screenOf('attr=mau:do,mau:den,co:m'))).toEqual(['Áo đen vải bông', 'Áo đỏ vải lụa']);
	expect(namesOf(await screenOf('attr=mau:do,co:xl'))).toEqual([]);
	expect(namesOf(await screenOf('attr=mau:do', { categoryId: parent }))).toHaveLength(2);
});

test('facet counts ignore the other selected values of their own attribute', async () => {
	const plain = await screenOf('');
	expect(countsOf(plain, 'mau')).toEqual({ 'mau:do': 2, 'mau:den': 1, 'mau:trang': 1 });
	const red = await screenOf('attr=mau:do');
	expect(countsOf(red, 'mau')).toEqual({ 'mau:do': 2, 'mau:den': 1, 'mau:trang': 1 });
	expect(countsOf(red, 'co')).toEqual({ 'co:m': 1, 'co:l': 1 });
	const redOfSilk = await screenOf('attr=mau:do,chat-lieu:lua');
	expect(countsOf(redOfSilk, 'mau')).toEqual({ 'mau:do': 1 });
	expect(countsOf(redOfSilk, 'chat-lieu')).toEqual({ 'chat-lieu:lua': 1, 'chat-lieu:cotton': 1 });
	expect(redOfSilk.facets.precision).toBe('exact');
});

test('a selected filter value stays listed with count 0 when nothing matches', async () => {
	const none = await screenOf('attr=mau:tim,co:xl');
	expect(none.list.total).toBe(0);
	const violet = none.facets.attributes.find(({ code }) => code === 'mau')?.choices.find(({ isChosen }) => isChosen);
	expect(violet).toEqual({ value: 'mau:tim', name: 'Tím', count: 0, isChosen: true });
	expect(none.active.map(({ value }) => value)).toEqual(['co:xl', 'mau:tim']);
});

test('getListScreen filters by shop, province, rating, stock and flags and counts them', async () => {
	const { facets } = await screenOf('');
	expect(facets.shops.map(({ name, count }) => [name, count])).toEqual([
		['Xưởng Đà Nẵng', 3],
		['Xưởng Hà Nội', 1],
	]);
	expect(facets.provinces.map(({ value, count }) => [value, count])).toEqual([
		['48', 3],
		['01', 1],
	]);
	expect(facets.ratings.map(({ value, count }) => [value, count])).toEqual([
		['4', 1],
		['3', 2],
	]);
	expect(facets.flags.map(({ value, count }) => [value, count])).toEqual([
		['stock', 3],
		['bargain', 1],
	]);
	expect(namesOf(await screenOf('shop=xuong-ha-noi'))).toEqual(['Áo đỏ vải bông']);
	expect(namesOf(await screenOf('province=01'))).toEqual(['Áo đỏ vải bông']);
	expect(namesOf(await screenOf('rating=4'))).toEqual(['Áo đỏ vải lụa']);
	expect(namesOf(await screenOf('bargain=1'))).toEqual(['Áo trắng']);
	expect(namesOf(await screenOf('stock=1&attr=mau:do'))).toEqual(['Áo đỏ vải lụa']);
	expect((await screenOf('min=400000')).facets.shops).toHaveLength(1);
	expect((await screenOf('', { shopId: danang.id })).facets.shops).toEqual([]);
});

test('search text and filters combine, and a correct text without matches in the filters is not corrected', async () => {
	expect(namesOf(await screenOf('q=áo đỏ&attr=co:l', {}))).toEqual(['Áo đỏ vải bông']);
	const counted = await screenOf('q=áo đỏ', {});
	expect(countsOf(counted, 'co')).toEqual({ 'co:m': 1, 'co:l': 1 });
	const none = await screenOf('q=áo đỏ&attr=co:xl', {});
	expect(none.list).toMatchObject({ total: 0, isSimilar: false });
	expect(countsOf(none, 'co')).toEqual({ 'co:m': 1, 'co:l': 1, 'co:xl': 0 });
});

test('facets of similar products are counted among the displayed products only', async () => {
	await rebuildSearchIndex(contextOf(database, system()));
	const similar = await screenOf('q=vair bonng', {});
	expect(similar.list).toMatchObject({ mode: 'meant', total: 2 });
	expect(namesOf(similar)).toEqual(['Áo đen vải bông', 'Áo đỏ vải bông']);
	expect(countsOf(similar, 'mau')).toEqual({ 'mau:do': 1, 'mau:den': 1 });
	expect(similar.facets).toMatchObject({ precision: 'exact', ratings: [{ value: '3', count: 1 }] });
});

test('sorting by rating shows rated products first and unrated ones by sales', async () => {
	const { list } = await screenOf('sort=rating');
	expect(list.cards.map(({ ratingScore }) => ratingScore?.toFixed(1) ?? null)).toEqual(['4.6', '3.2', null, null]);
	const found = await screenOf('q=áo&sort=rating', {});
	expect(found.list.cards[0]?.name).toBe('Áo đỏ vải lụa');
});

test('listFacets omits attributes that the category does not filter by', async () => {
	await put('Áo lạ', ['bao-quan:kho', 'anh-sang:it-nang', 'khong-co:gi']);
	const facets = await listFacets(read, { categoryId: ao }, null);
	expect(facets.attributes.map(({ code }) => code)).toEqual(['mau', 'co', 'chat-lieu']);
});

test('partial matches far below the best match are neither shown nor counted', async () => {
	await put('Quần kaki', ['mau:den'], { categoryId: await categoryId(database.db, 'gao-ngu-coc') });
	await rebuildSearchIndex(contextOf(database, system()));
	const screen = await screenOf('q=kaki áo', {});
	expect(screen.list.mode).toBe('partial');
	expect(namesOf(screen)).toEqual(['Quần kaki']);
	expect(countsOf(screen, 'mau')).toEqual({ 'mau:den': 1 });
});

test('the star filter compares the plain average that people see, in lists and in a search', async () => {
	await database.db.execute(sql`
		update products set rating_score = 3.7, rating_count = 1, rating_average = 5 where name = 'Áo trắng'`);
	await database.db.execute(sql`
		update products set rating_score = 4.1, rating_count = 2, rating_average = 3.5 where name = 'Áo đen vải bông'`);
	for (const screen of [await screenOf('rating=4'), await screenOf('q=áo&rating=4', {})]) {
		expect(namesOf(screen)).toEqual(['Áo trắng', 'Áo đỏ vải lụa']);
		expect(screen.facets.ratings.find(({ value }) => value === '4')?.count).toBe(2);
	}
});
