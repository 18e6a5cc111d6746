import { type SQL, sql } from 'drizzle-orm';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import type { ProductCard, SearchMode } from '../contract.ts';
import { type ProductFilter, SEARCH_FOUND_MAX, type Sort } from '../contract-lists.ts';
import { asTyped } from '../rules/as-typed.ts';
import {
	type Attempt,
	completedAttempt,
	rescueAttempts,
	tonesQuery,
	typedAttempt,
	writtenOut,
} from '../rules/search-plan.ts';
import { fitOf, relevanceOf, tonesOf } from '../rules/search-relevance.ts';
import type { Vocabulary } from '../rules/vocabulary.ts';
import { isByRelevance, orderOfFound } from './found-order.ts';
import { getSearchVocabulary, type KeptVocabulary, renewVocabulary } from './get-search-vocabulary.ts';
import { pickGuessed } from './pick-guessed.ts';
import { choiceGroups, orderOf, type Window } from './product-list.ts';
import { readCards } from './read-cards.ts';
import {
	type Fitting,
	JUDGED_MAX,
	literal,
	readCandidates,
	type SortedCandidate,
	type Wanted,
} from './search-candidates.ts';
import { baseEntries, entryConditions, FROM_ENTRIES, hasWords, walkedEntries } from './search-entries.ts';

/** So many with the tones as typed fill the pages that are read; whatever the page, it is decided alike. */
const TONED_ENOUGH = 72;
/** What has only some of the words is a guess: a few pages of what sells are enough of it. */
const GUESSED_MAX = 120;
/** Sorted by something else than what sells, so many can be put in order. */
const SORTED = 6000;
/** What fits more is met often enough when all goods are gone through in that order, so far. */
const WALKED = 8000;

export type ProductSearch = {
	readonly cards: readonly ProductCard[];
	readonly total: number;
	/** There are more than `total`. */
	readonly hasMore: boolean;
	readonly mode: SearchMode;
	/** The words that were understood, written out, when they are not those that were typed. */
	readonly meant: string | null;
	/** What all of them fit; null for a question without words. */
	readonly fitting: Fitting | null;
};
const NOTHING: ProductSearch = { cards: [], total: 0, hasMore: false, mode: 'words', meant: null, fitting: null };

type Answer = Pick<ProductSearch, 'total' | 'hasMore'> & {
	/** Of what is shown, in its order. */
	readonly ids: readonly string[];
	/** All that fits, in the same order. */
	readonly among: readonly string[];
	/** How much of the question the best of them has, from 0 to 1. */
	readonly fit: number;
	/** Some of them are what the question says, not only near to it. */
	readonly isAsTyped: boolean;
	/** Of the most relevant. */
	readonly relevance: number;
	readonly version: number;
};

/** Numbers are not learned, and a single letter begins anything. */
const LETTERS = /^[a-z]{2,}$/;

/** Guesses from more of the words are looked at no further where the best has so much of the question. */
const FIT_TO_TRUST = 0.95;
/** What fits much less than the best is left out, unless all has the words as typed. */
const FIT_OF_BEST = 0.5;
const MORE_THAN_WHOLE = 2;

type Question = ProductFilter & { readonly text: string };

/** What fits a question best: as typed; if nothing does, as probably meant; if still nothing, most of its words. */
export async function searchProducts(read: ReadDatabase, filter: Question, window: Window): Promise<ProductSearch> {
	const known = await getSearchVocabulary(read);
	const typed = typedAttempt(filter.text, known.vocabulary);
	if (!typed) return NOTHING;
	return read.planned(async (planned) => {
		const { answer, fitting, vocabulary } = await bestAnswer(read, planned, filter, { typed, known, window });
		const { attempt } = fitting;
		return {
			cards: await readCards(read, planned, answer.ids),
			total: answer.total,
			hasMore: answer.hasMore,
			mode: attempt.mode === 'words' && answer.total > 0 && !answer.isAsTyped ? 'partial' : attempt.mode,
			meant: meantText(typed, attempt, vocabulary),
			fitting,
		};
	});
}

/** Of what is no answer nothing is counted either. */
function leastShown({ mode, leastFit }: Attempt, { fit }: Answer): number {
	if (fit > 0 && fit < leastFit) return MORE_THAN_WHOLE;
	return mode === 'words' ? 0 : FIT_OF_BEST * fit;
}

const fittingOf = ({ attempt, answer }: Found): Fitting => ({
	attempt,
	least: leastShown(attempt, answer),
	among: attempt.mode === 'partial' ? answer.among : null,
});

type Asked = { readonly typed: Attempt; readonly known: KeptVocabulary; readonly window: Window };
type Found = { readonly attempt: Attempt; readonly answer: Answer };
type Best = { readonly answer: Answer; readonly fitting: Fitting; readonly vocabulary: Vocabulary };

