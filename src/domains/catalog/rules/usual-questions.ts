import { foldVietnamese } from '#src/shared/slug.ts';

/** `asked` as it is, and of every pair of words one word, both, both without tones, two pairs, and both as one word. */
export function usualQuestions(asked: readonly string[], pairs: readonly string[]): readonly string[] {
	const made = pairs.flatMap((pair, at) => {
		const [first = ''] = pair.split(' ');
		const two = `${pair} ${pairs[(at + 1) % pairs.length]}`;
		return [first, pair, foldVietnamese(pair), two, foldVietnamese(two), foldVietnamese(pair).replace(' ', '')];
	});
	return [...new Set([...asked, ...made])];
}
