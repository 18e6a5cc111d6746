import { foldWord } from '#src/domains/catalog/rules/attributes/search-terms.ts';
import type { Lexicon } from '../lexicon/search-lexicon.ts';
import type { Alternative, Reading, Slot } from '../query/search-interpretation.ts';
import type { Candidate } from './search-candidate.ts';

/** A Vietnamese product term has about two syllables; the following ones describe it. */
const HEAD_TERM_WORDS_MAX = 2;
/** Minimum likelihood of an alternative reading. */
export const LIKELY_WEIGHT = 0.6;

const padded = (words: string): string => ` ${words} `;
const wordsOfSlots = (slots: readonly Slot[]): readonly string[] =>
	slots.flatMap(({ alternatives: [best] }) => best?.words ?? []);

export const formKnownPair = (first: Slot, second: Slot, lexicon: Lexicon): boolean =>
	first.alternatives.some(({ words: before }) =>
		second.alternatives.some(({ words: [after = ''] }) => lexicon.pairHits(before.at(-1) ?? '', after) > 0),
	);

/** True when the query starts with the full name of a category: all its products match. */
function isCategory(slots: readonly Slot[], head: readonly Slot[], { categories }: Lexicon): boolean {
	const question = padded(wordsOfSlots(slots).join(' '));
	const least = wordsOfSlots(head).length;
	return categories.some(({ name, words }) => question.startsWith(name) && words.length >= least);
}

/**
 * The part of a query that must occur in the name: from the first term to the first pair that no product has. Empty
 * when the query is a category.
 */
export function headTermOf(slots: readonly Slot[], lexicon: Lexicon): readonly Slot[] {
	const gap = slots.findIndex((slot, at) => at > 0 && !formKnownPair(slots[at - 1] ?? slot, slot, lexicon));
	const run = slots.slice(0, gap < 0 ? 1 : gap);
	const head = run.filter((_, at) => wordsOfSlots(run.slice(0, at)).length < HEAD_TERM_WORDS_MAX);
	return isCategory(slots, head, lexicon) ? [] : head;
}

/** `others`: terms with tone marks that identify products of the category as another kind. */
export type KindOfCategory = { readonly word: string; readonly others: readonly string[] };

export function kindsOfCategories({ slots, keys }: Reading, { categories }: Lexicon): readonly KindOfCategory[] {
	const words = wordsOfSlots(slots);
	const question = padded(words.join(' '));
	return categories
		.filter((category) => !question.includes(category.name) && words.some((word) => category.words.includes(word)))
		.flatMap((category) => {
			const countIn = (all: readonly string[], word: string) => all.filter((one) => one === word).length;
			const isRequested = (word: string) => countIn(words, foldWord(word)) >= countIn(category.words, foldWord(word));
			const others = category.distinctiveWords.filter((word) => !keys.includes(word) && !isRequested(word)).map(padded);
			const asked = category.words.filter((word) => words.includes(word));
			return others.length > 0 ? asked.map((word) => ({ word: padded(word), others })) : [];
		});
}

type Named = Pick<Candidate, 'nameFolded' | 'words'>;

/** Search texts are ordered name, attributes, category, variant options. */
function brandWordsOf({ nameFolded, words }: Named, { categories }: Lexicon): string {
	const rest = words.slice(nameFolded.length - 1);
	const ends = categories.map(({ name }) => rest.indexOf(name)).filter((at) => at >= 0);
	return ends.length > 0 ? rest.slice(0, Math.min(...ends) + 1) : '';
}

const likelyAlternatives = (alternatives: readonly Alternative[]): readonly Alternative[] =>
	alternatives.filter(({ weight, isMeaning }, at) => at === 0 || isMeaning || weight >= LIKELY_WEIGHT);

/**
 * The whole head term must occur in the name, or in name and attributes. Runs for hundreds of names, so it is
 * prepared once.
 */
export function matchesHeadTerm(head: readonly Slot[], lexicon: Lexicon): (candidate: Named) => boolean {
	const wanted = head.map(({ alternatives }) => likelyAlternatives(alternatives).map(({ words }) => words.map(padded)));
	const isIn = (text: string) =>
		wanted.every((ways) => ways.some((pieces) => pieces.every((unit) => text.includes(unit))));
	return (candidate) =>
		isIn(candidate.nameFolded) ||
		(candidate.words.length > candidate.nameFolded.length &&
			isIn(`${candidate.nameFolded}${brandWordsOf(candidate, lexicon)}`));
}

const anyOf = (ways: readonly string[]): string => (ways.length === 1 ? (ways[0] ?? '') : `(?:${ways.join('|')})`);
const containsWordPattern = (word: string): string => `(?=.* ${word.replace(/[^\p{L}\p{N}\p{M}]/gu, '')} )`;

/** Regular expression over folded and original name, separated by a tab; synonyms must match with tone marks. */
export function namePattern(head: readonly Slot[]): string {
	const slots = head.map(({ alternatives }) =>
		anyOf(
			likelyAlternatives(alternatives).map(({ words, keys = [] }) => {
				const toned = keys.map(containsWordPattern).join('');
				return `${words.map(containsWordPattern).join('')}${toned ? `(?=.*\\t${toned})` : ''}`;
			}),
		),
	);
	return slots.length > 0 ? `^${slots.join('')}` : '';
}

/** The category matches the query, but the name identifies another kind within it. */
export const isOtherCategory = (
	kinds: readonly KindOfCategory[],
	{ nameFolded, nameToned }: Pick<Candidate, 'nameFolded' | 'nameToned'>,
): boolean =>
	kinds.some(({ word, others }) => !nameFolded.includes(word) && others.some((other) => nameToned.includes(other)));
