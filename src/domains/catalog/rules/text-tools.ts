export const TEXT_TOOLS = ['heading', 'list', 'bold', 'italic'] as const;
export type TextTool = (typeof TEXT_TOOLS)[number];
export type ChosenText = { readonly text: string; readonly from: number; readonly to: number };
/** `insert` takes the place of what stands between `from` and `to`; then `chosen` of it is marked. */
export type TextChange = {
	readonly from: number;
	readonly to: number;
	readonly insert: string;
	readonly chosen: readonly [from: number, to: number];
};

const MARKS = { bold: '**', italic: '_' } as const;

/** What a press does to a text where it is chosen; `sample` stands where nothing is. */
export function changeText(tool: TextTool, chosen: ChosenText, sample: string): TextChange {
	return tool === 'bold' || tool === 'italic' ? marked(MARKS[tool], chosen, sample) : lined(tool, chosen, sample);
}

/** Pressed again, the marks go, also those about the other's. */
function marked(mark: string, { text, from, to }: ChosenText, sample: string): TextChange {
	if (text.slice(from, to).trim().includes('\n')) return markedByLine(mark, { text, from, to });
	const size = mark.length;
	const within = Object.values(MARKS).find((other) => other !== mark && stands(other, text, from, to)) ?? '';
	for (const wide of [0, within.length]) {
		const [begin, end] = [from - wide, to + wide];
		if (to === from || !stands(mark, text, begin, end)) continue;
		const chosen = [from - size, to - size] as const;
		return { from: begin - size, to: end + size, insert: text.slice(begin, end), chosen };
	}
	const words = text.slice(from, to) || sample;
	const inner = words.trim() || sample;
	const [before, after] = [words.slice(0, words.search(/\S|$/)), words.slice(words.trimEnd().length)];
	const begins = from + before.length + size;
	return {
		...{ from, to, insert: `${before}${mark}${inner}${mark}${after}` },
		chosen: [begins, begins + inner.length],
	};
}

const stands = (mark: string, text: string, from: number, to: number): boolean =>
	text.slice(Math.max(from - mark.length, 0), from) === mark && text.slice(to, to + mark.length) === mark;

/** Marks are read within one line only, behind the dash of a list. */
function markedByLine(mark: string, { text, from, to }: ChosenText): TextChange {
	const lines = text.slice(from, to).split('\n').map(parted);
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

function parted(line: string) {
	const dash = /^\s*(?:[-•*]\s+)?/.exec(line)?.[0] ?? '';
	const words = line.slice(dash.length).trimEnd();
	return { dash, words, after: line.slice(dash.length + words.length) };
}

/** Whole lines: a heading begins a block of its own; each line of a list has its dash and stays below its heading. */
function lined(tool: 'heading' | 'list', { text, from, to }: ChosenText, sample: string): TextChange {
	const begin = text.lastIndexOf('\n', from - 1) + 1;
	const next = text.indexOf('\n', Math.max(to, begin));
	const end = next < 0 ? text.length : next;
	const lines = text.slice(begin, end);
	const body = lines.trim() === '' ? sample : lines;
	if (tool === 'list') {
		const items = dashed(body);
		return { from: begin, to: end, insert: items, chosen: [begin, begin + items.length] };
	}
	const before = text.slice(0, begin).trimEnd();
	const gap = before === '' ? '' : '\n\n';
	const after = text.slice(end).trim() === '' ? '\n' : '';
	const start = before.length + gap.length;
	return {
		...{ from: before.length, to: end, insert: `${gap}${body}${after}` },
		chosen: [start, start + body.length],
	};
}

const dashed = (lines: string): string =>
	lines
		.split('\n')
		.map((line) => (line.trim() === '' || /^[-•*]\s/.test(line) ? line : `- ${line}`))
		.join('\n');
