import { type SQL, sql } from 'drizzle-orm';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import type { ProductCard, SearchMode } from '../contract.ts';
import type { ProductFilter, Sort } from '../contract-lists.ts';
import { type Attempt, rescueAttempts, typedAttempt, writtenOut } from '../rules/search-plan.ts';
import type { Vocabulary } from '../rules/vocabulary.ts';
import { getSearchVocabulary, renewVocabulary } from './get-search-vocabulary.ts';
import { CARD, CARD_JOINS, orderOf, type Window } from './product-list.ts';
import { baseEntries, entryConditions, type Fitting, FROM_ENTRIES, walkedEntries } from './search-entries.ts';
import { besideWords, fitOf, WORDS_SHARE } from './search-relevance.ts';

/** Of what fits a question so many are looked at, those that sell most; beyond it is 'more than'. */
const FOUND_MAX = 400;
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

type Answer = Pick<ProductSearch, 'cards' | 'total' | 'hasMore'> & {
	/** How much of the question the best of them has, from 0 to 1. */
	readonly fit: number;
	readonly version: number;
};

/** What was probably meant, but met by far-fetched readings only: then some of the words themselves are better. */
const FIT_TO_TRUST = 0.6;
/** What fits much less than the best is left out, unless all has the words as typed. */
const FIT_OF_BEST = 0.5;

type Question = ProductFilter & { readonly text: string };

/** What fits a question best: as typed; if nothing does, as probably meant; if still nothing, most of its words. */
export async function searchProducts(read: ReadDatabase, filter: Question, window: Window): Promise<ProductSearch> {
	let { vocabulary, version } = await getSearchVocabulary(read);
	const typed = typedAttempt(filter.text, vocabulary);
	if (!typed) return NOTHING;
	const exact = await runAttempt(read, filter, typed, window);
	if (exact.version !== version) ({ vocabulary, version } = await renewVocabulary(read, exact.version));
	const { cards, total, hasMore } = exact;
	let best: ProductSearch = { cards, total, hasMore, mode: 'words', meant: null, fitting: fittingOf(typed, 0) };
	if (total > 0 || (await isFoundElsewhere(read, filter, typed.tsquery))) return best;
	for (const attempt of rescueAttempts(filter.text, vocabulary)) {
		const found = await runAttempt(read, filter, attempt, window);
		if (found.total === 0) continue;
		const meant = meantText(typed, attempt, vocabulary);
		best = {
			cards: found.cards,
			total: found.total,
			hasMore: found.hasMore,
			mode: attempt.mode,
			meant,
			fitting: fittingOf(attempt, found.fit),
		};
		if (attempt.mode !== 'meant' || found.fit >= FIT_TO_TRUST) break;
	}
	return best;
}

const fittingOf = (attempt: Attempt, bestFit: number): Fitting => ({
	tsquery: attempt.tsquery,
	fit: fitOf(attempt),
	least: attempt.mode === 'words' ? 0 : FIT_OF_BEST * bestFit,
});

/** The words are right, and only what the list is narrowed by leaves nothing: then nothing else is guessed at. */
async function isFoundElsewhere(read: ReadDatabase, filter: ProductFilter, tsquery: string): Promise<boolean> {
	const { text, sort, ...narrowing } = filter;
	const isNarrow = Object.values(narrowing).some((value) => (Array.isArray(value) ? value.length > 0 : value));
	if (!isNarrow) return false;
	const [row] = await read.readPlanned<{ isFound: boolean }>(sql`
		select exists (select from ${FROM_ENTRIES} where ${all(baseEntries({}, tsquery))}) as "isFound"`);
	return row?.isFound ?? false;
}

function meantText(typed: Attempt, { mode, reading }: Attempt, vocabulary: Vocabulary): string | null {
	if (mode === 'words' || reading.words.join(' ') === typed.reading.words.join(' ')) return null;
	return writtenOut(reading.words, reading.keys, vocabulary);
}

/** Orders that have nothing to do with what sells. */
type OwnOrder = Extract<Sort, 'newest' | 'price_asc' | 'price_desc'>;
const isOwnOrder = (sort: Sort | undefined): sort is OwnOrder =>
	sort === 'newest' || sort === 'price_asc' || sort === 'price_desc';

