/** Spreadsheets run what begins like this. */
const FORMULA = /^[=+\-@\t\r]/;
const NUMBER = /^-?\d+$/;
/** Tells them that the letters are UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

function cell(value: string | number): string {
	const text = String(value);
	const safe = typeof value === 'string' && FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
	return /[",\n\r;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows for a spreadsheet, the first of them its head. */
export const csvOf = (rows: readonly (readonly (string | number)[])[]): string =>
	BYTE_ORDER_MARK + rows.map((row) => row.map(cell).join(',')).join('\r\n');
