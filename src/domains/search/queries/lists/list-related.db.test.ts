import { expect, test } from 'vitest';
import { findCategoryPage } from '#src/domains/catalog/queries/find-category-page.ts';
import { readOnly } from '#src/platform/db/index.ts';
import { testDatabase } from '#tests/database.ts';
import { categoryId, makeProduct } from '#tests/factories/catalog.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import { listAlternatives, listRelated } from './list-related.ts';

const database = await testDatabase();
const { db } = database;
const read = readOnly(db);
const shop = await makeShop(db);

async function put(category: string, name: string, soldCount: number, stock = 10, shopId = shop.id) {
	const page = await findCategoryPage(read, category);
	if (page.kind !== 'category' || !page.parent) throw new Error(`no shelf ${category}`);
	const facts = { shopId, categoryId: await categoryId(db, category), name, soldCount };
	const { id } = await makeProduct(db, { ...facts, variants: [{ stock }] });
	return { id, name, category: page.category, parentCategory: page.parent };
}
const related = async (product: Awaited<ReturnType<typeof put>>) =>
	(await listRelated(read, product)).map(({ name }) => name);

test('listRelated returns available best sellers of the category and fills up from the parent category', async () => {
	const shown = await put('ao', 'Áo đang xem', 999);
	await put('ao', 'Áo hết hàng', 500, 0);
	const suspended = await makeShop(db, { state: 'suspended' });
	await put('ao', 'Áo của gian hàng tạm ngưng', 400, 10, suspended.id);
	await put('ao', 'Áo thường', 5);
	await put('ao', 'Áo bán chạy', 50);
	await put('quan', 'Quần bán rất chạy', 900);
	await put('gao-ngu-coc', 'Gạo', 900);
	expect(await related(shown)).toEqual(['Áo bán chạy', 'Áo thường', 'Quần bán rất chạy']);
});

test('listRelated returns six products of a large category and none of the parent', async () => {
	const shown = await put('noi-chao', 'Đang xem', 1);
	for (let number = 1; number <= 8; number += 1) await put('noi-chao', `Món ${number}`, 100 - number);
	expect(await related(shown)).toEqual([1, 2, 3, 4, 5, 6].map((number) => `Món ${number}`));
});

test('listRelated returns products of the same type first, and those of other shops too', async () => {
	const other = await makeShop(db, { name: 'Gian hàng khác', slug: 'gian-hang-khac' });
	const shown = await put('giay-dep', 'Giày chạy bộ', 1);
	for (let number = 1; number <= 6; number += 1) await put('giay-dep', `Dép lê ${number}`, 300 + number);
	await put('giay-dep', 'Giày chạy bền', 3);
	await put('giay-dep', 'Dép tổ ong', 2, 10, other.id);
	await put('phu-tung-xe-may', 'Giày chạy sân cỏ', 1, 10, other.id);
	expect(await related(shown)).toEqual([
		'Giày chạy bền',
		'Giày chạy sân cỏ',
		'Dép lê 6',
		'Dép lê 5',
		'Dép tổ ong',
		'Dép lê 4',
	]);
});

test('listRelated returns nothing for the only product of a department', async () => {
	expect(await related(await put('cam-trai', 'Một mình', 3))).toEqual([]);
});

test("listInstead returns best sellers of other categories when the product's whole category is unavailable", async () => {
	const resting = await makeShop(db, { closedFrom: '2020-01-01', closedTo: '2099-01-01' });
	const shown = await put('dien-thoai', 'Máy rổ', 3000, 10, resting.id);
	await put('dien-thoai', 'Máy đá', 2000, 10, resting.id);
	expect(await related(shown)).toEqual([]);
	const instead = (await listAlternatives(read, shown.id)).map(({ name }) => name);
	expect(instead.slice(0, 2)).toEqual(['Áo đang xem', 'Quần bán rất chạy']);
	expect(instead).toHaveLength(6);
	expect(instead).not.toContain('Máy đá');
});
