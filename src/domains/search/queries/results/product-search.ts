import { sql } from 'drizzle-orm';
import type { ProductCard, SearchMode } from '#src/domains/catalog/contract/product.ts';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import type { ProductFilter } from '../../contract/lists.ts';
import type { Lexicon } from '../../rules/lexicon/search-lexicon.ts';
import type { Attempt } from '../../rules/query/search-attempt.ts';
import type { Slot } from '../../rules/query/search-interpretation.ts';
import { exactAttempt, partialAttempts, prefixAttempt, spellWithTones } from '../../rules/query/search-plan.ts';
import { slotHits } from '../../rules/query/search-query.ts';
import { optionGroups, type Window } from '../lists/product-list.ts';
import { readCards } from '../lists/read-cards.ts';
import { pickFallbackResults } from './fallback-results.ts';
import { type CachedLexicon, getSearchLexicon, renewLexicon } from './get-search-lexicon.ts';
import {
	type Answer,
	MIN_SHARE_OF_BEST_FIT,
	readAnswer,
	readFilteredAnswer,
	type SearchQuery,
	type SearchRequest,
} from './read-answer.ts';
import { isByRelevance } from './result-sort.ts';
import type { FitCriteria } from './search-candidates.ts';
import { baseEntries, FROM_ENTRIES } from './search-entries.ts';

export type ProductSearch = {
	readonly cards: readonly ProductCard[];
	readonly total: number;
	readonly hasMore: boolean;
	readonly mode: SearchMode;
	readonly meant: string | null;
	/** Typed words that no product has, when other words found these products. */
	readonly unknown: readonly string[];
	/** Some matches exist as typed, regardless of filters. */
	readonly isFound: boolean;
	readonly fitting: FitCriteria | null;
};
const NOTHING: ProductSearch = {
	cards: [],
	total: 0,
	hasMore: false,
	mode: 'words',
	meant: null,
	unknown: [],
	isFound: false,
	fitting: null,
};

/** Numbers are not in the lexicon, and a single letter is a prefix of too many terms. */
const ONLY_LETTERS = /^[a-z]{2,}$/;

/** Above this fit of the best match, less likely corrections are not tried. */
const TRUSTED_FIT = { named: 0.7, any: 0.95 };
const trustedFit = ({ isExactMatch }: Answer): number => (isExactMatch ? TRUSTED_FIT.named : TRUSTED_FIT.any);
const UNREACHABLE_FIT = 2;

/** Tries the query as typed, then corrected, then with some terms dropped. */
export async function searchProducts(read: ReadDatabase, filter: SearchQuery, window: Window): Promise<ProductSearch> {
	const known = await getSearchLexicon(read);
	const typed = exactAttempt(filter.text, known.lexicon);
	if (!typed) return NOTHING;
	return read.planned(async (planned) => {
		const { answer, fitting, lexicon } = await bestAnswer(read, planned, filter, { typed, known, window });
		const { attempt } = fitting;
		return {
			cards: await readCards(read, planned, answer.ids),
			total: answer.total,
			hasMore: answer.hasMore,
			mode: attempt.mode === 'words' && answer.total > 0 && !answer.isExactMatch ? 'partial' : attempt.mode,
			meant: meantText(typed, attempt, lexicon),
			unknown: attempt.mode === 'partial' && answer.total > 0 ? (attempt.reading.unknown ?? []) : [],
			isFound: attempt.mode === 'words' && answer.isExactMatch,
			fitting,
		};
	});
}

/** Without a result, facets must not count anything either. */
function minShownFit({ mode, minFit }: Attempt, { fit }: Answer): number {
	if (fit > 0 && fit < minFit) return UNREACHABLE_FIT;
	return mode === 'words' ? 0 : MIN_SHARE_OF_BEST_FIT * fit;
}

const toFitting = ({ attempt, answer }: Found): FitCriteria => ({
	attempt: answer.isNamedOnly ? { ...attempt, isNamedOnly: true } : attempt,
	least: minShownFit(attempt, answer),
	candidateIds: attempt.mode === 'partial' ? answer.candidateIds : null,
});

type SearchContext = { readonly typed: Attempt; readonly known: CachedLexicon; readonly window: Window };
type Found = { readonly attempt: Attempt; readonly answer: Answer };
type BestAnswer = { readonly answer: Answer; readonly fitting: FitCriteria; readonly lexicon: Lexicon };

async function bestAnswer(
	read: ReadDatabase,
	planned: ReadDatabase,
	filter: SearchQuery,
	{ typed, known, window }: SearchContext,
): Promise<BestAnswer> {
	if (!hasNoFacetsOrSort(filter)) {
		const plain = await bestAnswer(read, planned, withoutFacetsAndSort(filter), { typed, known, window });
		const answer = await filteredAnswer(planned, { filter, window, lexicon: plain.lexicon }, plain);
		return { ...plain, answer: { ...answer, isExactMatch: plain.answer.isExactMatch } };
	}
	const first = initialAttempt(filter.text, typed, known.lexicon);
	const exact = await readTyped(planned, { filter, window, lexicon: known.lexicon }, first);
	const now = exact.version === known.version ? known : await renewLexicon(read, exact.version, planned);
	const { lexicon } = now;
	const requesting = { filter, window, lexicon };
	const isFarFetched = exact.total > 0 && exact.fit < first.minFit;
	const isMissed = exact.total === 0 || isFarFetched || !exact.isExactMatch;
	const isUnheardOf = now.isWhole && typed.reading.slots.some((slot) => isNewSlot(slot, lexicon));
	const isElsewhere =
		exact.total === 0 && !isUnheardOf && (await hasMatchesOutsideFilter(planned, filter, typed.parts));
	const rescued = isMissed && !isElsewhere ? await searchPartially(planned, requesting, first, exact) : null;
	const nothing = { ...exact, ids: [], candidateIds: [], total: 0, hasMore: false };
	const best = rescued ?? { attempt: first, answer: isFarFetched ? nothing : exact };
	return { answer: best.answer, fitting: toFitting(best), lexicon };
}

