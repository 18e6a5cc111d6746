const ROWS_MAX = 20_000;
const COLUMNS_MAX = 256;
const CELLS_MAX = 500_000;
/** A cell holds 32,767 characters, of which each may be written as an entity. */
const STRETCH_MAX = 250_000;
const TABLE = /[<:]sheetData/;
const SHEET = /^xl\/worksheets\/[^/]+$/i;
/** The address of a row or cell; the reader fills every gap before it with empty cells. */
const ADDRESS = /[\s"'/]r\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const ROW_OR_CELL = /^([A-Z]{0,3})(\d{1,7})$/i;
const ALPHABET = 26;

const columnOf = (letters: string): number =>
	[...letters.toUpperCase()].reduce((sum, letter) => sum * ALPHABET + letter.charCodeAt(0) - 64, 0);

/**
 * False for a workbook with a cell beyond row 20,000 or column 256, or with more than 500,000 cells; also for one whose
 * table is in a part of another name, because the workbook itself says which part is its sheet, and for one with endless tags.
 */
export function isWithinGrid(parts: Readonly<Record<string, Uint8Array>>): boolean {
	return Object.entries(parts).every(([name, bytes]) => {
		const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
		return !hasEndlessTag(text) && (SHEET.test(name) ? isSheetWithinGrid(text) : !TABLE.test(text));
	});
}

/** True for a tag without end, or one with millions of attributes, for which the reader needs minutes. */
function hasEndlessTag(text: string): boolean {
	for (let at = 0; at < text.length; ) {
		const next = text.indexOf('<', at + 1);
		const end = next < 0 ? text.length : next;
		const close = text.indexOf('>', at);
		if (end - at > STRETCH_MAX || (text[at] === '<' && (close < 0 || close >= end))) return true;
		at = end;
	}
	return false;
}

function isSheetWithinGrid(text: string): boolean {
	// An entity could hide an address.
	if (text.includes('<!')) return false;
	if (countOf(text, /<(?:\w+:)?row\b/g) > ROWS_MAX || countOf(text, /<(?:\w+:)?c\b/g) > CELLS_MAX) return false;
	for (const [, double, single = ''] of text.matchAll(ADDRESS)) {
		const [, letters = '', row = ''] = ROW_OR_CELL.exec((double ?? single).trim()) ?? [];
		if (row === '' || Number(row) > ROWS_MAX || columnOf(letters) > COLUMNS_MAX) return false;
	}
	return true;
}

function countOf(text: string, pattern: RegExp): number {
	let count = 0;
	for (const _ of text.matchAll(pattern)) count += 1;
	return count;
}
