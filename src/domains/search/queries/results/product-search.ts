import { sql } from 'drizzle-orm';
import type { ProductCard, SearchMode } from '#src/domains/catalog/contract/product.ts';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import type { ProductFilter } from '../../contract/lists.ts';
import type { Lexicon } from '../../rules/lexicon/search-lexicon.ts';
import type { Attempt } from '../../rules/query/search-attempt.ts';
import type { Slot } from '../../rules/query/search-interpretation.ts';
import { completedAttempt, rescueAttempts, typedAttempt, writtenOut } from '../../rules/query/search-plan.ts';
import { slotHits } from '../../rules/query/search-query.ts';
import { optionGroups, type Window } from '../lists/product-list.ts';
import { readCards } from '../lists/read-cards.ts';
import { pickFallbackResults } from './fallback-results.ts';
import { type CachedLexicon, getSearchLexicon, renewLexicon } from './get-search-lexicon.ts';
import { type Answer, FIT_OF_BEST, type Question, type Requesting, readAnswer, readNarrowed } from './read-answer.ts';
import { isByRelevance } from './result-sort.ts';
import type { Fitting } from './search-candidates.ts';
import { baseEntries, FROM_ENTRIES } from './search-entries.ts';

export type ProductSearch = {
	readonly cards: readonly ProductCard[];
	readonly total: number;
	readonly hasMore: boolean;
	readonly mode: SearchMode;
	readonly meant: string | null;
	/** Some matches exist as typed, regardless of filters. */
	readonly isFound: boolean;
	readonly fitting: Fitting | null;
};
const NOTHING: ProductSearch = {
	cards: [],
	total: 0,
	hasMore: false,
	mode: 'words',
	meant: null,
	isFound: false,
	fitting: null,
};

/** Numbers are not in the lexicon, and a single letter is a prefix of too many terms. */
const LETTERS = /^[a-z]{2,}$/;

/** Above this fit of the best match, less likely corrections are not tried. */
const FIT_TO_TRUST = { named: 0.7, any: 0.95 };
const trusted = ({ isAsTyped }: Answer): number => (isAsTyped ? FIT_TO_TRUST.named : FIT_TO_TRUST.any);
const MORE_THAN_WHOLE = 2;

/** Tries the query as typed, then corrected, then with some terms dropped. */
export async function searchProducts(read: ReadDatabase, filter: Question, window: Window): Promise<ProductSearch> {
	const known = await getSearchLexicon(read);
	const typed = typedAttempt(filter.text, known.lexicon);
	if (!typed) return NOTHING;
	return read.planned(async (planned) => {
		const { answer, fitting, lexicon } = await bestAnswer(read, planned, filter, { typed, known, window });
		const { attempt } = fitting;
		return {
			cards: await readCards(read, planned, answer.ids),
			total: answer.total,
			hasMore: answer.hasMore,
			mode: attempt.mode === 'words' && answer.total > 0 && !answer.isAsTyped ? 'partial' : attempt.mode,
			meant: meantText(typed, attempt, lexicon),
			isFound: attempt.mode === 'words' && answer.isAsTyped,
			fitting,
		};
	});
}

/** Without a result, facets must not count anything either. */
function leastShown({ mode, leastFit }: Attempt, { fit }: Answer): number {
	if (fit > 0 && fit < leastFit) return MORE_THAN_WHOLE;
	return mode === 'words' ? 0 : FIT_OF_BEST * fit;
}

const fittingOf = ({ attempt, answer }: Found): Fitting => ({
	attempt,
	least: leastShown(attempt, answer),
	among: attempt.mode === 'partial' ? answer.among : null,
});

type Requested = { readonly typed: Attempt; readonly known: CachedLexicon; readonly window: Window };
type Found = { readonly attempt: Attempt; readonly answer: Answer };
type Best = { readonly answer: Answer; readonly fitting: Fitting; readonly lexicon: Lexicon };

async function bestAnswer(
	read: ReadDatabase,
	planned: ReadDatabase,
	filter: Question,
	{ typed, known, window }: Requested,
): Promise<Best> {
	const first = firstAttempt(filter.text, typed, known.lexicon);
	const exact = await readTyped(planned, { filter, window, lexicon: known.lexicon }, first);
	const now = exact.version === known.version ? known : await renewLexicon(read, exact.version, planned);
	const { lexicon } = now;
	const requesting = { filter, window, lexicon };
	const isFarFetched = exact.total > 0 && exact.fit < first.leastFit;
	const isMissed = exact.total === 0 || isFarFetched || !exact.isAsTyped;
	if (isMissed && !isPlain(filter)) {
		const current = { ...now, version: exact.version };
		const meant = await bestAnswer(read, planned, plainOf(filter), { typed, known: current, window });
		const { isAsTyped, total } = meant.answer;
		if (total > 0 && meant.fitting.attempt.tsquery === first.tsquery)
			return { ...meant, answer: { ...exact, isAsTyped } };
		return { ...meant, answer: await narrowed(planned, requesting, meant) };
	}
	const isUnheardOf = now.isWhole && typed.reading.slots.some((slot) => isNewSlot(slot, lexicon));
	const isElsewhere = exact.total === 0 && !isUnheardOf && (await isFoundElsewhere(planned, filter, typed.parts));
	const rescued = isMissed && !isElsewhere ? await rescue(planned, requesting, first, exact) : null;
	const nothing = { ...exact, ids: [], among: [], total: 0, hasMore: false };
	const best = rescued ?? { attempt: first, answer: isFarFetched ? nothing : exact };
	return { answer: best.answer, fitting: fittingOf(best), lexicon };
}

