import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { readOnly } from '#src/platform/db/index.ts';
import { testDatabase } from '#tests/database.ts';
import { makeProduct } from '#tests/makers/catalog.ts';
import { makeShop } from '#tests/makers/vendors.ts';
import { type IndexedPage, listIndexedPages, listIndexedParts } from './list-indexed-pages.ts';

const database = await testDatabase();
const read = readOnly(database.db);
const open = await makeShop(database.db, { slug: 'tiem-mo' });
const waiting = await makeShop(database.db, { slug: 'tiem-cho', state: 'submitted' });
for (const slug of ['mot', 'hai', 'ba']) await makeProduct(database.db, { shopId: open.id, slug });
await makeProduct(database.db, { shopId: open.id, slug: 'nhap', state: 'draft', publishedAt: null });
await makeProduct(database.db, { shopId: waiting.id, slug: 'cua-tiem-cho' });

const slugsOf = async (kind: string) =>
	(await listIndexedPages(read, 1, 10_000)).filter((page) => page.kind === kind).map((page) => page.slug);

test('search engines hear of goods and shops that everybody may see, and of nothing else', async () => {
	expect((await slugsOf('product')).sort()).toEqual(['ba', 'hai', 'mot']);
	expect(await slugsOf('shop')).toEqual(['tiem-mo']);
	expect((await slugsOf('category')).length).toBeGreaterThan(10);
});

test('the parts together hold every page once, and each tells its last change', async () => {
	await database.db.execute(sql`update products set updated_at = '2026-11-20T01:30:00Z' where slug = 'hai'`);
	const whole = await listIndexedPages(read, 1, 10_000);
	const parts = await listIndexedParts(read, 7);
	expect(parts).toHaveLength(Math.ceil(whole.length / 7));
	const listed: IndexedPage[] = [];
	for (const [index, changedAt] of parts.entries()) {
		const pages = await listIndexedPages(read, index + 1, 7);
		const changes = pages.map((page) => page.changedAt?.getTime() ?? 0);
		expect(changedAt?.getTime() ?? 0).toBe(Math.max(...changes));
		listed.push(...pages);
	}
	expect(listed).toEqual(whole);
	expect(await listIndexedPages(read, parts.length + 1, 7)).toEqual([]);
	expect(whole.find(({ slug }) => slug === 'hai')?.changedAt).toEqual(new Date('2026-11-20T01:30:00Z'));
	expect(whole.find(({ kind }) => kind === 'category')?.changedAt).toBeNull();
});
