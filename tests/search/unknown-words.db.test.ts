import { describe, expect, test } from 'vitest';
import { rebuildSearchIndex } from '#src/domains/search/background.ts';
import { getListScreen, readListAddress, suggest } from '#src/domains/search/index.ts';
import { listProductPage } from '#src/domains/search/queries/lists/list-product-page.ts';
import { contextOf, system } from '../context.ts';
import { testDatabase } from '../database.ts';
import { categoryId, makeProduct } from '../factories/catalog.ts';
import { makeShop } from '../factories/vendors.ts';
import { fillCategories } from './scores.ts';
import { UNKNOWN_WORD_QUESTIONS } from './unknown-word-questions.ts';

const database = await testDatabase();
const context = contextOf(database, system());
await fillCategories(database.db);
const shop = await makeShop(database.db, { name: 'Rẻ', slug: 're' });
for (const [name, slug] of [
	['Áo rẻ', 'ao'],
	['Bàn chải giặt', 'cham-soc-quan-ao'],
] as const)
	await makeProduct(database.db, {
		name,
		shopId: shop.id,
		categoryId: await categoryId(database.db, slug),
		variants: [{ priceVnd: 15_000, stock: 5 }],
	});
await rebuildSearchIndex(context);

const pageOf = (text: string) => listProductPage(context.read, { text });
const namesOf = async (text: string) => (await pageOf(text)).cards.map(({ name }) => name);

describe('a query with an unknown word', () => {
	test.each(UNKNOWN_WORD_QUESTIONS)('“$typed” finds $wanted and names $unknown', async ({ typed, unknown, wanted }) => {
		const { cards, unknown: named } = await pageOf(typed);
		const [first = ''] = cards.map(({ name }) => name);
		expect([named, wanted.some((part) => first.includes(part)) ? 'right' : first]).toEqual([unknown, 'right']);
	});

	test('there are at least 40 different questions', () => {
		expect(new Set(UNKNOWN_WORD_QUESTIONS.map(({ typed }) => typed)).size).toBeGreaterThanOrEqual(40);
	});
});

describe('products that only the category relates to the query', () => {
	test.each([
		['áo', /Bàn ủi|Máy giặt|Máy cắt lông/],
		['quần áo trẻ em', /Máy sấy|Bàn ủi|Máy giặt/],
		['quan ao tre em', /Máy sấy|Bàn ủi|Máy giặt/],
		['gạo', /Nếp|Yến mạch|Bột/],
		['váy', /Găng|Ghế|Nước mắm/],
		['tai nghe', /Tivi|Loa|Micro/],
		['tai nghe sennheiser', /Tivi|Loa|Micro/],
		['t-shirt nam', /năm/],
	])('are left out of “%s”', async (text, other) => {
		const names = await namesOf(text);
		expect(names.length).toBeGreaterThan(1);
		expect(names.filter((name) => other.test(name))).toEqual([]);
	});

	test('are left out of a price range that few of the named products fit', async () => {
		const { cards } = await listProductPage(context.read, { text: 'áo', maxVnd: 20_000 });
		expect(cards.map(({ name }) => name)).toEqual(['Áo rẻ']);
	});

	test('stay when the head term names too few others', async () => {
		expect((await namesOf('đồ chơi gỗ')).length).toBeGreaterThan(1);
	});

	test('are left out of the count, of other sortings and of the facets', async () => {
		const screenOf = (query: string) => getListScreen(context.read, readListAddress(new URLSearchParams(query)));
		const plain = await screenOf('q=gạo');
		expect(plain.list.total).toBe(plain.list.cards.length);
		const sorted = await screenOf('q=gạo&sort=price_asc');
		expect(sorted.list.cards.map(({ name }) => name).sort()).toEqual(plain.list.cards.map(({ name }) => name).sort());
		const counted = plain.facets.flags.find(({ value }) => value === 'stock')?.count;
		expect((await screenOf('q=gạo&stock=1')).list.total).toBe(counted);
	});
});

describe('suggestions', () => {
	const suggested = async (q: string) => (await suggest(context.read, { q, limit: 8 })).items.map(({ text }) => text);

	test('a syllable typed with tones does not suggest others', async () => {
		const texts = await suggested('gạ');
		expect(texts[0]).toBe('Gạo & ngũ cốc');
		expect(texts.filter((text) => /ga gối|Gà/.test(text))).toEqual([]);
		expect(await suggested('ga')).toContain('Chăn ga gối');
	});

	test('a price in the query is not searched in names', async () => {
		expect(await suggested('gạo dưới 100k')).toEqual(await suggested('gạo'));
	});
});
