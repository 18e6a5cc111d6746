export type EmphasisPart = { readonly style: 'plain' | 'bold' | 'italic' | 'both'; readonly text: string };

/** Marks count only around whole words: `ma_hang_1` and `2 ** 3` stay as typed. */
const MARKED = /\*\*(?=\S)([^*\n]*[^*\s])\*\*|(?<![\p{L}\p{N}_])_(?=[^_\s])([^_\n]*[^_\s])_(?![\p{L}\p{N}_])/gu;

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

export const stripEmphasis = (text: string): string =>
	emphasised(text)
		.map((part) => part.text)
		.join('');
