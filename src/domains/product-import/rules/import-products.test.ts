import { expect, test } from 'vitest';
import { IMPORT_COLUMNS, type ImportColumn } from '../contract.ts';
import { readImportLine } from './import-line.ts';
import { productsOfLines } from './import-products.ts';

const CATEGORY = '0198f3a0-0000-7000-8000-000000000001';
type Cells = Partial<Record<ImportColumn, string>>;
const shirt: Cells = {
	sku: 'AT-M',
	name: 'Áo thun cổ tròn',
	category: 'Áo thun',
	price: '120000',
	stock: '5',
	weight: '200',
	option1: 'Cỡ',
	value1: 'M',
	description: 'Áo thun vải bông dày, may hai kim, giặt không phai màu.',
};
const made = (...rows: readonly Cells[]) =>
	productsOfLines(
		rows.map((cells, at) =>
			readImportLine(
				at + 2,
				IMPORT_COLUMNS,
				IMPORT_COLUMNS.map((column) => cells[column] ?? ''),
			),
		),
		{
			categoryOf: () => CATEGORY,
			isBarred: () => false,
			attributesOf: () => [],
			sectionOf: () => null,
			pictureOf: () => null,
			isOfOthers: () => false,
		},
	);

test('productsOfLines takes product fields from the first line and variants from all', () => {
	const { form, problems } = made(shirt, { sku: 'AT-L', value1: 'L', price: '125000', stock: '0', weight: '210' });
	expect(problems).toEqual([]);
	expect(form).toMatchObject({
		name: 'Áo thun cổ tròn',
		optionNames: ['Cỡ'],
		variants: [
			{ sku: 'AT-M', priceVnd: 120_000 },
			{ sku: 'AT-L', priceVnd: 125_000, stock: 0 },
		],
		prepDays: 1,
	});
});

test('productsOfLines reports group_differs with the number of the first line', () => {
	const { form, problems } = made(shirt, { ...shirt, sku: 'AT-L', value1: 'L', name: 'Áo khác hẳn' });
	expect(form).toBeNull();
	expect(problems).toEqual([{ line: 3, column: 'name', code: 'group_differs', detail: 2 }]);
});

test('productsOfLines reports options_repeated for two lines with the same options', () => {
	expect(made(shirt, { ...shirt, sku: 'AT-M2' }).problems).toMatchObject([{ code: 'options_repeated' }]);
});

test('productsOfLines accepts all three dimensions or none', () => {
	expect(made({ ...shirt, length: '30', width: '20', height: '3' }).form?.variants[0]?.size).toEqual({
		lengthCm: 30,
		widthCm: 20,
		heightCm: 3,
	});
	expect(made({ ...shirt, length: '30' }).problems.map(({ column }) => column)).toEqual(['width', 'height']);
});

test.each<[Cells, string]>([
	[{ name: '=HYPERLINK("http://x.vn","y")' }, 'name'],
	[{ brand: 'Gọi 0912345678' }, 'brand'],
	[{ description: `${shirt.description} Gọi 0912345678.` }, 'description'],
	[{ value1: 'M, gọi 0912345678' }, 'value1'],
])('productsOfLines reports words_doubtful at the column of the text: %o', (cells, column) => {
	expect(made({ ...shirt, ...cells }).problems).toMatchObject([{ line: 2, column, code: 'words_doubtful' }]);
});
