import { csvRows, unescapeFormula } from '#src/shared/text/csv.ts';
import { type ImportProblem, importConfig } from '../contract.ts';

type RejectedLine = { readonly cells: readonly string[]; readonly problems: readonly ImportProblem[] };

export const HEAD_BYTES = 1024;
/** Upper bound of one problem's text, without the values it quotes. */
export const PROBLEM_BYTES = 320;
const SEPARATOR_BYTES = 16;

export function badLineParts<Line extends RejectedLine>(
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

const bytesOf = ({ cells, problems }: RejectedLine): number =>
	SEPARATOR_BYTES +
	Buffer.byteLength(csvRows([cells.map(unescapeFormula)])) +
	problems.reduce((sum, { detail = '' }) => sum + PROBLEM_BYTES + 2 * Buffer.byteLength(String(detail)), 0);
