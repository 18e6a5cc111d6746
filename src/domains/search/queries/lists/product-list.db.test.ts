import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { searchText } from '#src/domains/catalog/rules/attributes/search-terms.ts';
import { shops } from '#src/domains/vendors/db/tables.ts';
import { readOnly } from '#src/platform/db/index.ts';
import { testDatabase } from '#tests/database.ts';
import { categoryId, makeProduct } from '#tests/factories/catalog.ts';
import { makePicture, showPicture } from '#tests/factories/pictures.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import type { ProductFilter } from '../../contract/lists.ts';
import { suggest } from '../suggestions/suggest-terms.ts';
import { listProductPage } from './list-product-page.ts';
import { listProducts } from './list-products.ts';

const database = await testDatabase();
const read = readOnly(database.db);
const shop = await makeShop(database.db, { name: 'Tiệm Thử', slug: 'tiem-thu' });

const put = (name: string, facts: Parameters<typeof makeProduct>[1] = {}) =>
	makeProduct(database.db, { shopId: shop.id, name, searchText: searchText(name), ...facts });
const namesFor = async (filter: ProductFilter) => (await listProductPage(read, filter)).cards.map(({ name }) => name);

await put('Đường thốt nốt', { soldCount: 5 });
await put('Duong cao tốc (sách ảnh)', { soldCount: 50 });
const telephone = await put('Điện thoại Sông Lam', {
	soldCount: 9,
	variants: [{ priceVnd: 3_000_000 }, { priceVnd: 3_500_000 }],
});
await put('Ốp điện thoại', { soldCount: 90, variants: [{ priceVnd: 69_000 }] });
await put('Gạo ST25', { soldCount: 1, variants: [{ stock: 0 }] });
await put('Bản nháp gạo', { state: 'draft', publishedAt: null });
await put('Gạo bị gỡ', { state: 'taken_down' });

test.each(['dien thoai', 'ĐIỆN THOẠI', 'điện thoại', 'dien tho', 'thoại điện'])(
	'%s finds the telephones, with or without tone marks, in any order',
	async (text) => {
		expect(await namesFor({ text, sort: 'best_selling' })).toEqual(['Ốp điện thoại', 'Điện thoại Sông Lam']);
	},
);

test('a query with tone marks ranks products with exactly these first, regardless of sales', async () => {
	expect(await namesFor({ text: 'đường' })).toEqual(['Đường thốt nốt', 'Duong cao tốc (sách ảnh)']);
	expect(await namesFor({ text: 'duong' })).toEqual(['Duong cao tốc (sách ảnh)', 'Đường thốt nốt']);
});

test('a query with a typing error returns similar products with isSimilar true', async () => {
	const page = await listProductPage(read, { text: 'thot not' });
	expect(page).toMatchObject({ isSimilar: false, total: 1 });
	const nearly = await listProductPage(read, { text: 'duong thot nott' });
	expect(nearly.isSimilar).toBe(true);
	expect(nearly.cards.map(({ name }) => name)).toContain('Đường thốt nốt');
	expect(await listProductPage(read, { text: 'xyzzyq' })).toMatchObject({ total: 0, cards: [], isSimilar: false });
});

test.each(["'", '%', '\\', '& | !', '\u0000', '😀'.repeat(80), 'a'.repeat(5000), '\ud800'])(
	'a search for %j does not throw',
	async (text) => {
		await expect(listProductPage(read, { text })).resolves.toBeDefined();
		await expect(suggest(read, { q: text, limit: 5 })).resolves.toBeDefined();
	},
);

test('drafts and products taken down are not in any list', async () => {
	expect(await namesFor({ text: 'gạo' })).toEqual(['Gạo ST25']);
});

test('listProductPage filters by price and stock and sorts by price', async () => {
	expect(await namesFor({ minVnd: 100_000, maxVnd: 2_999_999, sort: 'price_asc', text: 'duong' })).toHaveLength(2);
	expect(await namesFor({ text: 'dien thoai', maxVnd: 69_000 })).toEqual(['Ốp điện thoại']);
	expect(await namesFor({ text: 'gao', flags: ['stock'] })).toEqual([]);
	expect((await namesFor({ sort: 'price_desc' }))[0]).toBe('Điện thoại Sông Lam');
});

