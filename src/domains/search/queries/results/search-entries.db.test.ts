import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { searchText } from '#src/domains/catalog/rules/attributes/search-terms.ts';
import { readOnly } from '#src/platform/db/index.ts';
import { testDatabase } from '#tests/database.ts';
import { categoryId, makeProduct } from '#tests/factories/catalog.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import { listProductPage } from '../lists/list-product-page.ts';
import { getSearchLexicon, renewLexicon } from './get-search-lexicon.ts';

const { db } = await testDatabase();
const read = readOnly(db);
const shop = await makeShop(db, { name: 'Xưởng gốm', slug: 'xuong-gom' });
const other = await makeShop(db, { name: 'Lò gốm khác', slug: 'lo-gom-khac' });
const put = (name: string, more: Parameters<typeof makeProduct>[1] = {}) =>
	makeProduct(db, { shopId: shop.id, name, searchText: searchText(name), ...more });

/** Counts differences between search entries and products; the score is excluded because it is updated nightly. */
async function wrongEntries(): Promise<number> {
	const stored = sql`select to_jsonb(entry) - 'score' - 'score_text' from search_entries entry`;
	const wanted = sql`select to_jsonb(source) - 'score' from search_entry_sources source`;
	const { rows } = await db.execute<{ wrong: number }>(sql`
		select count(*)::int as wrong from ((${stored} except ${wanted}) union all (${wanted} except ${stored})) differing`);
	return rows[0]?.wrong ?? -1;
}
const tierOf = async (id: string) =>
	(await db.execute<{ tier: number }>(sql`select tier from search_entries where id = ${id}`)).rows[0]?.tier;
const find = async (text: string, more = {}) =>
	(await listProductPage(read, { text, ...more })).cards.map(({ name }) => name);

const bowl = await put('Bát gốm');
await put('Bình gốm bản nháp', { state: 'draft' });

test.each([
	['is renamed', sql`name = 'Bát gốm men xanh', search_text = 'bat gom men xanh'`],
	['changes its price', sql`price_from_vnd = 55000, price_to_vnd = 55000`],
	['is sold out', sql`is_in_stock = false`],
	['is opened for bargaining', sql`is_bargainable = true`],
	['gets different filter keys', sql`filter_keys = '{mau:xanh}'`],
	['moves to another shop', sql`shop_id = ${other.id}`],
	['is rated', sql`rating_score = 4.5, rating_count = 3`],
	['gets another plain average', sql`rating_average = 4.9`],
	['sells enough to reach another tier', sql`sold_count = 40`],
	['sells once more and is hidden', sql`sold_count = 41, state = 'hidden'`],
	['is shown again', sql`state = 'published'`],
])('the search entry equals the product after it %s', async (_what, change) => {
	await db.execute(sql`update products set ${change} where id = ${bowl.id}`);
	expect(await wrongEntries()).toBe(0);
});

test('a sale within the same rank tier does not rewrite the search entry', async () => {
	const entryOf = async () =>
		(await db.execute<{ place: string }>(sql`select ctid::text as place from search_entries where id = ${bowl.id}`))
			.rows;
	const before = await entryOf();
	await db.execute(sql`update products set sold_count = sold_count + 1 where id = ${bowl.id}`);
	expect(await entryOf()).toEqual(before);
	expect(await tierOf(bowl.id)).toBe(3);
	await db.execute(sql`update products set sold_count = 64 where id = ${bowl.id}`);
	expect(await tierOf(bowl.id)).toBe(2);
	expect(await wrongEntries()).toBe(0);
});

test('twenty concurrent sales that move a product between tiers leave exactly one search entry', async () => {
	const lamp = await put('Đèn gốm');
	await Promise.all(
		Array.from({ length: 20 }, () =>
			db.execute(sql`update products set sold_count = sold_count + 1 where id = ${lamp.id}`),
		),
	);
	expect(await tierOf(lamp.id)).toBe(4);
	expect(await wrongEntries()).toBe(0);
});

test('a query with very many matches is sorted among all products, not only best sellers', async () => {
	await put('Cốc gốm cũ', { publishedAt: new Date('2026-01-01T00:00:00Z'), soldCount: 5000 });
	await put('Cốc gốm mới', { publishedAt: new Date('2026-11-01T00:00:00Z'), variants: [{ priceVnd: 900_000 }] });
	await put('Cốc gốm rẻ', { publishedAt: new Date('2026-05-01T00:00:00Z'), variants: [{ priceVnd: 5000 }] });
	await db.execute(sql`insert into search_terms (term, hits) values ('cốc', 50000)`);
	const [state] = (
		await db.execute<{ version: number }>(sql`update search_state set version = version + 1 returning version`)
	).rows;
	await renewLexicon(read, state?.version ?? 0);
	expect((await getSearchLexicon(read)).lexicon.hits('coc')).toBe(50_000);
	expect(await find('cốc', { sort: 'newest' })).toEqual(['Cốc gốm mới', 'Cốc gốm rẻ', 'Cốc gốm cũ']);
	expect((await find('cốc', { sort: 'price_asc' }))[0]).toBe('Cốc gốm rẻ');
	expect((await find('cốc', { sort: 'price_desc' }))[0]).toBe('Cốc gốm mới');
	expect((await find('cốc', { sort: 'best_selling' }))[0]).toBe('Cốc gốm cũ');
	expect((await listProductPage(read, { text: 'cốc', sort: 'newest' })).total).toBe(3);
});

test('a search filters by category with its children and by shop', async () => {
	const shirt = await put('Áo vải thô', { categoryId: await categoryId(db, 'ao') });
	await put('Túi vải thô đựng gạo', { categoryId: await categoryId(db, 'gao-ngu-coc') });
	const parent = await categoryId(db, 'thoi-trang');
	expect(await find('vải thô', { categoryId: parent })).toEqual(['Áo vải thô']);
	expect(await find('vải thô', { categoryId: parent, shopId: other.id })).toEqual([]);
	await db.execute(sql`update products set shop_id = ${other.id} where id = ${shirt.id}`);
	expect(await find('vải thô', { categoryId: parent, shopId: other.id })).toEqual(['Áo vải thô']);
});
