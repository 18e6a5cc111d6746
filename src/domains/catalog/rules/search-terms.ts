import { SEARCH_TEXT_MAX } from '#src/shared/search-limit.ts';
import { foldVietnamese } from '#src/shared/slug.ts';

const QUERY_WORDS_MAX = 12;
const WORD_MAX_LENGTH = 60;

const THOUSANDS = /(\d)\.(?=\d{3}(?!\d))/g;
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;
/** The five tone marks in NFD; what follows in the word then comes before them. */
const TONE_AND_REMAINDER = /([\u0300\u0301\u0303\u0309\u0323])(\S*)/g;

/** Lower-case words with their tones; m² is m2, 6.000 is 6000, invisible characters are none. */
export function wordsOf(text: string): readonly string[] {
	const plain = text
		.toWellFormed()
		.replace(/\p{Cf}/gu, '')
		.normalize('NFKC')
		.toLowerCase()
		.normalize('NFC');
	return plain.replace(THOUSANDS, '$1').match(WORD) ?? [];
}

/** Without tones, and short enough to be a lexeme. */
export const foldWord = (word: string): string => foldVietnamese(word).slice(0, WORD_MAX_LENGTH);

/** `st25` → `st`, `25`: a product is found by either half and by both. */
export function partsOf(word: string): readonly string[] {
	const parts = word.match(/\d+|[^\d]+/g) ?? [];
	return parts.length > 1 ? parts : [];
}

/** Plain words without tones, one blank between them, then the halves of words like `st25`: what is searched in. */
export function searchText(...texts: readonly string[]): string {
	const words = texts.flatMap(wordsOf).map(foldWord).filter(Boolean);
	const there = new Set(words);
	const parts = new Set(words.flatMap(partsOf).filter((part) => !there.has(part)));
	return [...words, ...parts].join(' ');
}

/**
 * One spelling for a word with its tones: the mark of the tone stands at the end, so that the two places where people
 * put it (on the o or on the a of `hoa`) are the same. The database does the same in `products.name_toned`.
 */
export const toneKey = (word: string): string => word.normalize('NFD').replace(TONE_AND_REMAINDER, '$2$1');

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

/** The marks of a word, one bit for each kind: what is typed in a hurry lacks some, and has none that are wrong. */
export function marksOf(word: string): number {
	let marks = 0;
	for (const character of word.normalize('NFD')) marks |= character === '\u0111' ? STROKE : (MARKS[character] ?? 0);
	return marks;
}

const [TONE_MARKS, SHAPE_MARKS] = [1 | 2 | 4 | 8 | 256, 16 | 32 | 64];

/** Who types in a hurry leaves the tone out, and no hat or horn below a tone: a cupboard is not on the way to a dictionary. */
export const mayBecome = (typed: number, written: number): boolean =>
	(written & typed) === typed && ((typed & TONE_MARKS) === 0 || (written & SHAPE_MARKS) === (typed & SHAPE_MARKS));

/** Hook and tilde, which half of the country says alike, in place of each other. */
export const soundingMarks = (marks: number): number => {
	const [hook = 0, tilde = 0] = [MARKS['\u0309'], MARKS['\u0303']];
	return marks & hook ? (marks & ~hook) | tilde : marks & tilde ? (marks & ~tilde) | hook : marks;
};

export const hasTones = (word: string): boolean => foldVietnamese(word) !== word.normalize('NFC').toLowerCase();

/** The words of a question, as many as count: longer ones are cut, and all that reads them is bounded by it. Never fails, whatever was typed. */
export const typedWords = (typed: string): readonly string[] =>
	wordsOf(typed.toWellFormed().slice(0, SEARCH_TEXT_MAX)).slice(0, QUERY_WORDS_MAX);
