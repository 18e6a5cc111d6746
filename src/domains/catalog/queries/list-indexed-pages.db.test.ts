import { expect, test } from 'vitest';
import { readOnly } from '#src/platform/db/index.ts';
import { testDatabase } from '#tests/database.ts';
import { makeProduct } from '#tests/makers/catalog.ts';
import { makeShop } from '#tests/makers/vendors.ts';
import { listIndexedPages } from './list-indexed-pages.ts';

const database = await testDatabase();
const read = readOnly(database.db);
const open = await makeShop(database.db, { slug: 'tiem-mo' });
const waiting = await makeShop(database.db, { slug: 'tiem-cho', state: 'submitted' });
for (const slug of ['mot', 'hai', 'ba']) await makeProduct(database.db, { shopId: open.id, slug });
await makeProduct(database.db, { shopId: open.id, slug: 'nhap', state: 'draft', publishedAt: null });
await makeProduct(database.db, { shopId: waiting.id, slug: 'cua-tiem-cho' });

const slugsOf = async (kind: string) =>
	(await listIndexedPages(read, 1, 10_000)).pages.filter((page) => page.kind === kind).map((page) => page.slug);

test('search engines hear of goods and shops that everybody may see, and of nothing else', async () => {
	expect((await slugsOf('product')).sort()).toEqual(['ba', 'hai', 'mot']);
	expect(await slugsOf('shop')).toEqual(['tiem-mo']);
	expect((await slugsOf('category')).length).toBeGreaterThan(10);
});

test('the parts together hold every page once', async () => {
	const whole = await listIndexedPages(read, 1, 10_000);
	const parts: string[] = [];
	for (let part = 1; parts.length < whole.total; part += 1) {
		const { pages } = await listIndexedPages(read, part, 7);
		expect(pages.length).toBeGreaterThan(0);
		parts.push(...pages.map(({ kind, slug }) => `${kind} ${slug}`));
	}
	expect(new Set(parts).size).toBe(whole.total);
	expect(parts).toEqual(whole.pages.map(({ kind, slug }) => `${kind} ${slug}`));
});
