import { type SQL, sql } from 'drizzle-orm';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import type { ProductCard, SearchMode } from '../contract.ts';
import { COUNT_MAX, LIST_PAGE_SIZE, type ProductFilter } from '../contract-lists.ts';
import { expectedFrom, tierFor } from '../rules/popularity.ts';
import { type Attempt, allWords, rescueAttempts, typedAttempt, writtenOut } from '../rules/search-plan.ts';
import type { Reading, Slot } from '../rules/search-reading.ts';
import type { Vocabulary } from '../rules/vocabulary.ts';
import { getSearchVocabulary, renewVocabulary } from './get-search-vocabulary.ts';
import { CARD, CARD_JOINS, conditions, inCategory, orderOf, type Window } from './product-list.ts';

/** Nothing is counted beyond `COUNT_MAX`: a question that fits more looks only among what sells. */
const LOOKED_AT = 1.2 * COUNT_MAX;

/** Shares of relevance. Tones that were typed outweigh all but the words themselves. */
const SHARE = {
	words: 4,
	tones: 3,
	inName: 1.2,
	atStart: 1,
	inside: 0.6,
	wholeName: 0.3,
	neighbours: 2,
	ranking: 0.5,
} as const;
/** While a product's ranking is not computed yet, its sales stand for it. */
const SALES_ONLY = sql`0.6 * ln(1 + product.sold_count) / ln(5001)`;

export type ProductSearch = {
	readonly cards: readonly ProductCard[];
	/** At most `COUNT_MAX` + 1. */
	readonly total: number;
	readonly mode: SearchMode;
	/** The words that were understood, written out, when they are not those that were typed. */
	readonly meant: string | null;
	/** What all of them match; null for a question without words. */
	readonly tsquery: string | null;
};
const NOTHING: ProductSearch = { cards: [], total: 0, mode: 'words', meant: null, tsquery: null };

type Answer = Pick<ProductSearch, 'cards' | 'total'> & {
	readonly matches: number;
	/** How much of the question the best of them has, from 0 to 1. */
	readonly fit: number;
	readonly version: number;
};

/** What was probably meant, but met by far-fetched readings only: then some of the words themselves are better. */
const FIT_TO_TRUST = 0.6;
/** What fits much less than the best is left out, unless all has the words as typed. */
const FIT_OF_BEST = 0.5;

/** What fits a question best: as typed; if nothing does, as probably meant; if still nothing, most of its words. */
export async function searchProducts(
	read: ReadDatabase,
	filter: ProductFilter & { readonly text: string },
	window: Window,
): Promise<ProductSearch> {
	let { vocabulary, version } = await getSearchVocabulary(read);
	const typed = typedAttempt(filter.text, vocabulary);
	if (!typed) return NOTHING;
	const exact = await runAttempt(read, filter, typed, vocabulary, window);
	if (exact.version !== version) ({ vocabulary, version } = await renewVocabulary(read, exact.version));
	const { tsquery } = typed;
	if (exact.total > 0) return { cards: exact.cards, total: exact.total, mode: 'words', meant: null, tsquery };
	let best = { ...NOTHING, tsquery };
	if (await isFoundElsewhere(read, filter, tsquery)) return best;
	for (const attempt of rescueAttempts(filter.text, vocabulary)) {
		const found = await runAttempt(read, filter, attempt, vocabulary, window);
		if (found.total === 0) continue;
		const { cards, total } = found;
		const meant = meantText(typed, attempt, vocabulary);
		best = { cards, total, mode: attempt.mode, meant, tsquery: attempt.tsquery };
		if (attempt.mode !== 'meant' || found.fit >= FIT_TO_TRUST) break;
	}
	return best;
}

/** The words are right, and only what the list is narrowed by leaves nothing: then nothing else is guessed at. */
async function isFoundElsewhere(read: ReadDatabase, filter: ProductFilter, tsquery: string): Promise<boolean> {
	const { text, sort, ...narrowing } = filter;
	const isNarrow = Object.values(narrowing).some((value) => (Array.isArray(value) ? value.length > 0 : value));
	if (!isNarrow) return false;
	const [row] = await read.read<{ isFound: boolean }>(sql`
		select exists (
			select from products product join shops shop on shop.id = product.shop_id
			where ${sql.join([...conditions({}), sql`product.search_words @@ ${tsquery}::tsquery`], sql` and `)}
		) as "isFound"`);
	return row?.isFound ?? false;
}

function meantText(typed: Attempt, { mode, reading }: Attempt, vocabulary: Vocabulary): string | null {
	if (mode === 'words' || reading.words.join(' ') === typed.reading.words.join(' ')) return null;
	return writtenOut(reading.words, reading.keys, vocabulary);
}

async function runAttempt(
	read: ReadDatabase,
	filter: ProductFilter,
	attempt: Attempt,
	vocabulary: Vocabulary,
	window: Window,
): Promise<Answer> {
	const { limit, offset } = window;
	const wanted = Math.max(LOOKED_AT, offset + limit);
	// What has only some of the words is a guess: a page of what sells is enough of it, and all of it may be most goods.
	const least = Math.max(attempt.mode === 'partial' ? LIST_PAGE_SIZE : COUNT_MAX + 1, offset + limit);
	let tier = tierFor(attempt.expected, wanted, vocabulary.tiers);
	while (tier !== null) {
		const popular = await run(read, filter, attempt, window, tier);
		if (popular.matches >= least) return popular;
		tier = tierFor(expectedFrom(popular.matches, tier, vocabulary.tiers), wanted, vocabulary.tiers);
	}
	return run(read, filter, attempt, window, null);
}

