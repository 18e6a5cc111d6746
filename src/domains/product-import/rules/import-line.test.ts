import { expect, test } from 'vitest';
import type { ImportColumn } from '../contract.ts';
import { readImportLine } from './import-line.ts';

const priceOf = (cell: string) => readImportLine(2, ['sku', 'price'], ['A-1', cell]).number.price;

test.each(['1250000', '1250000.00', '1.250.000', '1,250,000', '1 250 000', '1.250.000 ₫', '1250000đ', '1.250.000 VNĐ'])(
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

const problemsOf = (column: ImportColumn, cell: string) =>
	readImportLine(2, [column], [cell]).problems.filter((problem) => problem.column === column);

test.each<[ImportColumn, string, string]>([
	['sku', '8.93851E+12', 'scientific_number'],
	['group', '8,9E+12', 'scientific_number'],
	['name', 'G\ufffdo n\ufffdp nương', 'letters_damaged'],
	['name', 'G?o n?p n??ng túi v?i', 'letters_lost'],
	['description', 'G?o n?p n??ng h?t tròn', 'letters_lost'],
	['value1', '?en', 'letters_lost'],
	['price', '90000.50', 'decimals'],
	['weight', '0.5', 'decimals'],
])('readImportLine rejects the %s %j with %s', (column, cell, code) => {
	expect(problemsOf(column, cell)).toMatchObject([{ column, code }]);
});

test.each<[ImportColumn, string]>([
	['sku', '8938510001234'],
	['sku', 'E12'],
	['name', 'Gạo thử 8.93851E+12'],
	['name', 'Gạo gia đình 👨‍👩‍👧 túi 2kg'],
	['description', 'Bạn cần gạo dẻo?Chọn nếp nương. Còn gì nữa? hết rồi.'],
	['price', '90000.00'],
])('readImportLine accepts the %s %j', (column, cell) => {
	expect(problemsOf(column, cell)).toEqual([]);
});

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