/** Product names decide whether a match is exact; attributes are checked only when no name matches. */
async function readTyped(read: ReadDatabase, requesting: SearchRequest, attempt: Attempt): Promise<Answer> {
	const answer = await readAnswer(read, requesting, attempt);
	const isAnsweredByName = answer.total === 0 || answer.isExactMatch || !attempt.head?.length;
	return isAnsweredByName ? answer : readAnswer(read, requesting, { ...attempt, searchesAllText: true });
}

const hasNoFacetsOrSort = (filter: SearchQuery): boolean =>
	isByRelevance(filter.sort) && optionGroups(filter).length === 0;

/** The interpretation ignores facets and sorting, so that facet counts equal the results after selecting the facet. */
const withoutFacetsAndSort = ({ text, categoryId, shopId, sectionId, minVnd, maxVnd }: SearchQuery): SearchQuery => ({
	text,
	categoryId,
	shopId,
	sectionId,
	minVnd,
	maxVnd,
});

async function filteredAnswer(
	read: ReadDatabase,
	requesting: SearchRequest,
	{ answer, fitting }: BestAnswer,
): Promise<Answer> {
	const { attempt, least, candidateIds: among } = fitting;
	const { filter, window } = requesting;
	if (among) {
		const left = await pickFallbackResults(read, among, filter);
		const ids = left.slice(window.offset, window.offset + window.limit);
		return { ...answer, ids, candidateIds: left, total: left.length, hasMore: false };
	}
	if (answer.total === 0) return answer;
	if (attempt.mode === 'words') return readAnswer(read, requesting, attempt);
	return readFilteredAnswer(read, requesting, attempt, least);
}

/** True when no product contained the term at the last rebuild, whatever its correction. */
const isNewSlot = (slot: Slot, lexicon: Lexicon): boolean =>
	slotHits(slot, lexicon) === 0 &&
	slot.alternatives.every(({ words }) => words.every((word) => ONLY_LETTERS.test(word)));

/** A term unknown to the lexicon is either incomplete or mistyped, and one query covers both. */
function initialAttempt(text: string, typed: Attempt, lexicon: Lexicon): Attempt {
	const isNew = typed.reading.words.some((word) => ONLY_LETTERS.test(word) && lexicon.hits(word) === 0);
	return isNew ? (prefixAttempt(text, lexicon) ?? typed) : typed;
}

/**
 * A match with all terms may still be a different kind of product; a partial match of the right kind ranks before
 * it.
 */
async function searchPartially(
	read: ReadDatabase,
	requesting: SearchRequest,
	first: Attempt,
	exact: Answer,
): Promise<Found | null> {
	const attempts = partialAttempts(requesting.filter.text, requesting.lexicon);
	const isNear = exact.total > 0 && exact.fit >= first.minFit;
	const phrase = ({ reading }: Attempt) => reading.words.join(' ');
	const wasAttempted = (attempt: Attempt) =>
		attempt.tsquery === first.tsquery ||
		(isNear && attempt.mode !== 'partial' && (attempt.mode === 'words' || phrase(attempt) === phrase(first)));
	let best: Found | null = null;
	for (const wanted of attempts) {
		if (wasAttempted(wanted)) continue;
		const answer = await readAnswer(read, requesting, wanted);
		const { minFit, minNamedFit = minFit } = wanted;
		const attempt = { ...wanted, minFit: answer.isExactMatch ? minNamedFit : minFit };
		if (answer.total === 0 || answer.fit < attempt.minFit) continue;
		if (isNear && attempt.mode === 'meant' && !answer.isExactMatch) continue;
		const isBetter = best?.attempt.mode !== 'partial' || answer.relevance >= best.answer.relevance;
		if (isBetter) best = { attempt, answer };
		if (attempt.mode === 'partial' ? answer.fit >= trustedFit(answer) : answer.isExactMatch) break;
	}
	return best;
}

/** True when only the filters exclude all matches; then nothing is corrected. */
async function hasMatchesOutsideFilter(
	read: ReadDatabase,
	filter: ProductFilter,
	parts: readonly string[],
): Promise<boolean> {
	const { text, sort, ...narrowing } = filter;
	const isNarrow = Object.values(narrowing).some((value) => (Array.isArray(value) ? value.length > 0 : value));
	if (!isNarrow) return false;
	const [row] = await read.readPlanned<{ isFound: boolean }>(sql`
		select exists (select from ${FROM_ENTRIES} where ${sql.join([...baseEntries({}, { parts })], sql` and `)}) as "isFound"`);
	return row?.isFound ?? false;
}

/** Offers no correction whose term never occurs next to its neighbours in products. */
const isUnambiguous = ({ slots }: Attempt['reading']): boolean =>
	slots.every(({ alternatives: [best] }) => best?.weight === 1);

function meantText(typed: Attempt, { mode, reading }: Attempt, lexicon: Lexicon): string | null {
	if (mode === 'words' || reading.words.join(' ') === typed.reading.words.join(' ')) return null;
	if (mode === 'partial' && (!isUnambiguous(reading) || reading.unknown?.length)) return null;
	return spellWithTones(reading.words, reading.keys, lexicon);
}
