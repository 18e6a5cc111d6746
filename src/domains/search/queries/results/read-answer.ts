import { type SQL, sql } from 'drizzle-orm';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import { type ProductFilter, SEARCH_FOUND_MAX, type Sort } from '../../contract/lists.ts';
import type { Lexicon } from '../../rules/lexicon/search-lexicon.ts';
import type { Attempt } from '../../rules/query/search-attempt.ts';
import { tonesQuery } from '../../rules/query/search-plan.ts';
import { verifyMatch } from '../../rules/ranking/match-verification.ts';
import { fitOf, isStated, relevanceOf, tonesOf } from '../../rules/ranking/search-relevance.ts';
import { orderOf, type Window } from '../lists/product-list.ts';
import { isByRelevance, resultSort } from './result-sort.ts';
import { JUDGED_MAX, literal, readCandidates, type SortedCandidate, type Wanted } from './search-candidates.ts';
import { entryConditions, FROM_ENTRIES, hasWords, walkedEntries } from './search-entries.ts';

/** With this many exact tone matches all readable pages are full; a constant, so that every page decides alike. */
const TONED_ENOUGH = 72;
/** Partial matches are guesses, so a few pages of best sellers suffice. */
const GUESSED_MAX = 120;
/** Maximum number of matches sorted by anything other than sales. */
const SORTED = 6000;
/** Number of products walked in sort order; a query with more matches than `SORTED` finds enough among them. */
const WALKED = 8000;
/** Matches with less than this share of the best fit are dropped, unless all match as typed. */
export const FIT_OF_BEST = 0.5;
const FIT_OF_STATED = 0.15;

/** Similar matches always rank after exact ones. */
const NEAR_ONLY = 20;

export type Question = ProductFilter & { readonly text: string };

export type Requesting = { readonly filter: Question; readonly lexicon: Lexicon; readonly window: Window };

export type Answer = {
	readonly total: number;
	readonly hasMore: boolean;
	readonly ids: readonly string[];
	readonly among: readonly string[];
	readonly fit: number;
	/** Some matches are exact and not only similar. */
	readonly isAsTyped: boolean;
	readonly relevance: number;
	readonly version: number;
};

/** Sorts that are independent of sales. */
type OwnOrder = Extract<Sort, 'newest' | 'price_asc' | 'price_desc' | 'rating'>;
const isOwnOrder = (sort: Sort | undefined): sort is OwnOrder =>
	sort === 'newest' || sort === 'price_asc' || sort === 'price_desc' || sort === 'rating';
const entryOrder = (sort: OwnOrder): SQL =>
	sort === 'rating' ? sql`product.rating_score desc nulls last, product.id` : orderOf(sort);

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
	// Equal for all pages, so that results do not change while a user turns pages.
	const most = isOwnOrder(sort) ? SORTED : looked;
	return run(read, requesting, attempt, { from: FROM_ENTRIES, most });
}

/** Repeats a corrected query with facets and sorting; matches must cover as much of the query as without them. */
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

/** With more matches than are examined and too few exact tone marks, this examines all products with exact ones. */
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
