import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { readOnly } from '#src/platform/db/index.ts';
import { contextOf, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { categoryId } from '#tests/factories/catalog.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import { rebuildSearchIndex } from '../../use-cases/rebuild-search-index.ts';
import { suggest } from './suggest-terms.ts';

const database = await testDatabase();
const { db } = database;
const read = readOnly(db);
const shop = await makeShop(db);
const category = await categoryId(db, 'ca-phe-tra');
let made = 0;

async function put(kind: string, folded: string, count: number, sold: number): Promise<void> {
	await db.execute(sql`
		insert into products (id, shop_id, category_id, state, slug, name, search_text, description, prep_days,
			option_names, price_from_vnd, price_to_vnd, is_in_stock, created_at, published_at, updated_at, sold_count)
		select gen_random_uuid(), ${shop.id}, ${category}, 'published', 'p-' || n, ${`${kind} số `} || n,
			${`${folded} so `} || n || ' ca phe tra', 'Mô tả đủ dài cho một món hàng', 1, '{}', 100000, 100000, true,
			now(), now(), now(), ${sold}
		from generate_series(${made + 1}::int, ${made + count}::int) n`);
	made += count;
}
const suggested = async (q: string): Promise<readonly string[]> =>
	(await suggest(read, { q, limit: 20 })).items.filter(({ kind }) => kind === 'product').map(({ text }) => text);

beforeAll(async () => {
	await put('Trà sen', 'tra sen', 3, 5000);
	await put('Cà phê rang', 'ca phe rang', 590, 300);
	await put('Trà gừng', 'tra gung', 1, 0);
	await rebuildSearchIndex(contextOf(database, system()));
});

test('suggest returns only products whose own name matches, best sellers first', async () => {
	expect(await suggested('trà')).toEqual([...[1, 2, 3].map((n) => `Trà sen số ${n}`), 'Trà gừng số 594']);
});

test('suggest examines only the 600 best-selling matches', async () => {
	await put('Cà phê hạt', 'ca phe hat', 10, 300);
	const found = await suggested('trà');
	expect(found).toHaveLength(3);
	expect(found.every((name) => name.startsWith('Trà sen'))).toBe(true);
	expect(await suggested('trà gừng')).toEqual(['Trà gừng số 594']);
});
