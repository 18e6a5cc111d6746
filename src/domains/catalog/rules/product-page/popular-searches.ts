import { foldVietnamese } from '#src/shared/slug.ts';

/**
 * Returns `asked`, and for each pair: its first word, the pair, the pair without tones, two pairs, and the pair
 * joined.
 */
export function popularSearches(asked: readonly string[], pairs: readonly string[]): readonly string[] {
	const made = pairs.flatMap((pair, at) => {
		const [first = ''] = pair.split(' ');
		const two = `${pair} ${pairs[(at + 1) % pairs.length]}`;
		return [first, pair, foldVietnamese(pair), two, foldVietnamese(two), foldVietnamese(pair).replace(' ', '')];
	});
	return [...new Set([...asked, ...made])];
}
