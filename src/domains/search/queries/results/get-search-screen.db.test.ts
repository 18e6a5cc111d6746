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
	expect(namesOf(alike)[0]).toBe('Áo khoác gió');
	expect(namesOf(alike)).not.toContain('Áo dài lụa');
	expect(bestSellers).toEqual([]);
});

test('a search with enough matches returns no alternatives', async () => {
	const { list, alike, categories } = await screenOf('q=quần vải');
	expect([list.total, alike, categories]).toEqual([4, [], []]);
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
	for (const { id } of [...list.cards, ...alike]) expect(tags).toContain(`product:${id}`);
});
