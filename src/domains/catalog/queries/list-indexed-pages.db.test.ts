import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { readOnly } from '#src/platform/db/index.ts';
import { testDatabase } from '#tests/database.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import { type IndexedPage, listIndexedPages, listIndexedParts } from './list-indexed-pages.ts';

const database = await testDatabase();
const read = readOnly(database.db);
const open = await makeShop(database.db, { slug: 'tiem-mo' });
const waiting = await makeShop(database.db, { slug: 'tiem-cho', state: 'submitted' });
for (const slug of ['mot', 'hai', 'ba']) await makeProduct(database.db, { shopId: open.id, slug });
await makeProduct(database.db, { shopId: open.id, slug: 'nhap', state: 'draft', publishedAt: null });
await makeProduct(database.db, { shopId: waiting.id, slug: 'cua-tiem-cho' });

const all = async (): Promise<readonly IndexedPage[]> => [
	...((await listIndexedPages(read, 1)) ?? []),
	...((await listIndexedPages(read, 2)) ?? []),
];
const slugsOf = async (kind: string) => (await all()).filter((page) => page.kind === kind).map((page) => page.slug);

test('listIndexedPages returns only public products, shops and categories', async () => {
	expect((await slugsOf('product')).sort()).toEqual(['ba', 'hai', 'mot']);
	expect(await slugsOf('shop')).toEqual(['tiem-mo']);
	expect((await slugsOf('category')).length).toBeGreaterThan(10);
});

test('before the first count the sitemap has one part for categories and shops and one for all products', async () => {
	await database.db.execute(sql`update products set updated_at = '2026-11-20T01:30:00Z' where slug = 'hai'`);
	expect(await listIndexedParts(read)).toEqual([expect.any(Date), null]);
	expect(await listIndexedPages(read, 3)).toBeNull();
	const pages = await all();
	expect(pages.find(({ slug }) => slug === 'hai')?.changedAt).toEqual(new Date('2026-11-20T01:30:00Z'));
	expect(pages.find(({ kind }) => kind === 'category')?.changedAt).toBeNull();
});
