import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { listProductPage } from '#src/domains/search/queries/lists/list-product-page.ts';
import { listProducts } from '#src/domains/search/queries/lists/list-products.ts';
import { getSearchLexicon, renewLexicon } from '#src/domains/search/queries/results/get-search-lexicon.ts';
import { rebuildSearchIndex } from '#src/domains/search/use-cases/rebuild-search-index.ts';
import { readOnly } from '#src/platform/db/index.ts';
import { contextOf, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { categoryId } from '#tests/factories/catalog.ts';
import { makeShop } from '#tests/factories/vendors.ts';

const database = await testDatabase();
const { db } = database;
const read = readOnly(db);

/**
 * 450 best sellers without matching tone marks, and ten products with exact tone marks, the fewest sales and the
 * best rating.
 */
beforeAll(async () => {
	const shop = await makeShop(db);
	const category = await categoryId(db);
	await db.execute(sql`
		insert into products (id, shop_id, category_id, state, slug, name, search_text, description, prep_days,
			option_names, price_from_vnd, price_to_vnd, is_in_stock, created_at, published_at, updated_at, sold_count,
			rating_score, rating_count)
		select gen_random_uuid(), ${shop.id}, ${category}, 'published', 'p-' || n,
			case when n <= 450 then 'Bán lẻ món số ' || n else 'Bàn gỗ sồi số ' || n end,
			case when n <= 450 then 'ban le mon so ' || n else 'ban go soi so ' || n end,
			'Mô tả đủ dài cho một món hàng', 1, '{}', 100000 + n, 100000 + n, true, now(),
			now() - n * interval '1 minute', now(), case when n <= 450 then 40 else 1 end,
			case when n <= 450 then 3.0 else 5.0 end, 9
		from generate_series(1, 460) n`);
	await rebuildSearchIndex(contextOf(database, system()));
	const { rows } = await db.execute<{ version: number }>(sql`select version from search_state`);
	await renewLexicon(read, rows[0]?.version ?? 0);
	await getSearchLexicon(read);
});

test('with more matches than are examined, products with exact tone marks come first regardless of sales', async () => {
	const { cards, hasMore } = await listProductPage(read, { text: 'bàn' }, 1);
	expect(hasMore).toBe(true);
	expect(cards.slice(0, 10).every(({ name }) => name.startsWith('Bàn gỗ'))).toBe(true);
	expect(cards[10]?.name).toMatch(/^Bán lẻ/);
});

test('sorting by rating puts the best-rated product first regardless of sales', async () => {
	const { cards } = await listProductPage(read, { text: 'ban', sort: 'rating' }, 1);
	expect(cards.slice(0, 10).map(({ ratingScore }) => ratingScore)).toEqual(Array.from({ length: 10 }, () => 5));
	expect(cards[10]?.ratingScore).toBe(3);
});

test.each(['bàn', 'ban', 'bàn kxqzwv'])(
	'the pages of “%s” contain no product twice and end at pageCount',
	async (text) => {
		const first = await listProductPage(read, { text }, 1);
		const ids: string[] = [];
		for (let page = 1; page <= first.pageCount; page += 1) {
			const list = await listProductPage(read, { text }, page);
			expect([list.page, list.pageCount]).toEqual([page, first.pageCount]);
			ids.push(...list.cards.map(({ id }) => id));
		}
		expect(new Set(ids).size).toBe(ids.length);
		expect(ids.length).toBeGreaterThanOrEqual(first.total);
		expect((await listProductPage(read, { text }, first.pageCount + 1)).page).toBe(first.pageCount);
	},
);

test('the cursor of listProducts ends and returns no product twice', async () => {
	const ids: string[] = [];
	let cursor: string | undefined;
	do {
		const page = await listProducts(read, { q: 'bàn', limit: 50, ...(cursor ? { cursor } : {}) });
		ids.push(...page.items.map(({ id }) => id));
		cursor = page.nextCursor ?? undefined;
	} while (cursor);
	expect(new Set(ids).size).toBe(ids.length);
});
