import { TRACKING_MAX_LENGTH } from '#src/domains/orders/contract/order.ts';
import { CARRIERS, type Carrier } from '#src/domains/orders/contract/parcel.ts';
import { foldVietnamese } from '#src/shared/slug.ts';
import { readWhole } from '#src/shared/text/typed-number.ts';
import { type RemittanceInput, remittancesConfig } from '../contract.ts';

type Row = { readonly line: number; readonly cells: readonly string[] };
export type FileProblem = { readonly line: number; readonly what: string };
type Read =
	| { readonly ok: true; readonly remittance: RemittanceInput }
	| { readonly ok: false; readonly problems: readonly FileProblem[] };

/** Headings as carriers write them, without tones, the first found counts. */
const HEAD = {
	carrier: ['carrier', 'hang van chuyen', 'hang', 'don vi van chuyen'],
	reference: ['reference', 'ma doi soat', 'ma phien', 'so chung tu'],
	date: ['date', 'ngay chuyen', 'ngay doi soat', 'ngay'],
	total: ['total', 'tong thuc nhan', 'thuc nhan', 'tong tien', 'tong'],
} as const;
const COLUMNS = {
	tracking: ['tracking', 'ma van don', 'ma don', 'van don'],
	amount: ['amount', 'tien thu ho', 'thu ho', 'cod', 'so tien'],
	fee: ['fee', 'phi', 'cuoc phi', 'phi dich vu'],
} as const;
const NAMES: Readonly<Record<string, Carrier>> = {
	'giao hang nhanh': 'ghn',
	'giao hang tiet kiem': 'ghtk',
	'viettel post': 'viettel_post',
	vtp: 'viettel_post',
	'vietnam post': 'vnpost',
	'buu dien viet nam': 'vnpost',
	'j&t express': 'jt_express',
	'j&t': 'jt_express',
};
const PROBLEMS_SHOWN = 50;

const fold = (cell: string): string => foldVietnamese(cell.trim()).toLowerCase();
const isOneOf = (names: readonly string[], cell: string): boolean => names.includes(fold(cell));

/**
 * Reads a carrier's file: rows of carrier, reference, date and total, then a table with a code, an amount and
 * optionally a fee per parcel. Lists every problem with its line.
 */
export function readRemittanceFile(rows: readonly Row[]): Read {
	const problems: FileProblem[] = [];
	const start = rows.findIndex(
		({ cells }) =>
			cells.some((cell) => isOneOf(COLUMNS.tracking, cell)) && cells.some((cell) => isOneOf(COLUMNS.amount, cell)),
	);
	if (start < 0) return { ok: false, problems: [{ line: 1, what: 'no row with the headings tracking and amount' }] };
	const head = (names: readonly string[]): string =>
		rows
			.slice(0, start)
			.find(({ cells }) => isOneOf(names, cells[0] ?? ''))
			?.cells[1]?.trim() ?? '';
	const carrier = readCarrier(head(HEAD.carrier));
	const paidOn = readDay(head(HEAD.date));
	const totalVnd = readAmount(head(HEAD.total));
	const reference = head(HEAD.reference);
	if (!carrier) problems.push({ line: 1, what: `carrier, one of ${CARRIERS.join(', ')}` });
	if (reference === '' || reference.length > remittancesConfig.referenceMax)
		problems.push({ line: 1, what: `reference, up to ${remittancesConfig.referenceMax} characters` });
	if (!paidOn) problems.push({ line: 1, what: 'date, as 2026-11-28 or 28/11/2026' });
	if (totalVnd === null) problems.push({ line: 1, what: 'total in whole VND' });
	const lines = readLines(rows.slice(start), problems);
	if (lines.length === 0 && problems.length === 0) problems.push({ line: 1, what: 'no parcel' });
	if (lines.length > remittancesConfig.fileLinesMax)
		problems.push({ line: 1, what: `more than ${remittancesConfig.fileLinesMax} parcels` });
	if (problems.length > 0 || !carrier || !paidOn || totalVnd === null)
		return { ok: false, problems: problems.slice(0, PROBLEMS_SHOWN) };
	return { ok: true, remittance: { carrier, reference, paidOn, totalVnd, lines } };
}

function readLines([names, ...rows]: readonly Row[], problems: FileProblem[]): RemittanceInput['lines'] {
	const column = (known: readonly string[]): number => names?.cells.findIndex((cell) => isOneOf(known, cell)) ?? -1;
	const [tracking, amount, fee] = [column(COLUMNS.tracking), column(COLUMNS.amount), column(COLUMNS.fee)];
	return rows.flatMap(({ line, cells }) => {
		const code = (cells[tracking] ?? '').trim();
		const amountVnd = readAmount(cells[amount] ?? '');
		const feeVnd = fee < 0 || (cells[fee] ?? '').trim() === '' ? 0 : readAmount(cells[fee] ?? '');
		if (code === '' || code.length > TRACKING_MAX_LENGTH) problems.push({ line, what: 'tracking code' });
		else if (!amountVnd) problems.push({ line, what: `amount of ${code} in whole VND` });
		else if (feeVnd === null || feeVnd > amountVnd) problems.push({ line, what: `fee of ${code}` });
		else return [{ tracking: code, amountVnd, feeVnd }];
		return [];
	});
}

const readAmount = (cell: string): number | null => (cell.trim() === '' ? null : readWhole(cell));

function readCarrier(name: string): Carrier | null {
	const folded = fold(name);
	return CARRIERS.find((known) => known === folded) ?? NAMES[folded] ?? null;
}

function readDay(text: string): string | null {
	const [, day = '', month = '', year = ''] = /^(\d{1,2})[/.-](\d{1,2})[/.-](20\d{2})$/.exec(text) ?? [];
	const iso = year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text;
	const at = new Date(/^20\d{2}-\d{2}-\d{2}$/.test(iso) ? `${iso}T00:00:00Z` : Number.NaN);
	return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(iso) ? iso : null;
}
