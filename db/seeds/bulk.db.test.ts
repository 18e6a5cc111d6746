import { expect, test } from 'vitest';
import { loadAttributes, loadCategories } from '#src/domains/catalog/background.ts';
import { recomputeFilterKeys } from '#src/domains/catalog/use-cases/recompute-filter-keys.ts';
import { rebuildSearchIndex } from '#src/domains/search/background.ts';
import { contextOf, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { loadBulk } from './bulk.ts';

const database = await testDatabase();
const context = contextOf(database, system());
await loadCategories(context);
await loadAttributes(context);

const load = (wanted: number) => loadBulk(database, wanted, () => {});
const texts = async () =>
	(await database.pool.query('SELECT name, search_text, filter_keys FROM products ORDER BY id')).rows;

test('loadBulk continues where an earlier run ended and writes all rows of each product', async () => {
	await load(30);
	const before = await texts();
	await load(700);
	await load(700);
	const { rows } = await database.pool.query(`
		SELECT (SELECT count(*)::int FROM products WHERE state = 'published') AS products,
			(SELECT count(*)::int FROM product_slugs JOIN products USING (slug) WHERE product_id = id) AS slugs,
			(SELECT count(*)::int FROM product_variants JOIN stock_items ON variant_id = id) AS stocked,
			(SELECT count(DISTINCT variant_id)::int FROM price_history) AS priced`);
	expect(rows).toEqual([{ products: 700, slugs: 700, stocked: 700, priced: 700 }]);
	expect((await texts()).slice(0, 30)).toEqual(before);
});

test('loadBulk writes the same filter keys and search texts as the use cases', async () => {
	const before = await texts();
	expect(before.filter(({ filter_keys: keys }) => keys.length > 0).length).toBeGreaterThan(300);
	expect(await recomputeFilterKeys(context)).toEqual({ changed: 0 });
	await rebuildSearchIndex(context);
	expect(await texts()).toEqual(before);
});
