import { describe, expect, test } from 'vitest';
import type { ProductCard } from '#src/domains/catalog/contract/product.ts';
import { readOnly } from '#src/platform/db/index.ts';
import { addMs, DAY_MS } from '#src/shared/time.ts';
import { testDatabase } from '#tests/database.ts';
import { categoryId, makeProduct } from '#tests/factories/catalog.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import { getHomeSections } from './get-home-sections.ts';

const database = await testDatabase();
const { db } = database;
const sections = () => getHomeSections(readOnly(db));
const namesOf = (cards: readonly ProductCard[]) => cards.map(({ name }) => name);
const daysFromNow = (days: number) => addMs(new Date(), days * DAY_MS);

const busy = await makeShop(db, { name: 'Đông Khách', slug: 'dong-khach', tagline: 'Bán cả ngày' });
const quiet = await makeShop(db, { name: 'Vắng Khách', slug: 'vang-khach' });
const suspended = await makeShop(db, { name: 'Tạm Ngưng', state: 'suspended' });
const closed = await makeShop(db, { name: 'Đã Đóng', state: 'terminated' });
await makeShop(db, { name: 'Chưa Có Hàng' });
const shirts = await categoryId(db, 'ao');

const put = (name: string, soldCount: number, facts: Parameters<typeof makeProduct>[1] = {}) =>
	makeProduct(db, { shopId: busy.id, name, soldCount, publishedAt: daysFromNow(-10 - soldCount / 100), ...facts });
await put('Bán chạy nhất', 90, { compareAtVnd: 120_000, compareUntil: daysFromNow(3) });
await put('Bán chạy nhì', 80, { compareAtVnd: 120_000, compareUntil: daysFromNow(-1) });
for (let number = 0; number < 10; number += 1) await put(`Bán đều ${number}`, 40);
await put('Giảm giá', 20, { compareAtVnd: 120_000, compareUntil: daysFromNow(3) });
await put('Hết giảm giá', 20, { compareAtVnd: 120_000, compareUntil: daysFromNow(-1) });
await put('Hết hàng', 99, { variants: [{ stock: 0 }] });
await put('Chưa duyệt', 0, { state: 'pending', publishedAt: null });
await put('Áo mới về', 0, { shopId: quiet.id, categoryId: shirts, publishedAt: daysFromNow(-1) });
await put('Của gian hàng tạm ngưng', 95, { shopId: suspended.id });
await put('Của gian hàng đã đóng', 500, { shopId: closed.id });

describe('getHomeSections', () => {
	test('returns best sellers and newest products that are available', async () => {
		const { bestSelling, newest } = await sections();
		expect(namesOf(bestSelling).slice(0, 2)).toEqual(['Bán chạy nhất', 'Bán chạy nhì']);
		expect(namesOf(newest)[0]).toBe('Áo mới về');
		for (const section of [bestSelling, newest]) {
			expect(namesOf(section)).not.toContain('Hết hàng');
			expect(namesOf(section)).not.toContain('Chưa duyệt');
			expect(namesOf(section)).not.toContain('Của gian hàng tạm ngưng');
			expect(namesOf(section)).not.toContain('Của gian hàng đã đóng');
		}
	});

	test('returns as reduced only products with a current discount', async () => {
		const { reduced } = await sections();
		expect(reduced).toMatchObject([{ name: 'Giảm giá', compareAtVnd: 120_000 }]);
	});

	test('shows each product in only one section', async () => {
		const { bestSelling, reduced, newest } = await sections();
		const names = [bestSelling, reduced, newest].flatMap(namesOf);
		expect(names).toHaveLength(new Set(names).size);
		expect(namesOf(bestSelling)).toContain('Bán chạy nhất');
		expect(namesOf(newest)).toEqual(['Áo mới về', 'Hết giảm giá']);
	});

	test('returns the best-selling shops with their product counts, and no shop without products', async () => {
		const { shops } = await sections();
		expect(shops).toMatchObject([
			{ slug: 'dong-khach', tagline: 'Bán cả ngày', provinceName: expect.stringContaining('Hà Nội'), productCount: 15 },
			{ slug: 'vang-khach', productCount: 1 },
		]);
	});

	test('counts products per category, and the sum of the children for first-level categories', async () => {
		const { categories } = await sections();
		const fashion = categories.find(({ slug }) => slug === 'thoi-trang');
		expect(fashion?.children.find(({ slug }) => slug === 'ao')?.productCount).toBe(1);
		const food = categories.find(({ children }) => children.some(({ slug }) => slug === 'gao-ngu-coc'));
		// Sold-out products and those of suspended shops are counted; pending products and those of closed shops are
		// not.
		expect(food?.children.find(({ slug }) => slug === 'gao-ngu-coc')?.productCount).toBe(16);
		for (const { productCount, children } of categories)
			expect(productCount).toBe(children.reduce((sum, child) => sum + child.productCount, 0));
	});

	test('limits each section to twelve products', async () => {
		for (let number = 0; number < 25; number += 1) await put(`Thêm ${number}`, 10);
		const { bestSelling, newest } = await sections();
		expect([bestSelling.length, newest.length]).toEqual([12, 12]);
	});
});
