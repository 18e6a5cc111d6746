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

test('loadCategories keeps a name and a licence requirement that an operator changed', async () => {
	await database.pool.query(
		"update categories set name = 'Đồ chơi trẻ em', licence = 'Hợp quy' where slug = 'do-choi'",
	);
	const before = await categories();
	await loadCategories(context);
	expect(await categories()).toEqual(before);
});

test('loadCategories gives every second-level category a parent, and food and cosmetics a licence requirement', async () => {
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
