import { SEARCH_TEXT_MAX } from '#src/shared/limits/search-limit.ts';
import { foldVietnamese } from '#src/shared/slug.ts';

const QUERY_WORDS_MAX = 12;
const WORD_MAX_LENGTH = 60;

const THOUSANDS = /(\d)\.(?=\d{3}(?!\d))/g;
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;
/** The five tone marks in NFD; `toneKey` moves them to the end of the word. */
const TONE_THEN_LETTERS = /([\u0300\u0301\u0303\u0309\u0323])(\S*)/g;

export function wordsOf(text: string): readonly string[] {
	const plain = text
		.toWellFormed()
		.replace(/\p{Cf}/gu, '')
		.normalize('NFKC')
		.toLowerCase()
		.normalize('NFC');
	return plain.replace(THOUSANDS, '$1').match(WORD) ?? [];
}

export const foldWord = (word: string): string => foldVietnamese(word).slice(0, WORD_MAX_LENGTH);

/** `st25` → `st`, `25`: either part finds the product. */
export function partsOf(word: string): readonly string[] {
	const parts = word.match(/\d+|[^\d]+/g) ?? [];
	return parts.length > 1 ? parts : [];
}

/** The text that the search index stores: words without tones, then the halves of words like `st25`. */
export function searchText(...texts: readonly string[]): string {
	const words = texts.flatMap(wordsOf).map(foldWord).filter(Boolean);
	const there = new Set(words);
	const parts = new Set(words.flatMap(partsOf).filter((part) => !there.has(part)));
	return [...words, ...parts].join(' ');
}

/**
 * Normalises the spelling of a word by moving its tone mark to the end, because people write `hòa` and `hoà`.
 * `products.name_toned` in the database does the same.
 */
export const toneKey = (word: string): string => word.normalize('NFD').replace(TONE_THEN_LETTERS, '$2$1');

const MARKS: Readonly<Record<string, number>> = {
	'\u0301': 1,
	'\u0300': 2,
	'\u0309': 4,
	'\u0303': 256,
	'\u0323': 8,
	'\u0302': 16,
	'\u0306': 32,
	'\u031b': 64,
};
const STROKE = 128;

/** One bit for each kind of mark. A hastily typed word lacks some marks, but has no wrong ones. */
export function marksOf(word: string): number {
	let marks = 0;
	for (const character of word.normalize('NFD')) marks |= character === '\u0111' ? STROKE : (MARKS[character] ?? 0);
	return marks;
}

const [TONE_MARKS, SHAPE_MARKS] = [1 | 2 | 4 | 8 | 256, 16 | 32 | 64];

/**
 * A tone may still be missing, but once it is typed, hat and horn must be there too: `tủ` (cupboard) never becomes
 * `tử`.
 */
export const marksFit = (typed: number, written: number): boolean =>
	(written & typed) === typed && ((typed & TONE_MARKS) === 0 || (written & SHAPE_MARKS) === (typed & SHAPE_MARKS));

/** Swaps hook and tilde, which southern Vietnamese pronounces alike. */
export const spokenMarks = (marks: number): number => {
	const [hook = 0, tilde = 0] = [MARKS['\u0309'], MARKS['\u0303']];
	return marks & hook ? (marks & ~hook) | tilde : marks & tilde ? (marks & ~tilde) | hook : marks;
};

export const hasTones = (word: string): boolean => foldVietnamese(word) !== word.normalize('NFC').toLowerCase();

/** Cuts the query to `QUERY_WORDS_MAX` words, which bounds all further work. Never throws. */
export const typedWords = (typed: string): readonly string[] =>
	wordsOf(typed.toWellFormed().slice(0, SEARCH_TEXT_MAX)).slice(0, QUERY_WORDS_MAX);
