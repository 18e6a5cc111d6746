import { HEADING_MAX } from '#src/domains/catalog/contract/description.ts';
import { HEADING_MARK, isShortHeading, lineMark } from '#src/domains/catalog/rules/product-page/description-blocks.ts';

export const TEXT_TOOLS = ['heading', 'list', 'bold', 'italic'] as const;
export type TextTool = (typeof TEXT_TOOLS)[number];
export type ChosenText = { readonly text: string; readonly from: number; readonly to: number };
export type TextChange = {
	readonly from: number;
	readonly to: number;
	readonly insert: string;
	readonly chosen: readonly [from: number, to: number];
};

const MARKS = { bold: '**', italic: '_' } as const;

export function changeText(tool: TextTool, chosen: ChosenText, sample: string): TextChange {
	if (tool === 'heading') return toggleHeading(chosen, sample);
	return tool === 'list' ? listed(chosen, sample) : marked(MARKS[tool], chosen, sample);
}

/** Applied a second time it removes the marks, also when the marks of the other style are between them. */
function marked(mark: string, { text, from, to }: ChosenText, sample: string): TextChange {
	if (text.slice(from, to).trim().includes('\n')) return markedByLine(mark, { text, from, to });
	const size = mark.length;
	const within = Object.values(MARKS).find((other) => other !== mark && isSurroundedBy(other, text, from, to)) ?? '';
	for (const wide of [0, within.length]) {
		const [begin, end] = [from - wide, to + wide];
		if (to === from || !isSurroundedBy(mark, text, begin, end)) continue;
		const chosen = [from - size, to - size] as const;
		return { from: begin - size, to: end + size, insert: text.slice(begin, end), chosen };
	}
	const words = text.slice(from, to) || sample;
	const blank = words.slice(0, words.search(/\S|$/));
	const isLine = blank.includes('\n') || from === 0 || text[from - 1] === '\n';
	const before = isLine ? splitMark(words).dash : blank;
	const inner = words.slice(before.length).trim() || sample;
	const after = words.slice(Math.max(words.trimEnd().length, before.length));
	const begins = from + before.length + size;
	return {
		from,
		to,
		insert: `${before}${mark}${inner}${mark}${after}`,
		chosen: [begins, begins + inner.length],
	};
}

const isSurroundedBy = (mark: string, text: string, from: number, to: number): boolean =>
	text.slice(Math.max(from - mark.length, 0), from) === mark && text.slice(to, to + mark.length) === mark;

function markedByLine(mark: string, { text, from, to }: ChosenText): TextChange {
	const lines = text.slice(from, to).split('\n').map(splitMark);
	const isMarked = ({ words }: { readonly words: string }) =>
		words.length > 2 * mark.length && words.startsWith(mark) && words.endsWith(mark);
	const areMarked = lines.every((line) => line.words === '' || isMarked(line));
	const insert = lines
		.map((line) => {
			const { dash, words, after } = line;
			if (areMarked) return `${dash}${words.slice(mark.length, -mark.length)}${after}`;
			return words === '' || isMarked(line) ? `${dash}${words}${after}` : `${dash}${mark}${words}${mark}${after}`;
		})
		.join('\n');
	return { from, to, insert, chosen: [from, from + insert.length] };
}

function splitMark(line: string) {
	const blank = line.slice(0, line.search(/\S|$/));
	const dash = `${blank}${lineMark(line.slice(blank.length))}`;
	const words = line.slice(dash.length).trimEnd();
	return { dash, words, after: line.slice(dash.length + words.length) };
}

function wholeLines({ text, from, to }: ChosenText, sample: string) {
	const begin = text.lastIndexOf('\n', from - 1) + 1;
	const next = text.indexOf('\n', Math.max(to, begin));
	const end = next < 0 ? text.length : next;
	const lines = text.slice(begin, end);
	return { begin, end, lines: (lines.trim() === '' ? sample : lines).split('\n').map(splitMark) };
}

type Line = ReturnType<typeof splitMark>;

function listed(chosen: ChosenText, sample: string): TextChange {
	const { begin, end, lines } = wholeLines(chosen, sample);
	const insert = lines
		.map(({ dash, words, after }) =>
			words === '' || !(dash.trim() === '' || isHeading({ dash })) ? `${dash}${words}${after}` : `- ${words}${after}`,
		)
		.join('\n');
	return { from: begin, to: end, insert, chosen: [begin, begin + insert.length] };
}

const isHeading = ({ dash }: Pick<Line, 'dash'>): boolean => dash.trim() === HEADING_MARK.trim();

/** Inserts the mark only where `descriptionBlocks` would not recognise the line as a heading without it. */
function toggleHeading(chosen: ChosenText, sample: string): TextChange {
	const { text } = chosen;
	const { begin, end, lines } = wholeLines(chosen, sample);
	const [first = splitMark('')] = lines;
	const below = /.*/.exec(text.slice(end + 1))?.[0].trim();
	const isShort = lines.length === 1 && isShortHeading(first.words, below);
	if (lines.every((line) => line.words === '' || isHeading(line))) {
		const bare = lines.map(({ words, after }) => `${words}${after}`).join('\n');
		const above = text.slice(0, begin).split('\n').at(-2)?.trim() ?? '';
		const apart = isShort && above === '' ? '\n' : '';
		return { from: begin, to: end, insert: `${bare}${apart}`, chosen: [begin, begin + bare.length] };
	}
	if (isShort) {
		const before = text.slice(0, begin).trimEnd();
		const gap = before === '' ? '' : '\n\n';
		const start = before.length + gap.length;
		const insert = `${gap}${first.words}${first.after}`;
		return { from: before.length, to: end, insert, chosen: [start, before.length + insert.length] };
	}
	const insert = lines.map(withHeading).join('\n');
	const from = begin + (lines.length === 1 && insert.startsWith(HEADING_MARK) ? HEADING_MARK.length : 0);
	const after = end === text.length && lines.some(({ words }) => words.length <= HEADING_MAX) ? '\n' : '';
	return { from: begin, to: end, insert: `${insert}${after}`, chosen: [from, begin + insert.length] };
}

const withHeading = ({ dash, words, after }: Line): string =>
	words === '' || words.length > HEADING_MAX ? `${dash}${words}${after}` : `${HEADING_MARK}${words}${after}`;
