import { PRE_ORDER_DAYS_MAX, PRICE_MIN_VND, QUANTITY_MAX, STOCK_MAX } from '#src/domains/catalog/contract/product.ts';
import { MAX_VND } from '#src/shared/money.ts';
import { unescapeFormula } from '#src/shared/text/csv.ts';
import { clean, cleanLine } from '#src/shared/text/text.ts';
import type { ImportColumn, ImportProblem } from '../contract.ts';
import { readImportNumber } from './import-number.ts';

export type NumberColumn =
	| 'price'
	| 'stock'
	| 'weight'
	| 'length'
	| 'width'
	| 'height'
	| 'prepDays'
	| 'min'
	| 'step'
	| 'max';
const RANGES: Readonly<Record<NumberColumn, readonly [number, number]>> = {
	price: [PRICE_MIN_VND, MAX_VND],
	stock: [0, STOCK_MAX],
	weight: [1, 1_000_000],
	length: [1, 1000],
	width: [1, 1000],
	height: [1, 1000],
	prepDays: [1, PRE_ORDER_DAYS_MAX],
	min: [1, QUANTITY_MAX],
	step: [1, QUANTITY_MAX],
	max: [1, QUANTITY_MAX],
};

export type ImportLine = {
	readonly line: number;
	readonly text: Readonly<Partial<Record<Exclude<ImportColumn, NumberColumn>, string>>>;
	readonly number: Readonly<Partial<Record<NumberColumn, number>>>;
	readonly problems: readonly ImportProblem[];
};

/** `describe` turns the text of a description into our formatting. */
export function readImportLine(
	line: number,
	columns: readonly ImportColumn[],
	cells: readonly string[],
	describe: (text: string) => string = clean,
): ImportLine {
	const text: Partial<Record<ImportColumn, string>> = {};
	const number: Partial<Record<NumberColumn, number>> = {};
	const problems: ImportProblem[] = [];
	for (const [at, column] of columns.entries()) {
		const cell = unescapeFormula(cells[at]?.trim() ?? '');
		if (cell === '') continue;
		if (!isNumber(column)) {
			text[column] = column === 'description' ? describe(cell) : cleanLine(cell);
			problems.push(...damageOf(column, text[column]));
			continue;
		}
		const read = readImportNumber(cell);
		const [least, most] = RANGES[column];
		if (read === 'decimals') problems.push({ column, code: 'decimals', detail: cell.slice(0, 40) });
		else if (read === null) problems.push({ column, code: 'not_a_number', detail: cell.slice(0, 40) });
		else if (read < least) problems.push({ column, code: 'too_small', detail: least });
		else if (read > most) problems.push({ column, code: 'too_large', detail: most });
		else number[column] = read;
	}
	if (!text.sku) problems.push({ column: 'sku', code: 'required' });
	return { line, text, number, problems };
}

/** A spreadsheet showed a long number so; its digits are lost. */
const SCIENTIFIC = /^\d+(?:[.,]\d+)?e\+\d+$/i;
const REPLACEMENT = '\ufffd';
/** `G?o n?p`: letters were lost in another encoding. A question mark before a capital may miss its blank only. */
const LOST_LETTER = /\p{L}\?+\p{Ll}|(?:^|\s)\?+\p{Ll}/u;

function damageOf(column: ImportColumn, text: string): readonly ImportProblem[] {
	if (text.includes(REPLACEMENT)) return [{ column, code: 'letters_damaged' }];
	if (column === 'sku' || column === 'group')
		return SCIENTIFIC.test(text) ? [{ column, code: 'scientific_number', detail: text.slice(0, 40) }] : [];
	const [lost] = LOST_LETTER.test(text) ? (/\S*\?\S*/.exec(text) ?? []) : [];
	return lost === undefined || column === 'pictures'
		? []
		: [{ column, code: 'letters_lost', detail: lost.slice(0, 40) }];
}

const isNumber = (column: ImportColumn): column is NumberColumn => column in RANGES;
