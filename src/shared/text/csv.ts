type Cell = string | number;

/**
 * Spreadsheets execute cells that start like this, full-width characters included (CSV injection); an apostrophe
 * makes them text. Cells that already start with apostrophes get one more.
 */
const RUNS = /^'*[=+\-@\t\r\n＝＋－＠]/;
const ESCAPED_FORMULA = /^'+[=+\-@\t\r\n＝＋－＠]/;
const NEEDS_QUOTES = /[",\n\r;]/;
/** Spreadsheets detect UTF-8 by this mark. */
const BYTE_ORDER_MARK = '\ufeff';

function cellText(cell: Cell): string {
	if (typeof cell === 'number') return String(cell);
	const tame = RUNS.test(cell) ? `'${cell}` : cell;
	return NEEDS_QUOTES.test(tame) ? `"${tame.replaceAll('"', '""')}"` : tame;
}

export const unescapeFormula = (cell: string): string => (ESCAPED_FORMULA.test(cell) ? cell.slice(1) : cell);

export const csvRows = (rows: readonly (readonly Cell[])[]): string =>
	rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('');

/** RFC 4180. Numbers stay numbers, negative ones included. */
export const csvText = (rows: readonly (readonly Cell[])[]): string => BYTE_ORDER_MARK + csvRows(rows);
