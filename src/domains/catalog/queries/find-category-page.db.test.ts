import { expect, test } from 'vitest';
import { readOnly } from '#src/platform/db/index.ts';
import { testDatabase } from '#tests/database.ts';
import { categoryId } from '#tests/factories/catalog.ts';
import { findCategoryPage } from './find-category-page.ts';
import { listCategories } from './list-categories.ts';

const database = await testDatabase();
const read = readOnly(database.db);

test('findCategoryPage finds a category by slug and returns its parent', async () => {
	expect(await findCategoryPage(read, 'ao')).toMatchObject({
		kind: 'category',
		category: { slug: 'ao' },
		parent: { slug: 'thoi-trang' },
	});
	expect(await findCategoryPage(read, 'thoi-trang')).toMatchObject({ kind: 'category', parent: null });
});

test('findCategoryPage redirects a former slug', async () => {
	const id = await categoryId(database.db, 'ao');
	await database.pool.query("INSERT INTO category_slugs (slug, category_id) VALUES ('ao-quan-cu', $1)", [id]);
	expect(await findCategoryPage(read, 'ao-quan-cu')).toEqual({ kind: 'moved', slug: 'ao' });
});

test('findCategoryPage returns absent for an unknown slug', async () => {
	expect(await findCategoryPage(read, 'khong-co')).toEqual({ kind: 'absent' });
});

test('the categories form two levels, and each has a page', async () => {
	const departments = await listCategories(read);
	expect(departments.length).toBeGreaterThan(3);
	for (const { slug, children } of departments) {
		expect(children.length).toBeGreaterThan(0);
		expect(await findCategoryPage(read, children[0]?.slug ?? '')).toMatchObject({ parent: { slug } });
	}
});
