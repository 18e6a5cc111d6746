import { expect, test } from 'vitest';
import { productFileMessages } from '#src/messages/vi/vendor/product-imports.ts';
import { readImportColumns } from './import-columns.ts';

const names = productFileMessages.headings;

test('readImportColumns ignores tone marks, case and text in brackets', () => {
	expect(readImportColumns(['MA HANG', 'giá', ' Tồn  kho (cái) '], names)).toEqual({
		ok: true,
		value: ['sku', 'price', 'stock'],
	});
});

test.each([
	[['Mã hàng', 'Giá', 'GIA'], 'catalog.import_heading_repeated'],
	[['Giá', 'Tồn kho'], 'catalog.import_no_sku'],
	[[], 'catalog.import_no_sku'],
])('readImportColumns rejects the headings %j, of our own file', (headings, code) => {
	expect(readImportColumns(headings, names)).toMatchObject({ ok: false, error: { code } });
});

test.each([[['Mã hàng', 'Màu mè']], [['Mã hàng', '']]])(
	'readImportColumns returns null for %j, which the shop maps',
	(headings) => {
		expect(readImportColumns(headings, names)).toBeNull();
	},
);
