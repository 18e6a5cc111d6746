import { setImmediate as others } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse';

const DELIMITERS = [',', ';', '\t'] as const;
/** So much is read at a stretch; in between, others have their turn. */
const CHUNK_BYTES = 16 * 1024;

/** `line`: as a spreadsheet counts it, from 1. */
export type CsvRow = { readonly line: number; readonly cells: readonly string[] };

/**
 * The rows of a spreadsheet's file without the empty ones, and no more than one above `most`; `null` for what is no
 * such file. Read is UTF-8, and UTF-16 with its mark, as Excel's 'Unicode text'; commas, semicolons or tabs, whichever
 * the first line has most of.
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
