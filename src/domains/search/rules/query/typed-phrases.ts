import { foldWord, hasTones, marksFit, marksOf } from '#src/domains/catalog/rules/attributes/search-terms.ts';

type Word = { readonly word: string; readonly folded: string; readonly marks: number };
export type Token = Word & { readonly from: number; readonly to: number };
const TOKEN = /\d+(?:[.,]\d+)*|[\p{L}\p{M}]+|[<>]=?|[≤≥~₫–—-]/gu;

export const wordOf = (word: string): Word => ({
	word,
	folded: foldWord(word),
	marks: hasTones(word) ? marksOf(word) : 0,
});
export const NO_WORD = wordOf('');

/** Full-width forms, which some keyboards type; each keeps its length, so that places stay right. */
const WIDE = /[\uff01-\uff5e]/g;
const narrowed = (text: string): string => text.replace(WIDE, (sign) => sign.normalize('NFKC'));

export const tokensOf = (text: string): readonly Token[] =>
	[...narrowed(text).matchAll(TOKEN)].map(({ 0: word, index }) => ({
		...wordOf(word.normalize('NFC').toLowerCase()),
		from: index,
		to: index + word.length,
	}));

/** Typed without tones, or with some of the right ones. */
export const isWord = (typed: Word, meant: Word): boolean =>
	typed.word === meant.word ||
	(typed.folded === meant.folded && (typed.marks === 0 || marksFit(typed.marks, meant.marks)));

export type Phrases = ReadonlyMap<string, readonly (readonly Word[])[]>;

/** Takes phrases separated by slashes; returns them by their first word, longest first. */
export function phrasesOf(phrases: string): Phrases {
	const longestFirst = phrases
		.split('/')
		.map((phrase) => phrase.split(' ').map(wordOf))
		.sort((one, other) => other.length - one.length);
	return Map.groupBy(longestFirst, ([first = NO_WORD]) => first.folded || first.word);
}

/** The number of tokens that the longest of these phrases takes, or 0. */
export function spanOf(tokens: readonly Token[], at: number, phrases: Phrases): number {
	const first = tokens[at] ?? NO_WORD;
	const found = phrases
		.get(first.folded || first.word)
		?.find((phrase) => phrase.every((word, place) => isWord(tokens[at + place] ?? NO_WORD, word)));
	return found?.length ?? 0;
}
