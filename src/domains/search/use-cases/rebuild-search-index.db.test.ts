import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { products } from '#src/domains/catalog/db/tables.ts';
import { contextOf, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import { productRankings, searchSynonyms, searchTermRows } from '../db/tables.ts';
import { listProductPage } from '../queries/lists/list-product-page.ts';
import { listSearchMisses } from '../queries/results/list-search-misses.ts';
import { listSynonyms } from '../queries/results/list-synonyms.ts';
import { RANKING_VERSION } from '../rules/ranking/ranking.ts';
import { loadSynonyms } from './load-synonyms.ts';
import { indexNewProducts, rebuildSearchIndex } from './rebuild-search-index.ts';
import { recordSearch } from './record-search.ts';
import { removeSynonym, saveSynonym } from './save-synonym.ts';

const database = await testDatabase();
const context = contextOf(database, system());
const shop = await makeShop(database.db);
const put = (name: string, publishedAt: string) =>
	makeProduct(database.db, { shopId: shop.id, name, publishedAt: new Date(publishedAt), searchText: 'sai' });
const find = async (text: string) => (await listProductPage(context.read, { text })).cards.map(({ name }) => name);
const hitsOf = async (term: string) =>
	(await database.db.select().from(searchTermRows).where(eq(searchTermRows.term, term)))[0]?.hits ?? 0;

test('rebuildSearchIndex stores the word counts, search texts and rankings of all products', async () => {
	const lamp = await put('Đèn lồng lụa', '2026-10-01T00:00:00Z');
	await put('Đèn bàn', '2026-10-02T00:00:00Z');
	expect(await rebuildSearchIndex(context)).toEqual({ products: 2 });
	expect([await hitsOf('đèn'), await hitsOf('đèn lồng')]).toEqual([2, 1]);
	const [mended] = await database.db.select().from(products).where(eq(products.id, lamp.id));
	expect(mended?.searchText).toBe('den long lua gao ngu coc');
	const [ranking] = await database.db.select().from(productRankings).where(eq(productRankings.productId, lamp.id));
	expect(ranking).toMatchObject({ formulaVersion: RANKING_VERSION, stock: 1, stars: 0.75 });
	const { rows } = await database.pool.query('select score from search_entries where id = $1', [lamp.id]);
	expect(rows).toEqual([{ score: ranking?.score }]);
	expect(await find('ddenf loongf')).toEqual(['Đèn lồng lụa']);
	await rebuildSearchIndex(context);
	expect(await hitsOf('đèn')).toBe(2);
});

test('indexNewProducts adds products published since its last run, once', async () => {
	await put('Quạt trần', '2026-10-03T00:00:00Z');
	expect(await indexNewProducts(context)).toEqual({ products: 1 });
	expect(await indexNewProducts(context)).toEqual({ products: 0 });
	expect([await hitsOf('quạt trần'), await hitsOf('đèn')]).toEqual([1, 2]);
});

test('a synonym added by an operator applies immediately, and a deleted one is not restored by the next start', async () => {
	expect(await find('quat may')).toEqual([]);
	expect(await saveSynonym(context, { term: 'Quạt máy', meaning: 'đèn bàn' })).toMatchObject({ ok: true });
	await find('quat');
	expect(await find('quạt máy')).toContain('Đèn bàn');
	expect((await saveSynonym(context, { term: '%', meaning: 'quạt' })).ok).toBe(false);
	const [first] = await listSynonyms(context.read);
	if (!first) throw new Error('no base synonym');
	expect((await removeSynonym(context, first)).ok).toBe(true);
	expect((await removeSynonym(context, first)).ok).toBe(false);
	await loadSynonyms(context);
	const [stone] = await database.db.select().from(searchSynonyms).where(eq(searchSynonyms.term, first.term));
	expect(stone?.removedAt).not.toBeNull();
});

test('listSearchMisses counts searches without results per term and leaves out personal data', async () => {
	for (const text of ['Máy giặt', 'may  giat', '0912 345 678'])
		await recordSearch(context, { text, total: 0, isMiss: true });
	await recordSearch(context, { text: 'máy giặt', total: 3, isMiss: false });
	await recordSearch(context, { text: 'đèn', total: 2, isMiss: false });
	expect(await listSearchMisses(context.read, 7, 10)).toEqual([
		{ term: 'may giat', searches: 3, misses: 2, lastHits: 3 },
	]);
});

test('twenty concurrent searches for the same term are counted twenty times', async () => {
	await Promise.all(Array.from({ length: 20 }, () => recordSearch(context, { text: 'ghế', total: 0, isMiss: true })));
	expect((await listSearchMisses(context.read, 1, 1))[0]).toMatchObject({ term: 'ghe', misses: 20 });
});
