import { expect, test } from 'vitest';
import { readImportLine } from './import-line.ts';

const priceOf = (cell: string) => readImportLine(2, ['sku', 'price'], ['A-1', cell]).number.price;

test.each(['1250000', '1.250.000', '1,250,000', '1 250 000', '1.250.000 ₫', '1250000đ', '1.250.000 VNĐ'])(
	'readImportLine reads the price %s as 1,250,000',
	(cell) => {
		expect(priceOf(cell)).toBe(1_250_000);
	},
);

test.each(['1,25', '1.25', '1.250,50', '12.50.000', '-5000', '1e6', 'một triệu', '9999999999999'])(
	'readImportLine rejects the price %s',
	(cell) => {
		expect(priceOf(cell)).toBeUndefined();
		expect(readImportLine(2, ['sku', 'price'], ['A-1', cell]).problems).toMatchObject([{ column: 'price' }]);
	},
);

test('readImportLine normalises blanks and composed letters, and keeps the line breaks of a description', () => {
	const cells = ['A-1', ' Áo   thun '.normalize('NFD'), 'Dòng một\r\nDòng hai'];
	const { text } = readImportLine(2, ['sku', 'name', 'description'], cells);
	expect(text).toEqual({ sku: 'A-1', name: 'Áo thun', description: 'Dòng một\nDòng hai' });
});

test('readImportLine fills a short row with empty cells and reports a missing SKU', () => {
	expect(readImportLine(7, ['sku', 'name', 'price'], [''])).toMatchObject({
		line: 7,
		text: {},
		number: {},
		problems: [{ column: 'sku', code: 'required' }],
	});
});