/** Product names decide whether a match is exact; attributes are checked only when no name matches. */
async function readTyped(read: ReadDatabase, requesting: Requesting, attempt: Attempt): Promise<Answer> {
	const answer = await readAnswer(read, requesting, attempt);
	const isNotifiedByName = answer.total === 0 || answer.isAsTyped || !attempt.head?.length;
	return isNotifiedByName ? answer : readAnswer(read, requesting, { ...attempt, isLookedThrough: true });
}

const isPlain = (filter: Question): boolean => isByRelevance(filter.sort) && optionGroups(filter).length === 0;

/** The interpretation ignores facets and sorting, so that facet counts equal the results after selecting the facet. */
const plainOf = ({ text, categoryId, shopId, sectionId, minVnd, maxVnd }: Question): Question => ({
	text,
	categoryId,
	shopId,
	sectionId,
	minVnd,
	maxVnd,
});

async function narrowed(read: ReadDatabase, requesting: Requesting, { answer, fitting }: Best): Promise<Answer> {
	const { attempt, least, among } = fitting;
	const { filter, window } = requesting;
	if (among) {
		const left = await pickFallbackResults(read, among, filter);
		const ids = left.slice(window.offset, window.offset + window.limit);
		return { ...answer, ids, among: left, total: left.length, hasMore: false };
	}
	if (answer.total === 0) return answer;
	if (attempt.mode === 'words') return readAnswer(read, requesting, attempt);
	return readNarrowed(read, requesting, attempt, least);
}

/** True when no product contained the term at the last rebuild, whatever its correction. */
const isNewSlot = (slot: Slot, lexicon: Lexicon): boolean =>
	slotHits(slot, lexicon) === 0 && slot.alternatives.every(({ words }) => words.every((word) => LETTERS.test(word)));

/** A term unknown to the lexicon is either incomplete or mistyped, and one query covers both. */
function firstAttempt(text: string, typed: Attempt, lexicon: Lexicon): Attempt {
	const isNew = typed.reading.words.some((word) => LETTERS.test(word) && lexicon.hits(word) === 0);
	return isNew ? (completedAttempt(text, lexicon) ?? typed) : typed;
}

/**
 * A match with all terms may still be a different kind of product; a partial match of the right kind ranks before
 * it.
 */
async function rescue(
	read: ReadDatabase,
	requesting: Requesting,
	first: Attempt,
	exact: Answer,
): Promise<Found | null> {
	const attempts = rescueAttempts(requesting.filter.text, requesting.lexicon);
	const isNear = exact.total > 0 && exact.fit >= first.leastFit;
	const phrase = ({ reading }: Attempt) => reading.words.join(' ');
	const isTried = (attempt: Attempt) =>
		attempt.tsquery === first.tsquery ||
		(isNear && attempt.mode !== 'partial' && (attempt.mode === 'words' || phrase(attempt) === phrase(first)));
	let best: Found | null = null;
	for (const wanted of attempts) {
		if (isTried(wanted)) continue;
		const answer = await readAnswer(read, requesting, wanted);
		const { leastFit, leastNamed = leastFit } = wanted;
		const attempt = { ...wanted, leastFit: answer.isAsTyped ? leastNamed : leastFit };
		if (answer.total === 0 || answer.fit < attempt.leastFit) continue;
		if (isNear && attempt.mode === 'meant' && !answer.isAsTyped) continue;
		const isBetter = best?.attempt.mode !== 'partial' || answer.relevance >= best.answer.relevance;
		if (isBetter) best = { attempt, answer };
		if (attempt.mode === 'partial' ? answer.fit >= trusted(answer) : answer.isAsTyped) break;
	}
	return best;
}

/** True when only the filters exclude all matches; then nothing is corrected. */
async function isFoundElsewhere(read: ReadDatabase, filter: ProductFilter, parts: readonly string[]): Promise<boolean> {
	const { text, sort, ...narrowing } = filter;
	const isNarrow = Object.values(narrowing).some((value) => (Array.isArray(value) ? value.length > 0 : value));
	if (!isNarrow) return false;
	const [row] = await read.readPlanned<{ isFound: boolean }>(sql`
		select exists (select from ${FROM_ENTRIES} where ${sql.join([...baseEntries({}, parts)], sql` and `)}) as "isFound"`);
	return row?.isFound ?? false;
}

/** Offers no correction whose term never occurs next to its neighbours in products. */
const isSure = ({ slots }: Attempt['reading']): boolean =>
	slots.every(({ alternatives: [best] }) => best?.weight === 1);

function meantText(typed: Attempt, { mode, reading }: Attempt, lexicon: Lexicon): string | null {
	if (mode === 'words' || reading.words.join(' ') === typed.reading.words.join(' ')) return null;
	if (mode === 'partial' && !isSure(reading)) return null;
	return writtenOut(reading.words, reading.keys, lexicon);
}
