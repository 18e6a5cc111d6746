import { expect, test } from 'vitest';
import { contextOf, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { loadCategories } from './load-categories.ts';

const database = await testDatabase();
const context = contextOf(database, system());
const categories = async () =>
	(
		await database.pool.query<{ slug: string; name: string; licence: string }>(
			'select slug, name, licence from categories order by slug',
		)
	).rows;

test('what an operator has renamed, or asks for, stays so when the base categories are loaded again', async () => {
	await database.pool.query(
		"update categories set name = 'Đồ chơi trẻ em', licence = 'Hợp quy' where slug = 'do-choi'",
	);
	const before = await categories();
	await loadCategories(context);
	expect(await categories()).toEqual(before);
});

test('products stand on a category of the second level, and categories of food and cosmetics ask for their document', async () => {
	await loadCategories(context);
	const { rows } = await database.pool.query<{ orphans: number }>(
		'select count(*)::int as orphans from categories where (level = 2) = (parent_id is null)',
	);
	expect(rows).toEqual([{ orphans: 0 }]);
	const requesting = (await categories()).filter(({ licence, slug }) => licence !== '' && slug !== 'do-choi');
	expect(requesting.map(({ slug }) => slug)).toEqual([
		'banh-keo-an-vat',
		'cham-soc-da',
		'kho-mam',
		'trai-cay-say',
		'trang-diem',
	]);
});
