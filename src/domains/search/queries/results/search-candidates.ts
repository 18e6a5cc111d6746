import { type SQL, sql } from 'drizzle-orm';
import { SHOP_IS_OPEN } from '#src/domains/vendors/db/tables.ts';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import type { ProductFilter, Sort } from '../../contract/lists.ts';
import type { Attempt } from '../../rules/query/search-attempt.ts';
import type { Candidate } from '../../rules/ranking/search-candidate.ts';
import { fitOf, needsVerification } from '../../rules/ranking/search-relevance.ts';
import { baseEntries, FROM_ENTRIES } from './search-entries.ts';

/**
 * Condition of a match: the attempt and its minimum fit, and for partial matches the displayed ids. Facets narrow
 * the matches without changing the condition.
 */
export type FitCriteria = {
	readonly attempt: Attempt;
	readonly least: number;
	readonly candidateIds: readonly string[] | null;
};

/** Similar matches examined when facets are applied and counted. */
export const SCORED_CANDIDATES_MAX = 2000;

export type SortedCandidate = Candidate & { readonly sorted: number | null; readonly isShopOpen: boolean };
export type Candidates = {
	readonly all: readonly SortedCandidate[];
	readonly matches: number;
	readonly version: number;
};

export type CandidateQuery = {
	readonly attempt: Attempt;
	readonly sort: Sort | undefined;
	readonly from: SQL;
	readonly where: readonly SQL[];
	readonly most: number;
	/** Limit, extended by ties with the last one; null returns all. */
	readonly first: number | null;
};

/** One joined text per column, because parsing hundreds of rows would take longer than finding them. */
type Columns = Readonly<Record<'names' | 'scores' | 'sorted' | 'words', string | null>>;

/**
 * Keeps the number of distinct statements small, because planning each once per connection takes longer than running
 * it.
 */
export async function readCandidates(read: ReadDatabase, wanted: CandidateQuery): Promise<Candidates> {
	const { attempt, sort, from, where, most, first } = wanted;
	const isByScore = sort === undefined || sort === 'relevance';
	const hasWords = needsVerification(attempt);
	const sold = sort === 'best_selling' ? sql`join products on products.id = product.id` : NOTHING;
	const others = sql.raw(
		`${isByScore ? '' : `, ${SORTED_BY[sort]} as sorted`}${hasWords ? ', product.search_text' : ''}`,
	);
	const columns = sql`product.names, case when ${SHOP_IS_OPEN} then product.score_text
		else product.score_text || ${CLOSED_SQL} end as score_text${others}`;
	const found = sql`select ${columns} from ${from} ${sold}
		where ${sql.join([...where], AND)} limit ${literal(most)}`;
	const sorted = isByScore ? 'null' : linesOf("coalesce(sorted::text, '')");
	const stored = sql.raw(`(select version from search_state limit 1) as version, ${linesOf('names')} as names,
		${linesOf('score_text')} as scores, ${sorted} as sorted, ${hasWords ? linesOf('search_text') : 'null'} as words`);
	const [row] = await read.readPlanned<Columns & { matches: number; version: number }>(
		first === null || isByScore
			? sql`select count(*)::int as matches, ${stored} from (${found}) found`
			: sql`with found as materialized (${found})
				select (select count(*)::int from found) as matches, ${stored} from (
					select * from found order by sorted ${sort === 'price_asc' ? NOTHING : LARGEST_FIRST}
					fetch first (${first}) rows with ties
				) first`,
	);
	return { all: row ? candidatesOf(row) : [], matches: row?.matches ?? 0, version: row?.version ?? 0 };
}

export async function guessedIds(
	read: ReadDatabase,
	filter: ProductFilter,
	{ attempt, least, candidateIds: among }: FitCriteria,
): Promise<{ readonly ids: readonly string[]; readonly isWhole: boolean } | null> {
	if (among) return { ids: among, isWhole: true };
	if (least === 0) return null;
	const [where, most] = [baseEntries(filter, attempt), SCORED_CANDIDATES_MAX];
	const found = await readCandidates(read, { attempt, sort: undefined, from: FROM_ENTRIES, where, most, first: null });
	const fitFor = fitOf(attempt);
	const ids = found.all.filter((candidate) => fitFor(candidate) >= least).map(({ id }) => id);
	return { ids, isWhole: found.matches < most };
}

/** Follows the score of a product whose shop takes no orders. */
const CLOSED = ' closed';
const CLOSED_SQL = sql.raw(`'${CLOSED}'`);
const NOTHING = sql``;
const AND = sql` and `;
const LARGEST_FIRST = sql`desc nulls last`;
const linesOf = (column: string): string => `string_agg(${column}, E'\\n')`;
/** Inlined into the SQL, because the plan depends on the value. */
export const literal = (number: number): SQL => sql.raw(String(Math.trunc(number)));

const SORTED_BY: Readonly<Record<Exclude<Sort, 'relevance'>, string>> = {
	newest: 'extract(epoch from product.published_at)',
	price_asc: 'product.price_from_vnd',
	price_desc: 'product.price_from_vnd',
	rating: 'product.rating_score',
	best_selling: 'products.sold_count',
};

/** No name contains a tab or newline. Searches positions, because splitting hundreds of lines is slower. */
function candidatesOf({ names, scores, sorted, words }: Columns): readonly SortedCandidate[] {
	const [scoreLines, sortedLines, wordLines] = [linesIn(scores), linesIn(sorted), linesIn(words)];
	return linesIn(names).map((line, at) => {
		const folded = line.indexOf('\t');
		const toned = line.indexOf('\t', folded + 1);
		const scored = scoreLines[at] ?? '';
		const isShopOpen = !scored.endsWith(CLOSED);
		const score = isShopOpen ? scored : scored.slice(0, -CLOSED.length);
		const by = sorted === null ? score : sortedLines[at];
		return {
			isShopOpen,
			id: line.slice(toned + 1),
			score: Number(score),
			sorted: by ? Number(by) : null,
			nameFolded: line.slice(0, folded),
			nameToned: line.slice(folded + 1, toned),
			words: ` ${wordLines[at] ?? ''} `,
		};
	});
}

const linesIn = (text: string | null): readonly string[] => (text === null ? [] : text.split('\n'));
