import { type SQL, sql } from 'drizzle-orm';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import { type ProductFilter, SEARCH_FOUND_MAX, type Sort } from '../../contract/lists.ts';
import type { Lexicon } from '../../rules/lexicon/search-lexicon.ts';
import type { Attempt } from '../../rules/query/search-attempt.ts';
import type { Slot } from '../../rules/query/search-interpretation.ts';
import { toneKeysQuery } from '../../rules/query/search-plan.ts';
import { verifyMatch } from '../../rules/ranking/match-verification.ts';
import { fitOf, isStated, relevanceOf, tonesOf } from '../../rules/ranking/search-relevance.ts';
import { optionGroups, orderOf, type Window } from '../lists/product-list.ts';
import { isByRelevance, resultSort } from './result-sort.ts';
import {
	type CandidateQuery,
	literal,
	readCandidates,
	SCORED_CANDIDATES_MAX,
	type SortedCandidate,
} from './search-candidates.ts';
import { entriesInOrder, entryConditions, FROM_ENTRIES, hasWords } from './search-entries.ts';

/** With this many exact tone matches all readable pages are full; a constant, so that every page decides alike. */
const TONED_MATCHES_MIN = 72;
/** Partial matches are guesses, so a few pages of best sellers suffice. */
const PARTIAL_RESULTS_MAX = 120;
/** Maximum number of matches sorted by anything other than sales. */
const SORTED_RESULTS_MAX = 6000;
/** Number of products walked in sort order; a query with more matches than `SORTED` finds enough among them. */
const SCANNED_ENTRIES_MAX = 8000;
/** Matches with less than this share of the best fit are dropped, unless all match as typed. */
export const MIN_SHARE_OF_BEST_FIT = 0.5;
const STATED_FIT_SHARE = 0.15;

/** With this many products named by the head term, those of which only the category or brand matches are left out. */
const NAMED_MIN = 4;

/** Similar matches always rank after exact ones. */
const NEAR_ONLY = 20;

export type SearchQuery = ProductFilter & { readonly text: string };

export type SearchRequest = { readonly filter: SearchQuery; readonly lexicon: Lexicon; readonly window: Window };

export type Answer = {
	readonly total: number;
	readonly hasMore: boolean;
	readonly ids: readonly string[];
	readonly candidateIds: readonly string[];
	readonly fit: number;
	/** Some matches are exact and not only similar. */
	readonly isExactMatch: boolean;
	readonly relevance: number;
	readonly version: number;
	readonly isNamedOnly: boolean;
};

/** Sorts that are independent of sales. */
type OwnOrder = Extract<Sort, 'newest' | 'price_asc' | 'price_desc' | 'rating'>;
const isOwnOrder = (sort: Sort | undefined): sort is OwnOrder =>
	sort === 'newest' || sort === 'price_asc' || sort === 'price_desc' || sort === 'rating';
const entryOrder = (sort: OwnOrder): SQL =>
	sort === 'rating' ? sql`product.rating_score desc nulls last, product.id` : orderOf(sort);

export async function readAnswer(read: ReadDatabase, requesting: SearchRequest, attempt: Attempt): Promise<Answer> {
	const { filter, window } = requesting;
	const { sort } = filter;
	const reached = window.offset + window.limit;
	if (isOwnOrder(sort) && attempt.mode === 'words' && attempt.expected > SORTED_RESULTS_MAX) {
		const walked = { from: entriesInOrder(entryOrder(sort), SCANNED_ENTRIES_MAX), most: reached };
		const answer = await run(read, requesting, attempt, walked);
		const total = await countEntries(read, filter, attempt);
		const isWhole = answer.total >= Math.min(reached, total);
		if (isWhole) return { ...answer, total: Math.min(total, SEARCH_FOUND_MAX), hasMore: total > SEARCH_FOUND_MAX };
	}
	const looked = attempt.mode === 'partial' ? PARTIAL_RESULTS_MAX : SEARCH_FOUND_MAX + 1;
	// Equal for all pages, so that results do not change while a user turns pages.
	const most = isOwnOrder(sort) ? SORTED_RESULTS_MAX : looked;
	return run(read, requesting, attempt, { from: FROM_ENTRIES, most });
}

