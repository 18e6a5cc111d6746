import { unmarked } from '#src/shared/emphasis.ts';

export type DescriptionBlock =
	| { readonly kind: 'heading' | 'paragraph'; readonly text: string }
	| { readonly kind: 'list'; readonly items: readonly string[] };

const HEADING_MAX_LENGTH = 40;
const BULLET = /^[-•*]\s+/;

/** A seller's plain text as a page shows it: blank lines part blocks, dashes make lists, a short first line a heading. */
export function descriptionBlocks(text: string): readonly DescriptionBlock[] {
	return text
		.split(/\n\s*\n/)
		.map((block) => block.split('\n').map((line) => line.trim()))
		.map((lines) => lines.filter((line) => line !== ''))
		.flatMap(blocksOf);
}

/** What a seller says first, without headings and lists: what is shown of it elsewhere. */
export function firstParagraph(blocks: readonly DescriptionBlock[]): string {
	for (const block of blocks) if (block.kind === 'paragraph') return unmarked(block.text);
	return '';
}

function blocksOf(lines: readonly string[]): DescriptionBlock[] {
	const [first = '', ...rest] = lines;
	if (first === '') return [];
	const isHeading =
		rest.length > 0 && first.length <= HEADING_MAX_LENGTH && !/[.!?:,;]$/.test(first) && !BULLET.test(first);
	const body = isHeading ? rest : lines;
	return [...(isHeading ? [{ kind: 'heading', text: first } as const] : []), ...grouped(body)];
}

/** Lines in a row that begin with a dash are one list. */
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
			blocks.push({ kind: 'paragraph', text: line });
		}
	}
	return blocks;
}
