import { beforeAll, expect, test } from 'vitest';
import { readOnly } from '#src/platform/db/index.ts';
import { contextOf, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { categoryId, makeProduct } from '#tests/factories/catalog.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import { readListAddress } from '../../rules/list-address.ts';
import { rebuildSearchIndex } from '../../use-cases/rebuild-search-index.ts';
import { getSearchScreen } from './get-search-screen.ts';

const database = await testDatabase();
const { db } = database;

const screenOf = (query: string) => getSearchScreen(readOnly(db), readListAddress(new URLSearchParams(query)));
const namesOf = (cards: readonly { readonly name: string }[]) => cards.map(({ name }) => name);

beforeAll(async () => {
	const shop = await makeShop(db, { name: 'Nón Lá Huế', slug: 'non-la-hue' });
	const put = async (category: string, name: string, soldCount: number, stock = 5) =>
		makeProduct(db, {
			shopId: shop.id,
			categoryId: await categoryId(db, category),
			name,
			soldCount,
			variants: [{ stock }],
		});
	await put('ao', 'Áo dài lụa', 9);
	await put('ao', 'Áo khoác gió', 90);
	await put('ao', 'Áo len cổ tròn', 50, 0);
	for (const colour of ['đỏ', 'xanh', 'vàng', 'nâu']) await put('quan', `Quần vải ${colour}`, 1);
	await rebuildSearchIndex(contextOf(database, system()));
});

test('a search with few matches also returns best sellers of the same category, each product once', async () => {
	const { list, alike, bestSellers } = await screenOf('q=áo dài lụa');
	expect(namesOf(list.cards)).toEqual(['Áo dài lụa']);
	expect(alike.kind).toBe('category');
	expect(namesOf(alike.cards)).toEqual(['Áo khoác gió']);
	expect(bestSellers).toEqual([]);
});

test('with few matches below a price, the search offers the same kind slightly above it', async () => {
	const shop = await makeShop(db);
	const away = await makeShop(db, { closedFrom: '2020-01-01', closedTo: '2099-12-31' });
	const put = async (shopId: string, category: string, name: string, priceVnd: number, soldCount: number) =>
		makeProduct(db, {
			shopId,
			categoryId: await categoryId(db, category),
			name,
			soldCount,
			variants: [{ priceVnd, stock: 5 }],
		});
	await put(shop.id, 'mu-ao-mua', 'Mũ tai bèo', 90_000, 4);
	await put(shop.id, 'mu-ao-mua', 'Mũ lưỡi trai', 250_000, 9);
	await put(shop.id, 'mu-ao-mua', 'Mũ len', 290_000, 1);
	await put(shop.id, 'mu-ao-mua', 'Mũ phớt dạ', 900_000, 8);
	await put(away.id, 'mu-ao-mua', 'Mũ cói rộng vành', 95_000, 5000);
	await rebuildSearchIndex(contextOf(database, system()));
	const { list, alike } = await screenOf('q=mũ dưới 200k');
	expect(namesOf(list.cards)).toEqual(['Mũ tai bèo', 'Mũ cói rộng vành']);
	expect([alike.kind, namesOf(alike.cards).toSorted()]).toEqual(['dearer', ['Mũ len', 'Mũ lưỡi trai']]);
	expect(namesOf((await screenOf('q=mũ&sort=price_asc')).list.cards)[1]).toBe('Mũ cói rộng vành');
});

test('a search with enough matches returns no alternatives', async () => {
	const { list, alike, categories } = await screenOf('q=quần vải');
	expect([list.total, alike.cards, categories]).toEqual([4, [], []]);
});

test('a search without matches returns categories and best sellers, none of them sold out', async () => {
	const { list, categories, bestSellers } = await screenOf('q=kxqzwv');
	expect(list.total).toBe(0);
	expect(categories.length).toBeGreaterThan(0);
	expect(namesOf(bestSellers)[0]).toBe('Áo khoác gió');
	expect(namesOf(bestSellers)).not.toContain('Áo len cổ tròn');
});

test('categories and shops whose name equals the query appear on the first page only', async () => {
	expect((await screenOf('q=nón lá')).places).toMatchObject([{ kind: 'shop', text: 'Nón Lá Huế', slug: 'non-la-hue' }]);
	expect((await screenOf('q=nón lá&page=2')).places).toEqual([]);
	expect((await screenOf('')).places).toEqual([]);
});

test.each([
	['q=quần vải', { text: 'quần vải', total: 4, isMiss: false }],
	['q=kxqzwv', { text: 'kxqzwv', total: 0, isMiss: true }],
	['q=quần vải&page=2', null],
	['q=quần vải&stock=1', null],
	['', null],
])('getSearchScreen for “%s” returns the log entry %j', async (query, outcome) => {
	expect((await screenOf(query)).outcome).toEqual(outcome);
});

test('getSearchScreen returns cache tags of its products, but none for a search without matches, which is counted each time', async () => {
	expect((await screenOf('q=kxqzwv')).tags).toBeNull();
	expect((await screenOf('q=kxqzwv&stock=1')).tags).toContain('catalog');
	const { list, alike, tags } = await screenOf('q=áo dài lụa');
	for (const { id } of [...list.cards, ...alike.cards]) expect(tags).toContain(`product:${id}`);
});
