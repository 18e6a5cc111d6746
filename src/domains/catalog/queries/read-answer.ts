import { type SQL, sql } from 'drizzle-orm';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import { type ProductFilter, SEARCH_FOUND_MAX, type Sort } from '../contract-lists.ts';
import { verifyMatch } from '../rules/match-verification.ts';
import type { Attempt } from '../rules/search-attempt.ts';
import type { Lexicon } from '../rules/search-lexicon.ts';
import { tonesQuery } from '../rules/search-plan.ts';
import { fitOf, isStated, relevanceOf, tonesOf } from '../rules/search-relevance.ts';
import { orderOf, type Window } from './product-list.ts';
import { isByRelevance, resultSort } from './result-sort.ts';
import { JUDGED_MAX, literal, readCandidates, type SortedCandidate, type Wanted } from './search-candidates.ts';
import { entryConditions, FROM_ENTRIES, hasWords, walkedEntries } from './search-entries.ts';

/** So many with the tones as typed fill the pages that are read; whatever the page, it is decided alike. */
const TONED_ENOUGH = 72;
/** What has only some of the words is a guess: a few pages of what sells are enough of it. */
const GUESSED_MAX = 120;
/** Sorted by something else than what sells, so many can be put in order. */
const SORTED = 6000;
/** What fits more is met often enough when all products are gone through in that order, so far. */
const WALKED = 8000;
/** What fits much less than the best is left out, unless all has the words as typed. */
export const FIT_OF_BEST = 0.5;
/** Of what says what most tells of a question. */
const FIT_OF_STATED = 0.15;

/** What is near to a question comes after all that is what it says. */
const NEAR_ONLY = 20;

export type Question = ProductFilter & { readonly text: string };

/** What a question is asked with: the words that are known, and the part of the answer that is shown. */
export type Requesting = { readonly filter: Question; readonly lexicon: Lexicon; readonly window: Window };

export type Answer = {
	readonly total: number;
	/** There are more than `total`. */
	readonly hasMore: boolean;
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

/** Orders that have nothing to do with what sells. */
type OwnOrder = Extract<Sort, 'newest' | 'price_asc' | 'price_desc' | 'rating'>;
const isOwnOrder = (sort: Sort | undefined): sort is OwnOrder =>
	sort === 'newest' || sort === 'price_asc' || sort === 'price_desc' || sort === 'rating';
const entryOrder = (sort: OwnOrder): SQL =>
	sort === 'rating' ? sql`product.rating_score desc nulls last, product.id` : orderOf(sort);

/** What fits an attempt, the best first. */
export async function readAnswer(read: ReadDatabase, requesting: Requesting, attempt: Attempt): Promise<Answer> {
	const { filter, window } = requesting;
	const { sort } = filter;
	const reached = window.offset + window.limit;
	if (isOwnOrder(sort) && attempt.mode === 'words' && attempt.expected > SORTED) {
		const walked = { from: walkedEntries(entryOrder(sort), WALKED), most: reached };
		const answer = await run(read, requesting, attempt, walked);
		const total = await countEntries(read, filter, attempt.parts);
		const isWhole = answer.total >= Math.min(reached, total);
		if (isWhole) return { ...answer, total: Math.min(total, SEARCH_FOUND_MAX), hasMore: total > SEARCH_FOUND_MAX };
	}
	const looked = attempt.mode === 'partial' ? GUESSED_MAX : SEARCH_FOUND_MAX + 1;
	// The same for every page: what is looked at must not grow while somebody turns them.
	const most = isOwnOrder(sort) ? SORTED : looked;
	return run(read, requesting, attempt, { from: FROM_ENTRIES, most });
}

/** What was meant, looked for again with choices and orders: as much of the question must be there as without them. */
export function readNarrowed(
	read: ReadDatabase,
	requesting: Requesting,
	attempt: Attempt,
	least: number,
): Promise<Answer> {
	const most = isByRelevance(requesting.filter.sort) ? JUDGED_MAX : SORTED;
	return run(read, requesting, attempt, { from: FROM_ENTRIES, most, least });
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
	{ filter, lexicon, window: { limit, offset } }: Requesting,
	attempt: Attempt,
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
	const { judged, ...judgement } = judge(all, filter.text, attempt, lexicon);
	const enough = (share: number) => least ?? share * judgement.fit;
	const isShown = (one: Judged) => one.fit >= enough(one.isNotified ? FIT_OF_STATED : FIT_OF_BEST);
	const fitting = isGuess ? judged.filter(isShown) : judged;
	const among = fitting.sort(resultSort(sort)).map(({ id }) => id);
	const count = isGuess ? fitting.length : matches;
	const ids = among.slice(offset, offset + limit);
	const hasMore = count > SEARCH_FOUND_MAX || (attempt.mode === 'meant' && matches >= most);
	return { ids, among, ...judgement, total: Math.min(count, SEARCH_FOUND_MAX), hasMore, version };
}

type Judged = Pick<SortedCandidate, 'id' | 'sorted'> & {
	readonly fit: number;
	readonly relevance: number;
	readonly isNotified: boolean;
};

function judge(all: readonly SortedCandidate[], text: string, attempt: Attempt, lexicon: Lexicon) {
	const [fitFor, relevanceFor] = [fitOf(attempt), relevanceOf(attempt)];
	const isSo = verifyMatch(text, attempt, lexicon);
	const isPartial = attempt.mode === 'partial';
	const isNotifiedBy = isPartial ? isStated(attempt) : () => false;
	let [fit, relevance, isAsTyped] = [0, -NEAR_ONLY, false];
	const judged = all.map((candidate) => {
		const fitOfOne = fitFor(candidate);
		if (fitOfOne > fit) fit = fitOfOne;
		const isIt = isSo(candidate);
		isAsTyped ||= isIt;
		const ofOne = relevanceFor(candidate, fitOfOne) - (isIt || isPartial ? 0 : NEAR_ONLY);
		if (ofOne > relevance) relevance = ofOne;
		const { id, sorted } = candidate;
		return { id, sorted, fit: fitOfOne, relevance: ofOne, isNotified: isNotifiedBy(candidate) };
	});
	return { judged, fit, relevance, isAsTyped };
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
