import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { contextOf, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { collectDroppedPages } from '#tests/dropped-pages.ts';
import { categoryId, makeProduct } from '#tests/factories/catalog.ts';
import { products } from '../db/tables.ts';
import { loadAttributes } from './load-attributes.ts';
import { recomputeFilterKeys } from './recompute-filter-keys.ts';

const database = await testDatabase();
const { db } = database;
const context = contextOf(database, system());
const heard = collectDroppedPages(database);
await loadAttributes(context);
const category = await categoryId(db, 'ao');

const coloured = (filterKeys: string[]) =>
	makeProduct(db, {
		categoryId: category,
		filterKeys,
		optionNames: ['Màu sắc'],
		variants: [{ optionValues: ['Đỏ rượu'] }, { optionValues: ['Trắng'] }],
	});
const rowOf = async (id: string) => (await db.select().from(products).where(eq(products.id, id)))[0];

test('recomputeFilterKeys writes only products whose keys changed, and a second run writes none', async () => {
	const [stale, right] = [await coloured(['mau:xanh-la', 'huong:sen']), await coloured(['mau:do', 'mau:trang'])];
	const before = await rowOf(right.id);
	expect(await recomputeFilterKeys(context)).toEqual({ changed: 1 });
	expect((await rowOf(stale.id))?.filterKeys).toEqual(['mau:do', 'mau:trang']);
	expect(await rowOf(right.id)).toEqual(before);
	expect(await heard()).toEqual(['catalog']);
	expect(await recomputeFilterKeys(context)).toEqual({ changed: 0 });
	expect(await heard()).toEqual([]);
});

test('recomputeFilterKeys clears the keys of products in a category without attributes', async () => {
	const { id } = await makeProduct(db, { filterKeys: ['la:lung'] });
	await recomputeFilterKeys(context);
	expect((await rowOf(id))?.filterKeys).toEqual([]);
});

test('two concurrent runs of recomputeFilterKeys give the same keys as one', async () => {
	const goods = [await coloured([]), await coloured(['mau:den']), await coloured(['x:y'])];
	await Promise.all([recomputeFilterKeys(context), recomputeFilterKeys(context)]);
	for (const { id } of goods) expect((await rowOf(id))?.filterKeys).toEqual(['mau:do', 'mau:trang']);
});
