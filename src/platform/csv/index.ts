import { setImmediate as others } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse';

const DELIMITERS = [',', ';', '\t'] as const;
/** Excel reads this first line as the delimiter and does not show it, so it is no row. */
const SEPARATOR_LINE = /^sep=([,;\t|])(?:\r\n|\r|\n)/i;
/** All of them in every file: exports that were put together or edited by hand mix them. */
const LINE_ENDS = ['\r\n', '\n', '\r'] as const;
/** Bytes per slice; between slices other requests run. */
const CHUNK_BYTES = 16 * 1024;

/** `line` is the row number in a spreadsheet, from 1. */
export type CsvRow = { readonly line: number; readonly cells: readonly string[] };

/**
 * Returns the non-empty rows, at most `most + 1`, and `null` when the bytes are no such text. Accepts UTF-8 and
 * UTF-16 with BOM (Excel's 'Unicode text'), separated by commas, semicolons, tabs or what a line `sep=` says.
 */
export async function readCsv(bytes: Uint8Array, most: number): Promise<readonly CsvRow[] | null> {
	const rows: CsvRow[] = [];
	let line = 0;
	try {
		const [first = ''] = pieces(bytes);
		const [separatorLine = '', separator] = SEPARATOR_LINE.exec(first) ?? [];
		const delimiter = separator ?? delimiterOf(first);
		const parser = parse({ delimiter, record_delimiter: [...LINE_ENDS], relax_column_count: true });
		const feeding = feed(parser, bytes, separatorLine.length);
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

async function feed(parser: ReturnType<typeof parse>, bytes: Uint8Array, skipped: number): Promise<void> {
	try {
		let from = skipped;
		for (const chunk of pieces(bytes)) {
			if (parser.destroyed) return;
			parser.write(chunk.slice(from));
			from = 0;
			await others();
		}
		parser.end();
	} catch (problem) {
		parser.destroy(problem as Error);
	}
}

function* pieces(bytes: Uint8Array): Generator<string> {
	const decoder = new TextDecoder(encodingOf(bytes), { fatal: true });
	for (let from = 0; from < bytes.byteLength; from += CHUNK_BYTES) {
		const to = from + CHUNK_BYTES;
		yield textOf(decoder, bytes.subarray(from, to), to < bytes.byteLength);
	}
}

function encodingOf([first, second]: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
	if (first === 0xff && second === 0xfe) return 'utf-16le';
	return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
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