async function runAttempt(read: ReadDatabase, filter: Question, attempt: Attempt, window: Window): Promise<Answer> {
	const { sort } = filter;
	const reached = window.offset + window.limit;
	if (isOwnOrder(sort) && attempt.mode === 'words' && attempt.expected > SORTED) {
		const walked = { from: walkedEntries(orderOf(sort), WALKED), most: reached };
		const [answer, total] = await Promise.all([
			run(read, filter, attempt, window, walked),
			countEntries(read, filter, attempt.tsquery),
		]);
		const isWhole = answer.total >= Math.min(reached, total);
		if (isWhole) return { ...answer, total: Math.min(total, FOUND_MAX), hasMore: total > FOUND_MAX };
	}
	const looked = attempt.mode === 'partial' ? GUESSED_MAX : FOUND_MAX + 1;
	const most = Math.max(isOwnOrder(sort) ? SORTED : looked, reached);
	return run(read, filter, attempt, window, { from: FROM_ENTRIES, most });
}

async function countEntries(read: ReadDatabase, filter: ProductFilter, tsquery: string): Promise<number> {
	const [row] = await read.readPlanned<{ total: number }>(sql`
		select count(*)::int as total from (
			select from ${FROM_ENTRIES} where ${all(entryConditions(filter, tsquery))} limit ${literal(FOUND_MAX + 1)}
		) found`);
	return row?.total ?? 0;
}

type Row = Partial<ProductCard> & { readonly matches: number; readonly fit: number; readonly version: number };

/** `most` of an order are looked at, and the window of the best of them is shown. */
async function run(
	read: ReadDatabase,
	filter: Question,
	attempt: Attempt,
	{ limit, offset }: Window,
	{ from, most }: { readonly from: SQL; readonly most: number },
): Promise<Answer> {
	const { mode, reading, tsquery } = attempt;
	const order = orderOfFound(filter.sort);
	const sold = filter.sort === 'best_selling' ? sql`join products on products.id = product.id` : sql``;
	const isFit = mode === 'words' ? sql`` : sql`where fit >= ${FIT_OF_BEST}::float8 * (select max(fit) from found)`;
	const rows = await read.readPlanned<Row>(sql`
		with found as materialized (
			select product.id, ${sortedBy(filter.sort)} as sorted, ${fitOf(attempt)} as fit, ${besideWords(reading, mode)} as rest
			from ${from} ${sold} where ${all(entryConditions(filter, tsquery))} limit ${literal(most)}
		), matched as ${mode === 'words' ? sql`not materialized` : sql`materialized`} (
			select id, sorted, fit, ${WORDS_SHARE} * fit + rest as relevance from found ${isFit}
		), chosen as (
			select id, row_number() over () as place from (
				select id from matched order by ${order} limit ${limit} offset ${offset}
			) best
		), card as (
			select chosen.place, ${CARD} from chosen join products product on product.id = chosen.id ${CARD_JOINS}
		)
		select counted.matches, counted.fit, (select version from search_state limit 1) as version, card.*
		from (select count(*)::int as matches, coalesce(max(fit), 0) as fit from matched) counted
		left join card on true order by card.place`);
	const cards = rows.flatMap(({ matches: _matches, fit: _fit, version: _version, ...card }) =>
		card.id ? [card as unknown as ProductCard] : [],
	);
	const { matches, fit: bestFit, version } = rows[0] ?? { matches: 0, fit: 0, version: 0 };
	return { cards, fit: bestFit, total: Math.min(matches, FOUND_MAX), hasMore: matches > FOUND_MAX, version };
}

const all = (parts: readonly SQL[]): SQL => sql.join([...parts], sql` and `);
/** Part of the text: the plan depends on it. */
const literal = (number: number): SQL => sql.raw(String(Math.trunc(number)));

function sortedBy(sort: Sort | undefined): SQL {
	if (sort === 'newest') return sql`product.published_at`;
	if (sort === 'price_asc' || sort === 'price_desc') return sql`product.price_from_vnd`;
	if (sort === 'rating') return sql`product.rating_score`;
	return sort === 'best_selling' ? sql`products.sold_count` : sql`product.score`;
}

function orderOfFound(sort: Sort | undefined): SQL {
	if (sort === undefined || sort === 'relevance') return sql`relevance desc, sorted desc, id`;
	return sort === 'price_asc' ? sql`sorted, id` : sql`sorted desc nulls last, relevance desc, id`;
}
