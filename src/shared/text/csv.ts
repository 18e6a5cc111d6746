type Cell = string | number;

/** A spreadsheet runs what begins so, wide letters too; an apostrophe makes it a text. One more, where there are some. */
const RUNS = /^'*[=+\-@\t\r\n＝＋－＠]/;
const IS_TAME = /^'+[=+\-@\t\r\n＝＋－＠]/;
const NEEDS_QUOTES = /[",\n\r;]/;
/** Spreadsheets take a file for UTF-8 by this sign. */
const BYTE_ORDER_MARK = '\ufeff';

function cellText(cell: Cell): string {
	if (typeof cell === 'number') return String(cell);
	const tame = RUNS.test(cell) ? `'${cell}` : cell;
	return NEEDS_QUOTES.test(tame) ? `"${tame.replaceAll('"', '""')}"` : tame;
}

/** What a cell of ours says: without the apostrophe that was put before it. */
export const untamed = (cell: string): string => (IS_TAME.test(cell) ? cell.slice(1) : cell);

/** Further rows of a file that has begun. */
export const csvRows = (rows: readonly (readonly Cell[])[]): string =>
	rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('');

/** Rows as a file for spreadsheets (RFC 4180). Numbers stay numbers, also below zero. */
export const csvText = (rows: readonly (readonly Cell[])[]): string => BYTE_ORDER_MARK + csvRows(rows);
