import { expect, test } from 'vitest';
import { readOnly } from '#src/platform/db/index.ts';
import { testDatabase } from '#tests/database.ts';
import { categoryId } from '#tests/factories/catalog.ts';
import { findCategoryPage } from './find-category-page.ts';
import { listCategories } from './list-categories.ts';

const database = await testDatabase();
const read = readOnly(database.db);

test('a category is found by its address, with the department above it', async () => {
	expect(await findCategoryPage(read, 'ao')).toMatchObject({
		kind: 'category',
		category: { slug: 'ao' },
		parent: { slug: 'thoi-trang' },
	});
	expect(await findCategoryPage(read, 'thoi-trang')).toMatchObject({ kind: 'category', parent: null });
});

test('an address that a category once had leads to the one it has now', async () => {
	const id = await categoryId(database.db, 'ao');
	await database.pool.query("INSERT INTO category_slugs (slug, category_id) VALUES ('ao-quan-cu', $1)", [id]);
	expect(await findCategoryPage(read, 'ao-quan-cu')).toEqual({ kind: 'moved', slug: 'ao' });
});

test('an address that no category ever had is absent', async () => {
	expect(await findCategoryPage(read, 'khong-co')).toEqual({ kind: 'absent' });
});

test('the whole tree stands in two levels; every category in it has a page', async () => {
	const departments = await listCategories(read);
	expect(departments.length).toBeGreaterThan(3);
	for (const { slug, children } of departments) {
		expect(children.length).toBeGreaterThan(0);
		expect(await findCategoryPage(read, children[0]?.slug ?? '')).toMatchObject({ parent: { slug } });
	}
});
