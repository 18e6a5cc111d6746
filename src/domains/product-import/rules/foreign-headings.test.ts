import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { productFileMessages } from '#src/messages/vi/vendor/product-imports.ts';
import { readCsv } from '#src/platform/csv/index.ts';
import { headingsKey, suggestTargets } from './foreign-headings.ts';

async function headingsOf(system: string): Promise<readonly string[]> {
	const rows = await readCsv(readFileSync(`tests/imports/csv-headings-${system}.csv`), 100);
	return rows?.[0]?.cells ?? [];
}
const suggested = async (system: string) => {
	const headings = await headingsOf(system);
	const targets = suggestTargets(headings, productFileMessages.headings);
	return Object.fromEntries(
		headings.map((heading, at) => [heading, targets[at]]).filter(([, target]) => target !== 'skip'),
	);
};

test('suggestTargets knows the headings of Shopify', async () => {
	expect(await suggested('shopify')).toEqual({
		Handle: 'group',
		Title: 'name',
		'Body (HTML)': 'description',
		Vendor: 'brand',
		Type: 'category',
		'Option1 Name': 'option1',
		'Option1 Value': 'value1',
		'Variant SKU': 'sku',
		'Variant Grams': 'weight',
		'Variant Inventory Qty': 'stock',
		'Variant Price': 'price',
		'Image Src': 'pictures',
	});
});

test('suggestTargets knows the headings of WooCommerce in Vietnamese, kilograms included', async () => {
	expect(await suggested('woocommerce-vi')).toEqual({
		'Mã sản phẩm': 'sku',
		Tên: 'name',
		'Mô tả': 'description',
		'Tồn kho': 'stock',
		'Cân nặng (kg)': 'weightKg',
		'Giá bán thường': 'price',
		'Danh mục': 'category',
		'Hình ảnh': 'pictures',
	});
});

test.each(['sapo', 'haravan'])('suggestTargets knows every heading of %s', async (system) => {
	const known = Object.values(await suggested(system));
	expect(known).not.toContain(null);
	expect(new Set(known)).toEqual(
		new Set([
			'group',
			'name',
			'description',
			'brand',
			'category',
			'option1',
			'value1',
			'sku',
			'weight',
			'stock',
			'price',
		]),
	);
});

test('suggestTargets returns null for an unknown heading and skips a second column of the same field', () => {
	expect(suggestTargets(['SKU', 'Màu mè', 'Mã hàng', ''], productFileMessages.headings)).toEqual([
		'sku',
		null,
		'skip',
		'skip',
	]);
	expect(suggestTargets(['Type', 'Categories'], productFileMessages.headings)).toEqual(['skip', 'category']);
});

test('headingsKey ignores tone marks and case but not the order', () => {
	expect(headingsKey(['Giá', 'SKU'])).toBe(headingsKey(['GIA', 'sku']));
	expect(headingsKey(['Giá', 'SKU'])).not.toBe(headingsKey(['SKU', 'Giá']));
});

test('suggestTargets knows a heading with the star of a needed column', () => {
	const headings = ['Tên sản phẩm*', 'Mã SKU*', 'PL_Giá bán lẻ', 'Số lượng tồn kho *'];
	expect(suggestTargets(headings, productFileMessages.headings)).toEqual(['name', 'sku', 'price', 'stock']);
});
