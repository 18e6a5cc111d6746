export type EmphasisPart = { readonly style: 'plain' | 'bold' | 'italic' | 'both'; readonly text: string };

/** `**bold**` and `_italic_`, which stand around whole words only: `ma_hang_1` and `2 ** 3` stay as they were typed. */
const MARKED = /\*\*(?=\S)([^*\n]*[^*\s])\*\*|(?<![\p{L}\p{N}_])_(?=[^_\s])([^_\n]*[^_\s])_(?![\p{L}\p{N}_])/gu;

/** A line of text in the parts that are shown alike; within either mark the other may stand. */
export function emphasised(text: string): readonly EmphasisPart[] {
	const parts: EmphasisPart[] = [];
	let from = 0;
	const plain = (until: number) => {
		if (until > from) parts.push({ style: 'plain', text: text.slice(from, until) });
	};
	for (const found of text.matchAll(MARKED)) {
		plain(found.index);
		const [whole, bold, italic = ''] = found;
		const style = bold === undefined ? 'italic' : 'bold';
		const within = emphasised(bold ?? italic);
		parts.push(...within.map((part) => ({ ...part, style: part.style === 'plain' ? style : 'both' }) as const));
		from = found.index + whole.length;
	}
	plain(text.length);
	return parts;
}

/** The same without its marks. */
export const unmarked = (text: string): string =>
	emphasised(text)
		.map((part) => part.text)
		.join('');