/** Repeats a corrected query with facets and sorting; matches must cover as much of the query as without them. */
export function readFilteredAnswer(
	read: ReadDatabase,
	requesting: SearchRequest,
	attempt: Attempt,
	least: number,
): Promise<Answer> {
	const most = isByRelevance(requesting.filter.sort) ? SCORED_CANDIDATES_MAX : SORTED_RESULTS_MAX;
	return run(read, requesting, attempt, { from: FROM_ENTRIES, most, least });
}

async function countEntries(read: ReadDatabase, filter: ProductFilter, attempt: Attempt): Promise<number> {
	const [row] = await read.readPlanned<{ total: number }>(sql`
		select count(*)::int as total from (
			select from ${FROM_ENTRIES} where ${all(entryConditions(filter, attempt))} limit ${literal(SEARCH_FOUND_MAX + 1)}
		) found`);
	return row?.total ?? 0;
}

type Walk = { readonly from: SQL; readonly most: number; readonly least?: number };

async function run(read: ReadDatabase, requesting: SearchRequest, attempt: Attempt, walk: Walk): Promise<Answer> {
	const { from, most, least } = walk;
	const { filter, lexicon, window } = requesting;
	const { limit, offset } = window;
	const { sort } = filter;
	const isGuess = attempt.mode !== 'words';
	const where = entryConditions(filter, attempt);
	const first = isGuess ? null : offset + limit;
	const wanted = { attempt, sort, from, where, most, first };
	const candidates = await readCandidates(read, wanted);
	const { version } = candidates;
	let { all: found, matches } = candidates;
	let { isNamedOnly = false } = attempt;
	if (decidesNaming(filter, attempt) && (await areEnoughNamed(read, filter, attempt, found))) {
		const { naming } = attempt;
		if (matches > SEARCH_FOUND_MAX || !naming || naming.categoryIds.length > 0)
			return run(read, requesting, { ...attempt, isNamedOnly: true }, walk);
		found = found.filter(naming.isNamed);
		matches = found.length;
		isNamedOnly = true;
	}
	const isCut = matches > SEARCH_FOUND_MAX && !isGuess && isByRelevance(sort);
	const all = isCut ? await tonedMatchesFirst(read, wanted, found) : found;
	const { judged, ...judgement } = judge(all, filter.text, attempt, lexicon);
	const enough = (share: number) => least ?? share * judgement.fit;
	const isShown = (one: ScoredCandidate) => one.fit >= enough(one.isStated ? STATED_FIT_SHARE : MIN_SHARE_OF_BEST_FIT);
	const shown = isGuess ? judged.filter(isShown) : judged;
	const fitting = attempt.mode === 'partial' ? preferNamed(shown) : shown;
	const candidateIds = [...fitting].sort(resultSort(sort)).map(({ id }) => id);
	const count = isGuess ? fitting.length : matches;
	const ids = candidateIds.slice(offset, offset + limit);
	const hasMore = count > SEARCH_FOUND_MAX || (attempt.mode === 'meant' && matches >= most);
	return { ids, candidateIds, ...judgement, total: Math.min(count, SEARCH_FOUND_MAX), hasMore, version, isNamedOnly };
}

/** Facets and sorting do not decide it, so that counts and pages agree. */
const decidesNaming = ({ sort, ...filter }: SearchQuery, { mode, isNamedOnly }: Attempt): boolean =>
	mode !== 'partial' && !isNamedOnly && isByRelevance(sort) && optionGroups(filter).length === 0;

