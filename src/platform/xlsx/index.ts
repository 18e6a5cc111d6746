import { setImmediate as others } from 'node:timers/promises';
import { Unzip, UnzipInflate, zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/node';
import type { CsvRow } from '../csv/index.ts';

const ZIP_MAGIC = [0x50, 0x4b, 0x03, 0x04] as const;
/** Bytes per slice; between slices other requests run. Deflate unpacks at most 1,032 times as much. */
const CHUNK_BYTES = 4 * 1024;
const UNPACKED_MAX_BYTES = 48 * 1024 * 1024;
const ENTRIES_MAX = 200;
/** Significant digits that a spreadsheet keeps. */
const DIGITS = 15;
/** Only the parts that hold cells; pictures and charts stay packed. */
const NEEDED =
	/^(?:\[Content_Types\]\.xml|_rels\/|xl\/(?:_rels\/|workbook\.xml|worksheets\/|sharedStrings\.xml|styles\.xml))/i;

export const isXlsx = (bytes: Uint8Array): boolean => ZIP_MAGIC.every((byte, at) => bytes[at] === byte);

class TooLarge extends Error {}

/**
 * Returns the non-empty rows of the first sheet, at most `most + 1`; `null` when the bytes are no such file, and
 * `too_large` when it unpacks to more than 48 MB. Numbers are written in full, never as `8.9E+12`.
 */
export async function readXlsx(bytes: Uint8Array, most: number): Promise<readonly CsvRow[] | 'too_large' | null> {
	try {
		const parts = await unpack(bytes);
		const checked = zipSync(parts, { level: 0 });
		const sheet = await readSheet(Buffer.from(checked), { trim: false });
		const rows: CsvRow[] = [];
		for (const [at, values] of sheet.entries()) {
			const cells = values.map(textOf);
			if (cells.some((cell) => cell.trim() !== '')) rows.push({ line: at + 1, cells });
			if (rows.length > most) break;
		}
		return rows;
	} catch (problem) {
		return problem instanceof TooLarge ? 'too_large' : null;
	}
}

/** Counts what really comes out, because the sizes that a zip file declares may be wrong. */
async function unpack(bytes: Uint8Array): Promise<Record<string, Uint8Array>> {
	const parts: Record<string, Uint8Array> = {};
	let unpacked = 0;
	let entries = 0;
	let fault: Error | null = null;
	const unzip = new Unzip((file) => {
		entries += 1;
		if (entries > ENTRIES_MAX) fault = new TooLarge();
		if (fault || !NEEDED.test(file.name)) return;
		const chunks: Uint8Array[] = [];
		file.ondata = (problem, chunk, isLast) => {
			fault ??= problem;
			unpacked += chunk?.byteLength ?? 0;
			if (unpacked > UNPACKED_MAX_BYTES) fault = new TooLarge();
			if (fault) return file.terminate();
			chunks.push(chunk);
			if (isLast) parts[file.name] = Buffer.concat(chunks);
		};
		file.start();
	});
	unzip.register(UnzipInflate);
	for (let from = 0; from < bytes.byteLength; from += CHUNK_BYTES) {
		const to = from + CHUNK_BYTES;
		unzip.push(bytes.subarray(from, to), to >= bytes.byteLength);
		if (fault) throw fault;
		await others();
	}
	return parts;
}

/** A long number, such as a barcode, in full; others without the noise of binary fractions. */
function textOf(value: unknown): string {
	if (value === null || value === undefined) return '';
	if (value instanceof Date) return value.toISOString().slice(0, 10);
	if (typeof value !== 'number') return String(value);
	return Number.isInteger(value) ? BigInt(value).toString() : String(Number(value.toPrecision(DIGITS)));
}
