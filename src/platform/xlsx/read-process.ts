import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/node';
import type { CsvRow } from '../csv/index.ts';
import { EXIT_TOO_LARGE } from './exit-codes.ts';
import { isWithinGrid } from './grid.ts';

const US_PER_MS = 1000;
const WATCHED_EVERY_MS = 100;
/** Significant digits that a spreadsheet keeps. */
const DIGITS = 15;
export type Workbook = { readonly parts: Record<string, Uint8Array>; readonly most: number; readonly cpuMaxMs: number };

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

/** Its own thread watches the reader: processor time, unlike time on the clock, is the same on a busy machine. */
function readWatched(workbook: Workbook): void {
	const reader = new Worker(new URL(import.meta.url), { workerData: workbook });
	reader.once('message', (rows) => process.send?.(rows));
	reader.once('error', ({ code }: NodeJS.ErrnoException) =>
		process.exit(code === 'ERR_WORKER_OUT_OF_MEMORY' ? EXIT_TOO_LARGE : 1),
	);
	setInterval(() => {
		const { user, system } = process.cpuUsage();
		if ((user + system) / US_PER_MS > workbook.cpuMaxMs) process.exit(EXIT_TOO_LARGE);
	}, WATCHED_EVERY_MS).unref();
}

if (isMainThread) process.once('message', readWatched);
else parentPort?.postMessage(await read(workerData as Workbook));
