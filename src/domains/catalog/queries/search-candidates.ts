import { type SQL, sql } from 'drizzle-orm';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import type { ProductFilter, Sort } from '../contract-lists.ts';
import type { Attempt } from '../rules/search-plan.ts';
import { type Candidate, fitOf, needsTones, needsWords } from '../rules/search-relevance.ts';
import { baseEntries, FROM_ENTRIES } from './search-entries.ts';

/** What fits a question: its words, and how much of it a product must have at least. */
export type Fitting = { readonly attempt: Attempt; readonly least: number };

/** `sorted`: what it is put in order by; null comes last. */
export type SortedCandidate = Candidate & { readonly sorted: number | null };
export type Candidates = {
	readonly all: readonly SortedCandidate[];
	/** How many there are; some were left out if only the first were asked for. */
	readonly matches: number;
	/** The vocabulary that they were written with. */
	readonly version: number;
};

export type Wanted = {
	readonly attempt: Attempt;
	readonly sort: Sort | undefined;
	readonly from: SQL;
	readonly where: readonly SQL[];
	readonly most: number;
	/** So many of the order, and those that share the place of the last. */
	readonly first: number | null;
};

/** One text for each column: reading hundreds of rows would cost more than finding them. */
type Columns = Readonly<Record<'ids' | 'scores' | 'sorted' | 'folded' | 'toned' | 'words', string | null>>;

/** Few texts, whatever the words are: each is planned once per connection, which takes longer than it runs. */
export async function readCandidates(read: ReadDatabase, wanted: Wanted): Promise<Candidates> {
	const { attempt, sort, from, where, most, first } = wanted;
	const isByScore = sort === undefined || sort === 'relevance';
	const sold = sort === 'best_selling' ? sql`join products on products.id = product.id` : sql``;
	const columns = [
		sql`product.id, product.score, product.name_folded`,
		...(isByScore ? [] : [sql`${sortedBy(sort)} as sorted`]),
		...(needsTones(attempt) ? [sql`product.name_toned`] : []),
		...(needsWords(attempt) ? [sql`product.words`] : []),
	];
	const found = sql`select ${sql.join(columns, sql`, `)} from ${from} ${sold}
		where ${sql.join([...where], sql` and `)} limit ${literal(most)}`;
	const texts = [
		sql`${lines('id::text')} as ids, ${lines('score::text')} as scores, ${lines('name_folded')} as folded`,
		isByScore ? sql`null as sorted` : sql`${lines("coalesce(sorted::text, '')")} as sorted`,
		needsTones(attempt) ? sql`${lines('name_toned')} as toned` : sql`null as toned`,
		needsWords(attempt) ? sql`${lines("array_to_string(tsvector_to_array(words), ' ')")} as words` : sql`null as words`,
	];
	const kept = sql`(select version from search_state limit 1) as version, ${sql.join(texts, sql`, `)}`;
	const [row] = await read.readPlanned<Columns & { matches: number; version: number }>(
		first === null || isByScore
			? sql`select count(*)::int as matches, ${kept} from (${found}) found`
			: sql`with found as materialized (${found})
				select (select count(*)::int from found) as matches, ${kept} from (
					select * from found order by sorted ${sort === 'price_asc' ? sql`` : sql`desc nulls last`}
					fetch first (${first}) rows with ties
				) first`,
	);
	return { all: row ? candidatesOf(row) : [], matches: row?.matches ?? 0, version: row?.version ?? 0 };
}

/** Of all that a filter leaves but the choices that are counted, those that fit well enough. */
export async function idsThatFit(
	read: ReadDatabase,
	filter: ProductFilter,
	{ attempt, least }: Fitting,
	most: number,
): Promise<readonly string[]> {
	const where = baseEntries(filter, attempt.parts);
	const found = await readCandidates(read, { attempt, sort: undefined, from: FROM_ENTRIES, where, most, first: null });
	const fitFor = fitOf(attempt);
	return found.all.filter((candidate) => fitFor(candidate) >= least).map(({ id }) => id);
}

const lines = (column: string): SQL => sql.raw(`string_agg(${column}, E'\\n')`);
/** Part of the text: the plan depends on it. */
export const literal = (number: number): SQL => sql.raw(String(Math.trunc(number)));

function sortedBy(sort: Exclude<Sort, 'relevance'>): SQL {
	if (sort === 'newest') return sql`extract(epoch from product.published_at)`;
	if (sort === 'price_asc' || sort === 'price_desc') return sql`product.price_from_vnd`;
	return sort === 'rating' ? sql`product.rating_score` : sql`products.sold_count`;
}

/** No name or word holds the end of a line. */
function candidatesOf({ ids, scores, sorted, folded, toned, words }: Columns): readonly SortedCandidate[] {
	const [scoreLines, foldedLines] = [linesOf(scores), linesOf(folded)];
	const [sortedLines, tonedLines, wordLines] = [linesOf(sorted), linesOf(toned), linesOf(words)];
	return linesOf(ids).map((id, at) => {
		const by = sorted === null ? scoreLines[at] : sortedLines[at];
		return {
			id,
			score: Number(scoreLines[at]),
			sorted: by ? Number(by) : null,
			nameFolded: foldedLines[at] ?? '',
			nameToned: tonedLines[at] ?? '',
			words: ` ${wordLines[at] ?? ''} `,
		};
	});
}

const linesOf = (text: string | null): readonly string[] => (text === null ? [] : text.split('\n'));