async function bestAnswer(
	read: ReadDatabase,
	planned: ReadDatabase,
	filter: Question,
	{ typed, known, window }: Asked,
): Promise<Best> {
	let { vocabulary } = known;
	const first = firstAttempt(filter.text, typed, vocabulary);
	const exact = await runAttempt(planned, filter, first, window);
	if (exact.version !== known.version) ({ vocabulary } = await renewVocabulary(read, exact.version, planned));
	let best: Found = { attempt: first, answer: exact };
	const isFarFetched = exact.total > 0 && exact.fit < first.leastFit;
	if ((isFarFetched || exact.total === 0) && !isPlain(filter)) {
		const now = { ...known, vocabulary, version: exact.version };
		const meant = await bestAnswer(read, planned, plainOf(filter), { typed, known: now, window });
		if (meant.answer.total > 0 && meant.fitting.attempt.tsquery === first.tsquery) return { ...meant, answer: exact };
		return { ...meant, answer: await narrowed(planned, filter, meant, window) };
	}
	if (isFarFetched || (exact.total === 0 && !(await isFoundElsewhere(planned, filter, typed.parts)))) {
		const nothing = { attempt: first, answer: { ...exact, ids: [], among: [], total: 0, hasMore: false } };
		best = (await rescue(planned, filter, { first, vocabulary, window })) ?? nothing;
	}
	return { answer: best.answer, fitting: fittingOf(best), vocabulary };
}

const isPlain = (filter: Question): boolean => isByRelevance(filter.sort) && choiceGroups(filter).length === 0;

/** What a question means is decided without choices and orders: what is counted beside it is what a choice then shows. */
const plainOf = ({ text, categoryId, shopId, sectionId, minVnd, maxVnd }: Question): Question => ({
	text,
	categoryId,
	shopId,
	sectionId,
	minVnd,
	maxVnd,
});

async function narrowed(
	read: ReadDatabase,
	filter: Question,
	{ answer, fitting }: Best,
	window: Window,
): Promise<Answer> {
	const { attempt, least, among } = fitting;
	if (among) {
		const left = await pickGuessed(read, among, filter);
		const ids = left.slice(window.offset, window.offset + window.limit);
		return { ...answer, ids, among: left, total: left.length, hasMore: false };
	}
	if (answer.total === 0) return answer;
	if (attempt.mode === 'words') return runAttempt(read, filter, attempt, window);
	const most = isByRelevance(filter.sort) ? JUDGED_MAX : SORTED;
	return run(read, filter, attempt, window, { from: FROM_ENTRIES, most, least });
}

/** A word that no product had when the vocabulary was learned is unfinished or a slip: one look finds both ways. */
function firstAttempt(text: string, typed: Attempt, vocabulary: Vocabulary): Attempt {
	const isNew = typed.reading.words.some((word) => LETTERS.test(word) && vocabulary.hits(word) === 0);
	return isNew ? (completedAttempt(text, vocabulary) ?? typed) : typed;
}

type Rescue = { readonly first: Attempt; readonly vocabulary: Vocabulary; readonly window: Window };

async function rescue(read: ReadDatabase, filter: Question, { first, vocabulary, window }: Rescue) {
	let best: Found | null = null;
	for (const attempt of rescueAttempts(filter.text, vocabulary)) {
		// Nothing has been found by it already.
		if (attempt.tsquery === first.tsquery) continue;
		const answer = await runAttempt(read, filter, attempt, window);
		if (answer.total === 0 || answer.fit < attempt.leastFit) continue;
		if (!best || answer.relevance >= best.answer.relevance) best = { attempt, answer };
		if (attempt.mode !== 'partial' || answer.fit >= FIT_TO_TRUST) break;
	}
	return best;
}

/** The words are right, and only what the list is narrowed by leaves nothing: then nothing else is guessed at. */
async function isFoundElsewhere(read: ReadDatabase, filter: ProductFilter, parts: readonly string[]): Promise<boolean> {
	const { text, sort, ...narrowing } = filter;
	const isNarrow = Object.values(narrowing).some((value) => (Array.isArray(value) ? value.length > 0 : value));
	if (!isNarrow) return false;
	const [row] = await read.readPlanned<{ isFound: boolean }>(sql`
		select exists (select from ${FROM_ENTRIES} where ${all(baseEntries({}, parts))}) as "isFound"`);
	return row?.isFound ?? false;
}

function meantText(typed: Attempt, { mode, reading }: Attempt, vocabulary: Vocabulary): string | null {
	if (mode === 'words' || reading.words.join(' ') === typed.reading.words.join(' ')) return null;
	return writtenOut(reading.words, reading.keys, vocabulary);
}

