import { csvRows, untamed } from '#src/shared/csv.ts';
import { type ImportProblem, importConfig } from '../contract-import.ts';

type Said = { readonly cells: readonly string[]; readonly problems: readonly ImportProblem[] };

/** The mark of its encoding and every heading, at most. */
export const HEAD_BYTES = 1024;
/** What the words of one problem take at most, beside what they name of the line. */
export const PROBLEM_BYTES = 320;
/** The line's number, commas and quotes around what is wrong. */
const ASIDE_BYTES = 16;

/** Lines that stayed out, as files that are no longer than what may come in: each has its words beside it. */
export function badLineParts<Line extends Said>(
	lines: readonly Line[],
	partBytes: number = importConfig.fileMaxBytes,
): readonly (readonly Line[])[] {
	const parts: Line[][] = [];
	let left = 0;
	for (const line of lines) {
		const bytes = bytesOf(line);
		if (bytes > left) {
			parts.push([]);
			left = partBytes - HEAD_BYTES;
		}
		parts.at(-1)?.push(line);
		left -= bytes;
	}
	return parts;
}

const bytesOf = ({ cells, problems }: Said): number =>
	ASIDE_BYTES +
	Buffer.byteLength(csvRows([cells.map(untamed)])) +
	problems.reduce((sum, { detail = '' }) => sum + PROBLEM_BYTES + 2 * Buffer.byteLength(String(detail)), 0);
