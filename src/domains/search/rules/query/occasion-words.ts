import { phrasesOf, spanOf, tokensOf } from './typed-phrases.ts';

/** These words say what a product is for, and hardly any name contains them. */
const OCCASIONS = phrasesOf('quà tặng sinh nhật/quà sinh nhật/quà tặng/quà cho/làm quà/quà/sinh nhật/mừng sinh nhật');
const FOR_SOMEBODY = phrasesOf('cho/dành cho/tặng cho/tặng');

export type WithoutOccasion = { readonly text: string; readonly occasion: string };

/** Reads `quà sinh nhật cho bé gái` (birthday present for a girl) as `bé gái`. Null when nothing is left or removed. */
export function withoutOccasion(query: string): WithoutOccasion | null {
	const tokens = tokensOf(query);
	const kept: string[] = [];
	const occasion: string[] = [];
	for (let at = 0; at < tokens.length; ) {
		const isToned = tokens.some(({ marks }) => marks > 0);
		const span = spanOf(tokens, at, OCCASIONS);
		const wordsOfSpan = tokens.slice(at, at + span).map(({ from, to }) => query.slice(from, to));
		// Without tones, one syllable may be any other word.
		const isOccasion = span > 1 || (span === 1 && isToned && (tokens[at]?.marks ?? 0) > 0);
		if (isOccasion) occasion.push(...wordsOfSpan.filter((word) => !/^cho$/i.test(word)));
		const after = isOccasion ? at + span : at;
		const somebody = isOccasion || kept.length === 0 ? spanOf(tokens, after, FOR_SOMEBODY) : 0;
		if (!isOccasion && somebody === 0) kept.push(query.slice(tokens[at]?.from, tokens[at]?.to));
		at = isOccasion || somebody > 0 ? after + somebody : at + 1;
	}
	return occasion.length > 0 && kept.length > 0 ? { text: kept.join(' '), occasion: occasion.join(' ') } : null;
}
