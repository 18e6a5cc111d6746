import { foldWord } from '#src/domains/catalog/rules/attributes/search-terms.ts';
import type { CategoryName, Lexicon } from '../lexicon/search-lexicon.ts';
import type { Naming } from '../query/search-attempt.ts';
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

type Ways = readonly (readonly Alternative[])[];

/** The number of slots that spell the full name of the category at the start of the query, or 0. */
function slotsOfCategory(ways: Ways, { words }: CategoryName): number {
	let left: readonly (readonly string[])[] = [words];
	for (const [at, alternatives] of ways.entries()) {
		left = left.flatMap((rest) =>
			alternatives
				.filter((way) => way.words.every((word, place) => word === rest[place]))
				.map((way) => rest.slice(way.words.length)),
		);
		if (left.length === 0) return 0;
		if (left.some((rest) => rest.length === 0)) return at + 1;
	}
	return 0;
}

function firstTermOf(slots: readonly Slot[], lexicon: Lexicon): readonly Slot[] {
	const gap = slots.findIndex((slot, at) => at > 0 && !formKnownPair(slots[at - 1] ?? slot, slot, lexicon));
	const run = slots.slice(0, gap < 0 ? 1 : gap);
	return run.filter((_, at) => wordsOfSlots(run.slice(0, at)).length < HEAD_TERM_WORDS_MAX);
}

type SpelledCategory = { readonly category: CategoryName; readonly slots: number };

/** Categories whose full name starts the query: all their products match. */
function spelledCategories(
	slots: readonly Slot[],
	head: readonly Slot[],
	{ categories }: Lexicon,
): readonly SpelledCategory[] {
	const ways = slots.map(({ alternatives }) => likelyAlternatives(alternatives));
	const starts = new Set(ways[0]?.map(({ words: [first] }) => first));
	const least = wordsOfSlots(head).length;
	return categories
		.filter(({ words: [first] }) => starts.has(first))
		.map((category) => ({ category, slots: slotsOfCategory(ways, category) }))
		.filter(
			({ category, slots: spelled }) => spelled > 0 && (spelled >= head.length || category.words.length >= least),
		);
}

export type HeadTerm = {
	/**
	 * The part of a query that must occur in the name: from the first term to the first pair that no product has. Empty
	 * when the query is a category.
	 */
	readonly head: readonly Slot[];
	/** Null for a category whose name no other category contains: then every match belongs to it. */
	readonly naming: Naming | null;
};

export function readHeadTerm(slots: readonly Slot[], lexicon: Lexicon): HeadTerm {
	const head = firstTermOf(slots, lexicon);
	const own = spelledCategories(slots, head, lexicon);
	if (own.length === 0) return { head, naming: head.length > 0 ? namingBy(head, []) : null };
	const isShared = own.some(({ category }) =>
		lexicon.categories.some(
			(other) => other.name.includes(category.name) && !own.some((one) => one.category.id === other.id),
		),
	);
	const spelled = Math.max(...own.map((one) => one.slots));
	const ids = own.map(({ category }) => category.id);
	return { head: [], naming: isShared ? namingBy(slots.slice(0, spelled), ids) : null };
}

export const headTermOf = (slots: readonly Slot[], lexicon: Lexicon): readonly Slot[] =>
	readHeadTerm(slots, lexicon).head;

const namingBy = (head: readonly Slot[], categoryIds: readonly string[]): Naming => ({
	pattern: namePattern(head),
	isNamed: isNamedBy(head),
	categoryIds,
});

type Names = Pick<Candidate, 'nameFolded' | 'nameToned'>;

/** The same test as `namePattern`, for hundreds of candidates. */
function isNamedBy(head: readonly Slot[]): (one: Names) => boolean {
	const wanted = head.map(({ alternatives }) =>
		likelyAlternatives(alternatives).map(({ words, keys = [] }) => ({
			words: words.map(padded),
			keys: keys.map(padded),
		})),
	);
	return ({ nameFolded, nameToned }) =>
		wanted.every((ways) =>
			ways.some(
				({ words, keys }) =>
					words.every((word) => nameFolded.includes(word)) && keys.every((key) => nameToned.includes(key)),
			),
		);
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
