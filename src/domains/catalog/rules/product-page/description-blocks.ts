import { stripEmphasis } from '#src/shared/text/emphasis.ts';
import { HEADING_MAX } from '../../contract/description.ts';

export type DescriptionBlock =
	| { readonly kind: 'heading' | 'paragraph'; readonly text: string }
	| { readonly kind: 'list'; readonly items: readonly string[] };

const SHORT_HEADING_MAX = 40;
export const HEADING_MARK = '# ';
const BULLET = /^[-•*]\s+/;
const HEADING = /^#\s+(?=\S)/;

export const lineMark = (line: string): string => (BULLET.exec(line) ?? HEADING.exec(line))?.[0] ?? '';

export const isShortHeading = (line: string, below: string | undefined): boolean =>
	Boolean(below) && line.length <= SHORT_HEADING_MAX && !/[.!?:,;]$/.test(line) && lineMark(line) === '';

/** Blank lines separate blocks, dashes form lists; a marked line or a short first line is a heading. */
export function descriptionBlocks(text: string): readonly DescriptionBlock[] {
	return text
		.split(/\n\s*\n/)
		.map((block) => block.split('\n').map((line) => line.trim()))
		.map((lines) => lines.filter((line) => line !== ''))
		.flatMap(blocksOf);
}

export function firstParagraph(blocks: readonly DescriptionBlock[]): string {
	for (const block of blocks) if (block.kind === 'paragraph') return stripEmphasis(block.text);
	return '';
}

export const plainTextOf = (blocks: readonly DescriptionBlock[]): string =>
	blocks
		.flatMap((block) => (block.kind === 'list' ? block.items : [block.text]))
		.map(stripEmphasis)
		.join('\n');

function blocksOf(lines: readonly string[]): DescriptionBlock[] {
	const [first = '', ...rest] = lines;
	if (first === '') return [];
	const isHeading = isShortHeading(first, rest[0]);
	const body = isHeading ? rest : lines;
	return [...(isHeading ? [{ kind: 'heading', text: first } as const] : []), ...grouped(body)];
}

function markedHeading(line: string): string | null {
	const words = line.replace(HEADING, '');
	return words !== line && words.length <= HEADING_MAX ? words : null;
}

function grouped(lines: readonly string[]): DescriptionBlock[] {
	const blocks: DescriptionBlock[] = [];
	let items: string[] = [];
	for (const line of lines) {
		if (BULLET.test(line)) {
			if (items.length === 0) {
				items = [];
				blocks.push({ kind: 'list', items });
			}
			items.push(line.replace(BULLET, ''));
		} else {
			items = [];
			const heading = markedHeading(line);
			blocks.push(heading === null ? { kind: 'paragraph', text: line } : { kind: 'heading', text: heading });
		}
	}
	return blocks;
}
