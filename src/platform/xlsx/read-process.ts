import { zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/node';
import type { CsvRow } from '../csv/index.ts';
import { isWithinGrid } from './grid.ts';

/** Significant digits that a spreadsheet keeps. */
const DIGITS = 15;
type Workbook = { readonly parts: Record<string, Uint8Array>; readonly most: number };

async function read({ parts, most }: Workbook): Promise<readonly CsvRow[] | 'too_large' | null> {
	if (!isWithinGrid(parts)) return 'too_large';
	try {
		const sheet = await readSheet(Buffer.from(zipSync(parts, { level: 0 })), { trim: false });
		const rows: CsvRow[] = [];
		for (const [at, values] of sheet.entries()) {
			const cells = values.map(textOf);
			if (cells.some((cell) => cell.trim() !== '')) rows.push({ line: at + 1, cells });
			if (rows.length > most) break;
		}
		return rows;
	} catch {
		return null;
	}
}

/** A long number, such as a barcode, in full; others without the noise of binary fractions. */
function textOf(value: unknown): string {
	if (value === null || value === undefined) return '';
	if (value instanceof Date) return value.toISOString().slice(0, 10);
	if (typeof value !== 'number') return String(value);
	return Number.isInteger(value) ? BigInt(value).toString() : String(Number(value.toPrecision(DIGITS)));
}

process.once('message', async (workbook: Workbook) => process.send?.(await read(workbook)));
