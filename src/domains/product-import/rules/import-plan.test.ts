import { expect, test } from 'vitest';
import { skuKey } from '#src/domains/catalog/rules/product-form.ts';
import { knownVariant } from '#tests/factories/known-products.ts';
import { IMPORT_COLUMNS, type ImportColumn } from '../contract.ts';
import { readImportLine } from './import-line.ts';
import { countWaiting, type ImportCategory, isChange, planImport } from './import-plan.ts';

const categories: readonly ImportCategory[] = [
	{
		id: '0198f3a0-0000-7000-8000-000000000001',
		slug: 'ao-thun',
		name: 'Áo thun',
		parentName: 'Thời trang nam',
		isBarred: false,
	},
];
const known = knownVariant();

type Cells = Partial<Record<ImportColumn, string>>;
const PRODUCT: Cells = {
	sku: 'AT-1',
	name: 'Áo thun cổ tròn',
	category: 'áo thun',
	price: '120.000',
	stock: '5',
	weight: '200',
	description: 'Áo thun vải bông dày, may hai kim, giặt không phai màu.',
};
const plan = (...rows: readonly Cells[]) =>
	planImport(
		rows.map((cells, at) =>
			readImportLine(
				at + 2,
				IMPORT_COLUMNS,
				IMPORT_COLUMNS.map((column) => cells[column] ?? ''),
			),
		),
		new Map([[skuKey(known.sku), known]]),
		{ categories, attributes: new Map(), sections: [], pictures: new Map(), picturesOfOthers: new Set() },
	);
const problemsOf = (...rows: readonly Cells[]) =>
	[...plan(...rows).problems].flatMap(([line, all]) =>
		all.map(({ column, code, detail }) =>
			[line, column ?? 'whole', code, ...(detail === undefined ? [] : [detail])].join(' '),
		),
	);

test('planImport turns a single line into a product with one variant and accepts any notation of a category', () => {
	for (const category of ['ao-thun', 'ÁO THUN', 'Thời trang nam > Áo thun', 'thoi trang nam>ao thun']) {
		const { goods, problems } = plan({ ...PRODUCT, category });
		expect([...problems]).toEqual([]);
		expect(goods[0]?.form).toMatchObject({
			name: 'Áo thun cổ tròn',
			optionNames: [],
			variants: [{ priceVnd: 120_000 }],
		});
	}
});

test('planImport turns lines of one group into variants of one product with the texts of the first line', () => {
	const option = (sku: string, value1: string): Cells => ({
		sku,
		group: 'A',
		value1,
		price: '99000',
		stock: '1',
		weight: '150',
	});
	const { goods } = plan(
		{ ...PRODUCT, group: 'A', option1: 'Cỡ', value1: 'M' },
		option('AT-2', 'L'),
		option('AT-3', 'XL'),
	);
	expect(goods).toHaveLength(1);
	expect(goods[0]?.lines).toEqual([2, 3, 4]);
	expect(goods[0]?.form.variants.map(({ optionValues }) => optionValues)).toEqual([['M'], ['L'], ['XL']]);
});

test('planImport rejects all lines of a product when one is invalid and names that line', () => {
	const said = problemsOf(
		{ ...PRODUCT, group: 'A', option1: 'Cỡ', value1: 'M' },
		{ ...PRODUCT, sku: 'AT-2', group: 'A', option1: 'Cỡ', value1: 'L', price: 'rẻ' },
	);
	expect(said).toEqual(['3 price not_a_number rẻ', '2 whole group_incomplete 3']);
});

test.each<[string, Cells, string]>([
	['a missing SKU', { sku: '' }, '2 sku required'],
	['a missing name', { name: '' }, '2 name required'],
	['a name that is too short', { name: 'Áo' }, '2 name too_short 5'],
	['a missing price', { price: '' }, '2 price required'],
	['half a đồng', { price: '120000,5' }, '2 price decimals 120000,5'],
	['a price that is too low', { price: '500' }, '2 price too_small 1000'],
	['a negative stock', { stock: '-1' }, '2 stock not_a_number -1'],
	['a stock above the maximum', { stock: '1000001' }, '2 stock too_large 1000000'],
	['an unknown category', { category: 'Đồ chơi' }, '2 category category_unknown Đồ chơi'],
	['only one of the three dimensions', { length: '10' }, '2 width required'],
	['an option without a value', { option1: 'Cỡ' }, '2 whole option_missing'],
	['a minimum quantity above the maximum', { min: '5', max: '2' }, '2 whole quantity_rule'],
	[
		'a phone number in the description',
		{ description: 'Áo đẹp, gọi ngay 0912345678 để được giá tốt nhất' },
		'2 description words_doubtful',
	],
])('planImport reports a problem for %s', (_, cells, expected) => {
	expect(problemsOf({ ...PRODUCT, ...cells })[0]).toContain(expected);
});

test('planImport reports all problems of a line', () => {
	expect(problemsOf({ ...PRODUCT, category: 'Đồ chơi', price: 'rẻ', name: 'Áo' })).toEqual([
		'2 price not_a_number rẻ',
		'2 category category_unknown Đồ chơi',
		'2 name too_short 5',
	]);
});

test('planImport rejects the second line with the same SKU', () => {
	expect(problemsOf(PRODUCT, PRODUCT)).toEqual(['3 sku sku_repeated 2']);
	expect(problemsOf({ ...PRODUCT, sku: 'c52' }, { ...PRODUCT, sku: 'C52' })).toEqual(['3 sku sku_repeated 2']);
	expect(plan(PRODUCT, PRODUCT).goods).toHaveLength(1);
});

test('planImport changes products by SKU and rejects new variants for them', () => {
	const { changes, edits } = plan({ sku: 'CU-1', price: '95.000đ', stock: '3', name: 'Áo thun cũ', weight: '200' });
	expect(changes).toMatchObject([{ line: 2, variant: known, priceVnd: 95_000, onHand: 3, weightG: null }]);
	expect(edits).toEqual([]);
	expect(problemsOf({ sku: 'CU-1', group: 'A', stock: '9' }, { ...PRODUCT, group: 'A' })).toEqual([
		'3 group group_exists',
	]);
});

test('countWaiting counts changes that need a review, and isChange is false for repeated values', () => {
	const far = plan({ sku: 'CU-1', price: '200000' });
	expect([countWaiting(far), far.changes.filter(isChange).length]).toEqual([1, 1]);
	const other = plan({ sku: 'CU-1', name: 'Nồi cơm điện' });
	expect([countWaiting(other), other.changes.filter(isChange).length]).toEqual([1, 1]);
	const same = plan({ sku: 'CU-1', price: '90000' });
	expect([countWaiting(same), same.changes.filter(isChange).length]).toEqual([0, 0]);
});

test('planImport removes the quote that our export puts before a formula', () => {
	expect(plan({ ...PRODUCT, sku: "'=1+1" }).goods[0]?.form.variants[0]?.sku).toBe('=1+1');
	expect(plan({ ...PRODUCT, sku: "'thường" }).goods[0]?.form.variants[0]?.sku).toBe("'thường");
});
