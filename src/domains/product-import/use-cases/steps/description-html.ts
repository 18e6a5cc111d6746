import { Parser } from 'htmlparser2';
import { HEADING_MAX } from '#src/domains/catalog/contract/description.ts';
import { HEADING_MARK } from '#src/domains/catalog/rules/product-page/description-blocks.ts';

const IS_HTML =
	/<\/?(?:p|br|hr|div|span|ul|ol|li|strong|b|em|i|u|h[1-6]|table|tbody|tr|t[dh]|a|img|font|section|article|blockquote|pre|figure|iframe|script|style|video)(?:\s[^<>]*)?\/?>|&(?:nbsp|amp|lt|gt|quot|apos|#\d{1,6}|#x[\da-f]{1,6});/i;
const BREAKS_LINES = /<(?:p|br|div|ul|ol|li|h[1-6]|table|section|article|blockquote)\b/i;
/** Elements whose content is no text for readers. */
const DROPPED = new Set(['script', 'style', 'iframe', 'noscript', 'template', 'svg', 'object', 'head', 'video']);
const BLOCKS = new Set(
	'p div section article blockquote pre ul ol table tbody thead tr figure figcaption hr br dl dt dd'.split(' '),
);
const MARKS: Readonly<Record<string, '**' | '_'>> = { strong: '**', b: '**', em: '_', i: '_' };
const HEADING = /^h[1-6]$/;
const BULLET = '- ';

type OpenMark = { readonly mark: '**' | '_'; readonly tag: string; from: number };

export const isHtml = (text: string): boolean => IS_HTML.test(text);

/**
 * Converts HTML to the formatting of descriptions: headings, lists, bold and italic words, paragraphs. Everything else
 * keeps its text only; links and pictures lose their addresses. A text without HTML stays as it is.
 */
export function descriptionOfHtml(text: string): string {
	if (!isHtml(text)) return text;
	const writer = createWriter();
	let dropped = 0;
	const parser = new Parser({
		onopentag(tag) {
			if (DROPPED.has(tag)) dropped += 1;
			else if (dropped === 0) writer.open(tag);
		},
		ontext(data) {
			if (dropped === 0) writer.write(data);
		},
		onclosetag(tag) {
			if (DROPPED.has(tag)) dropped -= 1;
			else if (dropped === 0) writer.close(tag);
		},
	});
	parser.end(BREAKS_LINES.test(text) ? text : text.replace(/\r\n?|\n/g, '<br>'));
	return writer.text();
}

function createWriter() {
	const blocks: string[] = [];
	const marks: OpenMark[] = [];
	let line = '';
	let prefix = '';
	let cells = 0;
	const wrap = ({ mark, from }: OpenMark): void => {
		const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(line.slice(from)) ?? [];
		const isMarked = words !== '' && !words.includes(mark[0] ?? '') && prefix !== HEADING_MARK;
		line = line.slice(0, from) + (isMarked ? `${before}${mark}${words}${mark}${after}` : line.slice(from));
	};
	const flush = (): void => {
		for (const open of [...marks].reverse()) wrap(open);
		for (const open of marks) open.from = 0;
		const words = line.trim();
		const isLong = prefix === HEADING_MARK && words.length > HEADING_MAX;
		if (words !== '') blocks.push((isLong ? '' : prefix) + words);
		line = '';
		cells = 0;
		if (prefix === HEADING_MARK) prefix = '';
	};
	return {
		open(tag: string): void {
			const mark = MARKS[tag];
			if (mark && !marks.some((open) => open.mark === mark)) marks.push({ mark, tag, from: line.length });
			else if (tag === 'td' || tag === 'th') {
				cells += 1;
				line = line.trimEnd() + cellSeparator(cells);
			} else if (BLOCKS.has(tag) || HEADING.test(tag) || tag === 'li') {
				flush();
				if (HEADING.test(tag)) prefix = HEADING_MARK;
				if (tag === 'li') prefix = BULLET;
			}
		},
		write(data: string): void {
			const words = data.replace(/\s+/gu, ' ');
			line += line === '' || line.endsWith(' ') ? words.trimStart() : words;
		},
		close(tag: string): void {
			const at = marks.findLastIndex((open) => open.tag === tag);
			const [open] = at < 0 ? [] : marks.splice(at, 1);
			if (open) wrap(open);
			if (BLOCKS.has(tag) || HEADING.test(tag) || tag === 'li') flush();
			if (tag === 'li') prefix = '';
		},
		text(): string {
			flush();
			return blocks.reduce((text, block) => {
				const isNextItem = block.startsWith(BULLET) && lastLine(text).startsWith(BULLET);
				return text === '' ? block : `${text}${isNextItem ? '\n' : '\n\n'}${block}`;
			}, '');
		},
	};
}

/** A row of two cells reads as a name and its value. */
const cellSeparator = (nth: number): string => (nth === 1 ? '' : nth === 2 ? ': ' : ', ');
const lastLine = (text: string): string => text.slice(text.lastIndexOf('\n') + 1);
