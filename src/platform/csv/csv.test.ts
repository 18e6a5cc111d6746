import { expect, test } from 'vitest';
import { csvText } from '#src/shared/csv.ts';
import { readCsv } from './index.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const cellsOf = (file: Uint8Array) => readCsv(file)?.map(({ line, cells }) => [line, ...cells]);

test.each([
	['commas', 'mã,giá\nA,1\n'],
	['semicolons', 'mã;giá\r\nA;1'],
	['tabs', 'mã\tgiá\nA\t1\n'],
	['the mark of UTF-8', '\ufeffmã,giá\nA,1\n'],
])('a file with %s', (_, text) => {
	expect(cellsOf(bytes(text))).toEqual([
		[1, 'mã', 'giá'],
		[2, 'A', '1'],
	]);
});

test("Excel's 'Unicode text'", () => {
	const text = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('mã\tgiá\nÁo\t1\n', 'utf16le')]);
	expect(cellsOf(text)).toEqual([
		[1, 'mã', 'giá'],
		[2, 'Áo', '1'],
	]);
});

test('cells over several lines are one row; empty rows count and are left out', () => {
	expect(cellsOf(bytes('mã,mô tả\n\nA,"dòng một\ndòng ""hai"""\n,\nB,x\n'))).toEqual([
		[1, 'mã', 'mô tả'],
		[3, 'A', 'dòng một\ndòng "hai"'],
		[5, 'B', 'x'],
	]);
});

test.each([
	['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0xff, 0x00])],
	['an old encoding', Buffer.from([0x4d, 0xe3, 0x0a])],
	['a quote without an end', bytes('mã,giá\n"A,1\n')],
	['null bytes', bytes('mã,giá\nA\u0000,1\n')],
])('%s is no such file', (_, file) => {
	expect(readCsv(file)).toBeNull();
});

test('our own files can be read again', () => {
	const rows = [
		['mã', 'tên'],
		['A-1', 'Áo "đẹp", vải\nbông; nhẹ'],
	];
	expect(readCsv(bytes(csvText(rows)))?.map(({ cells }) => cells)).toEqual(rows);
});
