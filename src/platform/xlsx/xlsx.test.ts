import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { isXlsx, readXlsx } from './index.ts';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';

const cellText = (cell: string | number): string =>
	typeof cell === 'number'
		? `<c><v>${cell}</v></c>`
		: `<c t="inlineStr"><is><t xml:space="preserve">${cell}</t></is></c>`;

/** The smallest workbook that a spreadsheet opens. */
function workbook(
	sheet: string,
	more: Readonly<Record<string, Uint8Array>> = {},
	part = 'worksheets/sheet1.xml',
): Uint8Array {
	return zipSync({
		'[Content_Types].xml': strToU8(
			'<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>',
		),
		'_rels/.rels': strToU8(
			`<Relationships xmlns="${PACKAGE}"><Relationship Id="r1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
		),
		'xl/workbook.xml': strToU8(
			`<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="Hàng" sheetId="1" r:id="r1"/></sheets></workbook>`,
		),
		'xl/_rels/workbook.xml.rels': strToU8(
			`<Relationships xmlns="${PACKAGE}"><Relationship Id="r1" Type="${RELATIONS}/worksheet" Target="${part}"/></Relationships>`,
		),
		[`xl/${part}`]: strToU8(`<worksheet xmlns="${MAIN}"><sheetData>${sheet}</sheetData></worksheet>`),
		...more,
	});
}
const rowsOf = (rows: readonly (readonly (string | number)[])[]): string =>
	rows
		.map((cells, at) =>
			cells.length > 0
				? `<row r="${at + 1}">${cells.map((cell, nth) => cellText(cell).replace('<c', `<c r="${'ABCDEFGH'[nth]}${at + 1}"`)).join('')}</row>`
				: '',
		)
		.join('');

test('readXlsx returns texts as written and numbers in full, with the row numbers of the spreadsheet', async () => {
	const file = workbook(rowsOf([['Mã hàng', 'Giá'], [], ['007', 90_000], [8.93851e12, 0.1]]));
	expect(isXlsx(file)).toBe(true);
	expect(await readXlsx(file, 100)).toEqual([
		{ line: 1, cells: ['Mã hàng', 'Giá'] },
		{ line: 3, cells: ['007', '90000'] },
		{ line: 4, cells: ['8938510000000', '0.1'] },
	]);
});

test('readXlsx stops after one row more than the limit', async () => {
	const rows = Array.from({ length: 50 }, (_, at) => [`A-${at}`]);
	expect(await readXlsx(workbook(rowsOf(rows)), 10)).toHaveLength(11);
});

test('readXlsx refuses a file that unpacks to more than 48 MB or holds more than 200 parts', async () => {
	const bomb = workbook(`<row r="1"><c r="A1" t="inlineStr"><is><t>${' '.repeat(60_000_000)}</t></is></c></row>`);
	expect(bomb.byteLength).toBeLessThan(200_000);
	expect(await readXlsx(bomb, 100)).toBe('too_large');
	const many = Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`xl/worksheets/x${at}.xml`, strToU8('x')]));
	expect(await readXlsx(workbook('', many), 100)).toBe('too_large');
});

test.each([
	['a zip file of something else', zipSync({ 'a.txt': strToU8('a') })],
	['a damaged file', workbook(rowsOf([['A']])).slice(0, 300)],
	['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47])],
])('readXlsx returns null for %s', async (_, file) => {
	expect(await readXlsx(file, 100)).toBeNull();
});

test.each([
	['row', '<row r="1000000000"><c r="A1000000000" t="inlineStr"><is><t>SKU</t></is></c></row>'],
	['cell', "<row r='1'><c r = 'A20001'><v>1</v></c></row>"],
	['column', '<row r="1"><c r="ZZZZZZ1"><v>1</v></c></row>'],
	['hidden address', '<row r="1"><c r="A&#49;000000"><v>1</v></c></row>'],
	['cell without a space before it', '<row r="1"><c t="n"r="A20001"><v>1</v></c></row>'],
	['one tag', `<row r="1"><c r="A1"${' b'.repeat(1_000_000)}/></row>`],
	['tag without end', '<'.repeat(1_000_000)],
	['number of rows', '<row/>'.repeat(20_001)],
	['number of cells', `<row>${'<c/>'.repeat(500_001)}</row>`],
])('readXlsx refuses a small file whose %s would need a large grid', async (_, sheet) => {
	expect(await readXlsx(workbook(sheet), 100)).toBe('too_large');
});

test.each(['worksheets/a/sheet1.xml', 'sharedStrings.xml', 'styles.xml', '_rels/sheet1.xml.rels'])(
	'readXlsx refuses a workbook that names %s as its sheet, where nobody measures the grid',
	async (part) => {
		expect(await readXlsx(workbook('<row r="9999999"><c r="A9999999"><v>1</v></c></row>', {}, part), 10)).toBe(
			'too_large',
		);
	},
);

test('readXlsx survives a file whose parts need more memory than a reader has, and reads the next one', async () => {
	const styles = `<styleSheet><cellXfs>${'<xf/>'.repeat(9_000_000)}</cellXfs></styleSheet>`;
	const [bomb, next] = await Promise.all([
		readXlsx(workbook(rowsOf([['A']]), { 'xl/styles.xml': strToU8(styles) }), 10),
		readXlsx(workbook(rowsOf([['A']])), 10),
	]);
	expect(bomb).toBe('too_large');
	expect(next).toEqual([{ line: 1, cells: ['A'] }]);
}, 120_000);

test('readXlsx refuses a file that needs more processor time than a reader has', async () => {
	const rows = Array.from({ length: 5000 }, (_, at) => ['A', 'B', 'C', at]);
	expect(await readXlsx(workbook(rowsOf(rows)), 10, 1)).toBe('too_large');
}, 60_000);