type Row = Partial<ProductCard> & Pick<Answer, 'matches' | 'fit' | 'version'>;

async function run(
	read: ReadDatabase,
	filter: ProductFilter,
	{ mode, reading, tsquery }: Attempt,
	{ limit, offset }: Window,
	tier: string | null,
): Promise<Answer> {
	const { categoryId, sort } = filter;
	const fit = mode === 'words' && slotsAreExact(reading) ? sql`1::float8` : fitOf(reading.slots);
	const query = tier === null ? tsquery : `(${tsquery}) & '${tier}'`;
	const where = [...conditions(filter), sql`product.search_words @@ ${query}::tsquery`];
	if (categoryId) where.push(inCategory(categoryId));
	const byRelevance = sql`product.relevance desc, product.sold_count desc, product.id`;
	const order = sort === undefined || sort === 'relevance' ? byRelevance : orderOf(sort);
	const rows = await read.readPlanned<Row>(sql`
		with found as materialized (
			select product.id, product.sold_count, product.published_at, product.price_from_vnd, product.rating_score,
				product.name_folded, product.name_toned, ${fit} as fit
			from products product join shops shop on shop.id = product.shop_id
			where ${sql.join(where, sql` and `)}
		), matched as materialized (
			select product.id, product.sold_count, product.published_at, product.price_from_vnd, product.rating_score,
				product.fit, ${relevanceOf(reading, mode)} + ${share(SHARE.words)} * product.fit as relevance
			from found product left join lateral (
				select score from product_rankings where product_id = product.id limit 1
			) ranking on true
			${mode === 'words' ? sql`` : sql`where fit >= ${share(FIT_OF_BEST)} * (select max(fit) from found)`}
		), chosen as (
			select product.id, row_number() over (order by ${order}) as place from matched product
			order by ${order} limit ${limit} offset ${offset}
		), card as (
			select chosen.place, ${CARD} from chosen join products product on product.id = chosen.id ${CARD_JOINS}
		)
		select counted.matches, counted.fit, (select version from search_state) as version, card.*
		from (select count(*)::int as matches, coalesce(max(fit), 0) as fit from matched) counted
		left join card on true order by card.place`);
	const cards = rows.flatMap(({ matches: _matches, fit: _fit, version: _version, ...card }) =>
		card.id ? [card as unknown as ProductCard] : [],
	);
	const { matches, fit: bestFit, version } = rows[0] ?? { matches: 0, fit: 0, version: 0 };
	return { cards, matches, fit: bestFit, total: Math.min(matches, COUNT_MAX + 1), version };
}

const share = (number: number): SQL => sql.raw(number.toFixed(4));
const sum = (parts: readonly SQL[]): SQL => sql.join([...parts], sql` + `);
const isIn = (word: string, column: 'name_folded' | 'name_toned'): SQL =>
	sql`(position(${` ${word} `} in product.${sql.raw(column)}) > 0)::int`;

/** What makes a product fit beside the words: their tones, where in the name they are, and what it is by itself. */
function relevanceOf({ words, keys }: Reading, mode: SearchMode): SQL {
	const phrase = ` ${words.join(' ')} `;
	const parts = [
		sql`case when starts_with(product.name_folded, ${phrase}) then ${share(SHARE.atStart)}
			when position(${phrase} in product.name_folded) > 0 then ${share(SHARE.inside)} else 0 end`,
		sql`${share(SHARE.inName / words.length)} * (${sum(words.map((word) => isIn(word, 'name_folded')))})`,
		sql`${share(SHARE.wholeName)} * least(1, ${phrase.length}::float8 / length(product.name_folded))`,
		sql`${share(SHARE.ranking)} * coalesce(ranking.score, ${SALES_ONLY})`,
	];
	const pairs = words.slice(1).map((word, at) => `${words[at]} ${word}`);
	if (mode === 'partial' && pairs.length > 0)
		parts.push(
			sql`${share(SHARE.neighbours / pairs.length)} * (${sum(pairs.map((pair) => isIn(pair, 'name_folded')))})`,
		);
	if (keys.length > 0)
		parts.push(sql`${share(SHARE.tones / keys.length)} * (${sum(keys.map((key) => isIn(key, 'name_toned')))})`);
	return sum(parts);
}

const slotsAreExact = ({ slots }: Reading): boolean => slots.every(({ alternatives }) => alternatives.length === 1);

/** How much of a question a product has, telling words more than others, likely readings more than far-fetched ones. */
function fitOf(slots: readonly Slot[]): SQL {
	const whole = slots.reduce((total, { telling }) => total + telling, 0);
	const parts = slots.map(({ alternatives, telling }) => {
		const cases = [...alternatives]
			.sort((a, b) => b.weight - a.weight)
			.map(({ words, weight }) => {
				const value = (telling * weight) / whole;
				return sql`when product.search_words @@ ${allWords(words)}::tsquery then ${share(value)}`;
			});
		return sql`case ${sql.join(cases, sql` `)} else 0 end`;
	});
	return sql`(${sum(parts)})::float8`;
}