test('a first-level category contains the products of its children', async () => {
	const parent = await categoryId(database.db, 'nong-san-dac-san');
	expect((await listProductPage(read, { categoryId: parent })).total).toBe(5);
	const other = await categoryId(database.db, 'thoi-trang');
	expect((await listProductPage(read, { categoryId: other })).total).toBe(0);
});

test('pages of listProductPage do not overlap, and a page beyond the end returns the last one', async () => {
	for (let number = 1; number <= 30; number += 1) await put(`Khăn lau ${number}`);
	const first = await listProductPage(read, { text: 'khan lau' }, 1);
	const last = await listProductPage(read, { text: 'khan lau' }, 99);
	expect([first.total, first.pageCount, first.cards.length, last.page, last.cards.length]).toEqual([30, 2, 24, 2, 6]);
	expect(new Set([...first.cards, ...last.cards].map(({ id }) => id)).size).toBe(30);
});

test('the cursor of listProducts reaches each product once', async () => {
	const seen: string[] = [];
	let cursor: string | undefined;
	do {
		const page = await listProducts(read, { q: 'khan lau', limit: 7, ...(cursor ? { cursor } : {}) });
		seen.push(...page.items.map(({ id }) => id));
		cursor = page.nextCursor ?? undefined;
	} while (cursor);
	expect([seen.length, new Set(seen).size]).toEqual([30, 30]);
	expect((await listProducts(read, { limit: 5, cursor: 'nonsense' })).items).toHaveLength(5);
	expect((await listProducts(read, { limit: 5, category: 'khong-co' })).items).toEqual([]);
	expect((await listProducts(read, { limit: 3, shop: 'tiem-thu' })).items).toHaveLength(3);
});

test('suggest returns categories and shops before products, each with its picture', async () => {
	const picture = await makePicture(database.db);
	await showPicture(database.db, telephone.id, picture.id);
	const { items } = await suggest(read, { q: 'điện th', limit: 10 });
	expect(items.map(({ kind }) => kind)).toEqual(['category', 'category', 'product', 'product']);
	expect(items[0]).toMatchObject({ icon: expect.any(String), pictureHash: null });
	expect(items.find(({ slug }) => slug === telephone.slug)).toMatchObject({ icon: null, pictureHash: picture.hash });
	await database.db.update(shops).set({ logoHash: picture.hash }).where(eq(shops.id, shop.id));
	expect((await suggest(read, { q: 'tiệm', limit: 10 })).items).toEqual([
		{ kind: 'shop', text: 'Tiệm Thử', slug: 'tiem-thu', icon: null, pictureHash: picture.hash },
	]);
	expect((await suggest(read, { q: '  ', limit: 10 })).items).toEqual([]);
});

test('products of a suspended shop stay in lists as unavailable, those of a terminated shop disappear', async () => {
	const other = await makeShop(database.db);
	await makeProduct(database.db, { shopId: other.id, name: 'Đèn lồng lụa', searchText: 'den long lua' });
	const lantern = { text: 'đèn lồng' };
	const suggested = async () => (await suggest(read, { q: 'đèn lồng', limit: 5 })).items.map(({ text }) => text);
	expect(await listProductPage(read, lantern)).toMatchObject({ total: 1, cards: [{ isInStock: true }] });
	expect(await suggested()).toEqual(['Đèn lồng lụa']);
	await database.db.update(shops).set({ state: 'suspended' }).where(eq(shops.id, other.id));
	expect(await listProductPage(read, lantern)).toMatchObject({ total: 1, cards: [{ isInStock: false }] });
	expect(await listProductPage(read, { ...lantern, flags: ['stock'] })).toMatchObject({ total: 0 });
	expect(await listProductPage(read, { shopId: other.id, flags: ['stock'] })).toMatchObject({ total: 0 });
	expect(await suggested()).toEqual([]);
	await database.db.update(shops).set({ state: 'terminated' }).where(eq(shops.id, other.id));
	expect(await listProductPage(read, lantern)).toMatchObject({ total: 0 });
});
