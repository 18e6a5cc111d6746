import { CsvError, parse } from 'csv-parse/sync';

const DELIMITERS = [',', ';', '\t'] as const;

/** `line`: as a spreadsheet counts it, from 1. */
export type CsvRow = { readonly line: number; readonly cells: readonly string[] };

/**
 * The rows of a spreadsheet's file without the empty ones; `null` for what is no such file.
 * Read is UTF-8, and UTF-16 with its mark, as Excel's 'Unicode text'; commas, semicolons or tabs, whichever the first
 * line has most of.
 */
export function readCsv(bytes: Uint8Array): readonly CsvRow[] | null {
	const text = decoded(bytes);
	if (text === null || text.includes('\u0000')) return null;
	const first = text.slice(0, /\r|\n/.exec(text)?.index ?? text.length);
	const [delimiter = ','] = DELIMITERS.toSorted((a, b) => first.split(b).length - first.split(a).length);
	try {
		const rows: readonly (readonly string[])[] = parse(text, {
			delimiter,
			relax_column_count: true,
		});
		return rows
			.map((cells, at) => ({ line: at + 1, cells }))
			.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
	} catch (problem) {
		if (problem instanceof CsvError) return null;
		throw problem;
	}
}

function decoded(bytes: Uint8Array): string | null {
	const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8';
	try {
		return new TextDecoder(encoding, { fatal: true }).decode(bytes);
	} catch {
		return null;
	}
}