/** A price does not decide it either: too few shirts below a price are no reason to show irons. */
async function areEnoughNamed(
	read: ReadDatabase,
	filter: SearchQuery,
	attempt: Attempt,
	found: readonly SortedCandidate[],
): Promise<boolean> {
	const { naming } = attempt;
	if (!naming) return false;
	const named = found.reduce((count, one) => (naming.isNamed(one) ? count + 1 : count), 0);
	if (named === found.length || named >= NAMED_MIN) return named < found.length;
	if (filter.minVnd === undefined && filter.maxVnd === undefined) return false;
	const anyPrice = { ...filter, minVnd: undefined, maxVnd: undefined };
	const where = entryConditions(anyPrice, { ...attempt, naming: { ...naming, categoryIds: [] }, isNamedOnly: true });
	const [row] = await read.readPlanned<{ named: number }>(sql`
		select count(*)::int as named from (
			select from ${FROM_ENTRIES} where ${all(where)} limit ${literal(NAMED_MIN)}
		) found`);
	return (row?.named ?? 0) >= NAMED_MIN;
}

/** Leaves out products that only their category or brand relates to the query, when the head term names others. */
function preferNamed(shown: readonly ScoredCandidate[]): readonly ScoredCandidate[] {
	return shown.some(({ name }) => name === 'head') ? shown.filter(({ name }) => name !== 'other') : shown;
}

const firstWords = ({ alternatives: [best] }: Slot): readonly string[] =>
	(best?.words ?? []).map((word) => ` ${word} `);

function nameMatch({ naming, reading, head = [] }: Attempt): (one: SortedCandidate) => ScoredCandidate['name'] {
	if (!naming) return () => 'other';
	const isSpecific = head.flatMap(firstWords).length > 1;
	const parts = (isSpecific ? head : reading.slots.filter(({ isUnknown }) => !isUnknown)).flatMap(firstWords);
	return (one) => {
		if (naming.isNamed(one)) return 'head';
		return parts.some((part) => one.nameFolded.includes(part)) ? 'part' : 'other';
	};
}

type ScoredCandidate = Pick<SortedCandidate, 'id' | 'sorted' | 'isShopOpen'> & {
	readonly fit: number;
	readonly relevance: number;
	readonly isStated: boolean;
	/** Whether the head term names the product, or at least a word of it. */
	readonly name: 'head' | 'part' | 'other';
};

function judge(all: readonly SortedCandidate[], text: string, attempt: Attempt, lexicon: Lexicon) {
	const [fitFor, relevanceFor] = [fitOf(attempt), relevanceOf(attempt)];
	const isSo = verifyMatch(text, attempt, lexicon);
	const isPartial = attempt.mode === 'partial';
	const nameOf = nameMatch(attempt);
	const statedBy = isPartial ? isStated(attempt) : () => false;
	let [fit, relevance, isExactMatch] = [0, -NEAR_ONLY, false];
	const judged = all.map((candidate) => {
		const fitOfOne = fitFor(candidate);
		if (fitOfOne > fit) fit = fitOfOne;
		const isIt = isSo(candidate);
		isExactMatch ||= isIt;
		const ofOne = relevanceFor(candidate, fitOfOne) - (isIt || isPartial ? 0 : NEAR_ONLY);
		if (ofOne > relevance) relevance = ofOne;
		const { id, sorted, isShopOpen } = candidate;
		return {
			id,
			sorted,
			isShopOpen,
			fit: fitOfOne,
			relevance: ofOne,
			isStated: statedBy(candidate),
			name: nameOf(candidate),
		};
	});
	return { judged, fit, relevance, isExactMatch };
}

/** With more matches than are examined and too few exact tone marks, this examines all products with exact ones. */
async function tonedMatchesFirst(
	read: ReadDatabase,
	wanted: CandidateQuery,
	found: readonly SortedCandidate[],
): Promise<readonly SortedCandidate[]> {
	const toned = tonesOf(wanted.attempt);
	const hasTones = ({ nameToned }: SortedCandidate) => toned.every((key) => nameToned.includes(key));
	if (toned.length === 0 || found.filter(hasTones).length >= TONED_MATCHES_MIN) return found;
	const where = [hasWords([toneKeysQuery(wanted.attempt)]), ...wanted.where];
	const { all } = await readCandidates(read, { ...wanted, where });
	const known = new Set(found.map(({ id }) => id));
	return [...found, ...all.filter(({ id }) => !known.has(id))];
}

const all = (parts: readonly SQL[]): SQL => sql.join([...parts], sql` and `);