/** Orders that have nothing to do with what sells. */
type OwnOrder = Extract<Sort, 'newest' | 'price_asc' | 'price_desc' | 'rating'>;
const isOwnOrder = (sort: Sort | undefined): sort is OwnOrder =>
	sort === 'newest' || sort === 'price_asc' || sort === 'price_desc' || sort === 'rating';
const entryOrder = (sort: OwnOrder): SQL =>
	sort === 'rating' ? sql`product.rating_score desc nulls last, product.id` : orderOf(sort);

async function runAttempt(read: ReadDatabase, filter: Question, attempt: Attempt, window: Window): Promise<Answer> {
	const { sort } = filter;
	const reached = window.offset + window.limit;
	if (isOwnOrder(sort) && attempt.mode === 'words' && attempt.expected > SORTED) {
		const walked = { from: walkedEntries(entryOrder(sort), WALKED), most: reached };
		const [answer, total] = await Promise.all([
			run(read, filter, attempt, window, walked),
			countEntries(read, filter, attempt.parts),
		]);
		const isWhole = answer.total >= Math.min(reached, total);
		if (isWhole) return { ...answer, total: Math.min(total, SEARCH_FOUND_MAX), hasMore: total > SEARCH_FOUND_MAX };
	}
	const looked = attempt.mode === 'partial' ? GUESSED_MAX : SEARCH_FOUND_MAX + 1;
	// The same for every page: what is looked at must not grow while somebody turns them.
	const most = isOwnOrder(sort) ? SORTED : looked;
	return run(read, filter, attempt, window, { from: FROM_ENTRIES, most });
}

async function countEntries(read: ReadDatabase, filter: ProductFilter, parts: readonly string[]): Promise<number> {
	const [row] = await read.readPlanned<{ total: number }>(sql`
		select count(*)::int as total from (
			select from ${FROM_ENTRIES} where ${all(entryConditions(filter, parts))} limit ${literal(SEARCH_FOUND_MAX + 1)}
		) found`);
	return row?.total ?? 0;
}

/** `most` of an order are looked at, and the window of the best of them is shown. */
async function run(
	read: ReadDatabase,
	filter: Question,
	attempt: Attempt,
	{ limit, offset }: Window,
	{ from, most, least }: { readonly from: SQL; readonly most: number; readonly least?: number },
): Promise<Answer> {
	const { sort } = filter;
	const isGuess = attempt.mode !== 'words';
	const where = entryConditions(filter, attempt.parts);
	const first = isGuess ? null : offset + limit;
	const wanted = { attempt, sort, from, where, most, first };
	const { all: found, matches, version } = await readCandidates(read, wanted);
	const isCut = matches > SEARCH_FOUND_MAX && !isGuess && isByRelevance(sort);
	const all = isCut ? await withTonesFirst(read, wanted, found) : found;
	const [fitFor, relevanceFor] = [fitOf(attempt), relevanceOf(attempt)];
	const isSo = asTyped(filter.text, attempt);
	let [best, relevance, isAsTyped] = [0, 0, false];
	const judged = all.map((candidate) => {
		const fit = fitFor(candidate);
		if (fit > best) best = fit;
		isAsTyped ||= isSo(candidate);
		const ofOne = relevanceFor(candidate, fit);
		if (ofOne > relevance) relevance = ofOne;
		return { id: candidate.id, sorted: candidate.sorted, fit, relevance: ofOne };
	});
	const fitting = isGuess ? judged.filter(({ fit }) => fit >= (least ?? FIT_OF_BEST * best)) : judged;
	const among = fitting.sort(orderOfFound(sort)).map(({ id }) => id);
	const count = isGuess ? fitting.length : matches;
	const ids = among.slice(offset, offset + limit);
	const hasMore = count > SEARCH_FOUND_MAX || (attempt.mode === 'meant' && matches >= most);
	return { ids, among, fit: best, isAsTyped, relevance, total: Math.min(count, SEARCH_FOUND_MAX), hasMore, version };
}

/** Where more fits than is looked at and too little of that has the tones as typed, all that has them is looked at. */
async function withTonesFirst(
	read: ReadDatabase,
	wanted: Wanted,
	found: readonly SortedCandidate[],
): Promise<readonly SortedCandidate[]> {
	const toned = tonesOf(wanted.attempt);
	const hasTones = ({ nameToned }: SortedCandidate) => toned.every((key) => nameToned.includes(key));
	if (toned.length === 0 || found.filter(hasTones).length >= TONED_ENOUGH) return found;
	const where = [hasWords([tonesQuery(wanted.attempt)]), ...wanted.where];
	const { all } = await readCandidates(read, { ...wanted, where });
	const known = new Set(found.map(({ id }) => id));
	return [...found, ...all.filter(({ id }) => !known.has(id))];
}

const all = (parts: readonly SQL[]): SQL => sql.join([...parts], sql` and `);
