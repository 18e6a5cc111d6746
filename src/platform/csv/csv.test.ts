import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvText, unescapeFormula } from '#src/shared/text/csv.ts';
import { readCsv } from './index.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const MAX = 100_000;
const cellsOf = async (file: Uint8Array) => (await readCsv(file, MAX))?.map(({ line, cells }) => [line, ...cells]);

test.each([
	['commas', 'mã,giá\nA,1\n'],
	['semicolons', 'mã;giá\r\nA;1'],
	['tabs', 'mã\tgiá\nA\t1\n'],
	['a UTF-8 byte order mark', '\ufeffmã,giá\nA,1\n'],
	["Excel's line sep=;", '\ufeffsep=;\r\nmã;giá\r\nA;1\r\n'],
	['the line sep=, before cells that hold more semicolons', 'sep=,\nmã,giá\nA,1\n'],
])('readCsv reads a file with %s', async (_, text) => {
	expect(await cellsOf(bytes(text))).toEqual([
		[1, 'mã', 'giá'],
		[2, 'A', '1'],
	]);
});

test.each([
	['a CRLF heading before LF rows', 'mã,giá\r\nA,1\nB,2\n'],
	['an LF heading before CRLF rows', 'mã,giá\nA,1\r\nB,2\r\n'],
	['a CR heading before CRLF and LF rows', 'mã,giá\rA,1\r\nB,2\n'],
	['a CRLF line sep=; before LF rows', 'sep=;\r\nmã;giá\nA;1\rB;"2"\n'],
])('readCsv reads a file with mixed line ends: %s', async (_, text) => {
	expect(await cellsOf(bytes(text))).toEqual([
		[1, 'mã', 'giá'],
		[2, 'A', '1'],
		[3, 'B', '2'],
	]);
});

test('readCsv keeps the line ends inside quotes and counts a CRLF at the end of a chunk once', async () => {
	const rows = Array.from({ length: 9000 }, (_, at) => `A${at},"x\r\ny\nz"${at % 2 ? '\r\n' : '\n'}`);
	const read = await cellsOf(bytes(rows.join('')));
	expect(read).toHaveLength(9000);
	expect(read?.every(([line, , cell]) => Number(line) <= 9000 && cell === 'x\r\ny\nz')).toBe(true);
});

test("readCsv reads a file in Excel's format 'Unicode text' (UTF-16 with tabs)", async () => {
	const text = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('mã\tgiá\nÁo\t1\n', 'utf16le')]);
	expect(await cellsOf(text)).toEqual([
		[1, 'mã', 'giá'],
		[2, 'Áo', '1'],
	]);
});

test('readCsv reads UTF-16 in big-endian order', async () => {
	const text = Buffer.from('\ufeffmã\tgiá\nÁo\t1\n', 'utf16le').swap16();
	expect(await cellsOf(text)).toEqual([
		[1, 'mã', 'giá'],
		[2, 'Áo', '1'],
	]);
});

test('readCsv reads a multi-line cell as one row, and empty rows count as lines but are omitted', async () => {
	expect(await cellsOf(bytes('mã,mô tả\n\nA,"dòng một\ndòng ""hai"""\n,\nB,x\n'))).toEqual([
		[1, 'mã', 'mô tả'],
		[3, 'A', 'dòng một\ndòng "hai"'],
		[5, 'B', 'x'],
	]);
});

test.each([
	['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0xff, 0x00])],
	['text in a legacy encoding', Buffer.from([0x4d, 0xe3, 0x0a])],
	['an unclosed quote', bytes('mã,giá\n"A,1\n')],
	['null bytes', bytes('mã,giá\nA\u0000,1\n')],
])('readCsv returns null for %s', async (_, file) => {
	expect(await readCsv(file, MAX)).toBeNull();
});

test('readCsv returns every cell that csvText wrote, also when a chunk ends inside of a letter', async () => {
	const tames = fc.constantFrom('', '', "'", "'+", '=', '＝', '\n-');
	const cell = fc
		.tuple(tames, fc.string({ unit: 'grapheme', maxLength: 40 }))
		.map((parts) => parts.join('').replaceAll('\u0000', ''));
	const row = fc.array(cell, { minLength: 3, maxLength: 3 }).map((cells) => ['mã', ...cells]);
	await fc.assert(
		fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 60 }), fc.constantFrom(1, 40), async (rows, times) => {
			const all = [['mã', 'tên', 'giá', 'ảnh'], ...Array.from({ length: times }, () => rows).flat()];
			expect((await readCsv(bytes(csvText(all)), MAX))?.map(({ cells }) => cells.map(unescapeFormula))).toEqual(all);
		}),
		{ numRuns: 40 },
	);
});

test('readCsv stops after one row more than the limit', async () => {
	const rows = Array.from({ length: 50_000 }, (_, at) => [`A-${at}`, 'x']);
	expect(await readCsv(bytes(csvText(rows)), 10)).toHaveLength(11);
});

test('readCsv yields to other work more than 300 times while it reads a large file', async () => {
	const rows = Array.from({ length: 10_000 }, (_, at) => [`A-${at}`, 'Áo thun vải bông dày, may hai kim. '.repeat(17)]);
	const file = bytes(csvText(rows));
	expect(file.byteLength).toBeGreaterThan(6_000_000);
	let turns = 0;
	let isRead = false;
	const others = (): void => {
		turns += 1;
		if (!isRead) setImmediate(others);
	};
	others();
	expect(await readCsv(file, MAX)).toHaveLength(10_000);
	isRead = true;
	expect(turns).toBeGreaterThan(300);
});
