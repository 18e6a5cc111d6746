import { setImmediate as others } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse';

const DELIMITERS = [',', ';', '\t'] as const;
/** Bytes per slice; between slices other requests run. */
const CHUNK_BYTES = 16 * 1024;

/** `line` is the row number in a spreadsheet, from 1. */
export type CsvRow = { readonly line: number; readonly cells: readonly string[] };

/**
 * Returns the non-empty rows, at most `most + 1`, and `null` when the bytes are no such text. Accepts UTF-8 and
 * UTF-16 with BOM (Excel's 'Unicode text'), separated by commas, semicolons or tabs.
 */
export async function readCsv(bytes: Uint8Array, most: number): Promise<readonly CsvRow[] | null> {
	const rows: CsvRow[] = [];
	let line = 0;
	try {
		const [first = ''] = pieces(bytes);
		const parser = parse({ delimiter: delimiterOf(first), relax_column_count: true });
		const feeding = feed(parser, bytes);
		for await (const cells of parser as AsyncIterable<readonly string[]>) {
			line += 1;
			if (cells.some((cell) => cell.trim() !== '')) rows.push({ line, cells });
			if (rows.length > most) break;
		}
		await feeding;
		return rows;
	} catch (problem) {
		if (problem instanceof CsvError || problem instanceof NotText) return null;
		throw problem;
	}
}

class NotText extends Error {}

async function feed(parser: ReturnType<typeof parse>, bytes: Uint8Array): Promise<void> {
	try {
		for (const chunk of pieces(bytes)) {
			if (parser.destroyed) return;
			parser.write(chunk);
			await others();
		}
		parser.end();
	} catch (problem) {
		parser.destroy(problem as Error);
	}
}

function* pieces(bytes: Uint8Array): Generator<string> {
	const isWide = bytes[0] === 0xff && bytes[1] === 0xfe;
	const decoder = new TextDecoder(isWide ? 'utf-16le' : 'utf-8', { fatal: true });
	for (let from = 0; from < bytes.byteLength; from += CHUNK_BYTES) {
		const to = from + CHUNK_BYTES;
		yield textOf(decoder, bytes.subarray(from, to), to < bytes.byteLength);
	}
}

function textOf(decoder: TextDecoder, bytes: Uint8Array, stream: boolean): string {
	try {
		const text = decoder.decode(bytes, { stream });
		if (!text.includes('\u0000')) return text;
	} catch {
		throw new NotText('of another encoding');
	}
	throw new NotText('null bytes');
}

function delimiterOf(text: string): string {
	const head = text.slice(0, /\r|\n/.exec(text)?.index ?? text.length);
	return DELIMITERS.toSorted((a, b) => head.split(b).length - head.split(a).length)[0] ?? ',';
}
