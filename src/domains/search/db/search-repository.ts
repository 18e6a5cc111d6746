import { eq, sql } from 'drizzle-orm';
import type { Transaction, Writable } from '#src/platform/db/index.ts';
import type { SynonymRow, TermRow } from '../rules/lexicon/search-lexicon.ts';
import type { Ranking, RankingFacts } from '../rules/ranking/ranking.ts';
import { searchState, searchSynonyms } from './tables.ts';

export type IndexedProduct = RankingFacts & {
	readonly id: string;
	readonly name: string;
	readonly brand: string;
	readonly categoryName: string;
	readonly optionValues: readonly string[];
	readonly searchText: string;
	readonly publishedAt: Date;
};

const INDEXED = sql`product.id, product.name, product.brand, category.name as "categoryName",
	product.search_text as "searchText", product.sold_count as "soldCount", product.is_in_stock as "isInStock",
	product.rating_score as "ratingScore", product.published_at as "publishedAt",
	length(product.description) as "descriptionLength",
	(select count(*)::int from product_pictures shown where shown.product_id = product.id) as "pictureCount",
	array(
		select distinct value from product_variants variant, unnest(variant.option_values) value
		where variant.product_id = product.id and variant.is_on_sale order by value
	) as "optionValues"`;

const parseDates = (rows: readonly IndexedProduct[]): readonly IndexedProduct[] =>
	rows.map((row) => ({ ...row, publishedAt: new Date(row.publishedAt) }));

export async function readProductsAfter(db: Writable, id: string, limit: number): Promise<readonly IndexedProduct[]> {
	const { rows } = await db.execute<IndexedProduct>(sql`
		select ${INDEXED} from products product join categories category on category.id = product.category_id
		where product.state = 'published' and product.id > ${id} order by product.id limit ${limit}`);
	return parseDates(rows);
}

export async function readNewProducts(db: Writable, since: Date, limit: number): Promise<readonly IndexedProduct[]> {
	const { rows } = await db.execute<IndexedProduct>(sql`
		select ${INDEXED} from products product join categories category on category.id = product.category_id
		where product.state = 'published' and product.published_at > ${since.toISOString()}::timestamptz
		order by product.published_at, product.id limit ${limit}`);
	return parseDates(rows);
}

/** Serialises rebuilds of the search index. */
export async function lockSearchState(tx: Transaction): Promise<{ readonly learnedUntil: Date | null }> {
	const [row] = await tx
		.select({ learnedUntil: searchState.learnedUntil })
		.from(searchState)
		.where(eq(searchState.id, 1))
		.for('update');
	return { learnedUntil: row?.learnedUntil ?? null };
}

/** Notifies every web process to reload the search lexicon. */
export async function recordIndexed(tx: Transaction, learnedUntil: Date | null): Promise<void> {
	const until = learnedUntil === null ? {} : { learnedUntil };
	await tx.update(searchState).set({ version: sql`${searchState.version} + 1`, ...until });
}

export async function addTerms(tx: Transaction, terms: readonly TermRow[]): Promise<void> {
	await tx.execute(sql`
		insert into search_terms (term, hits)
		select term, hits from json_to_recordset(${JSON.stringify(terms)}::json) as row(term text, hits int)
		on conflict (term) do update set hits = search_terms.hits + excluded.hits`);
}

export async function deleteTerms(tx: Transaction): Promise<void> {
	await tx.execute(sql`delete from search_terms`);
}

export async function recordSearchTexts(
	tx: Transaction,
	rows: readonly { readonly id: string; readonly searchText: string }[],
): Promise<void> {
	await tx.execute(sql`
		update products set search_text = row."searchText"
		from json_to_recordset(${JSON.stringify(rows)}::json) as row(id uuid, "searchText" text)
		where products.id = row.id`);
}

export type RankingRow = Ranking & { readonly productId: string; readonly formulaVersion: number };

/** Writes only differences. */
export async function recordRankings(tx: Transaction, rows: readonly RankingRow[], at: Date): Promise<void> {
	await tx.execute(sql`
		insert into product_rankings as kept
			(product_id, formula_version, sales, stock, stars, care, freshness, score, computed_at)
		select "productId", "formulaVersion", sales, stock, stars, care, freshness, score, ${at.toISOString()}::timestamptz
		from json_to_recordset(${JSON.stringify(rows)}::json) as row(
			"productId" uuid, "formulaVersion" int, sales real, stock real, stars real, care real, freshness real, score real)
		on conflict (product_id) do update set formula_version = excluded.formula_version, sales = excluded.sales,
			stock = excluded.stock, stars = excluded.stars, care = excluded.care, freshness = excluded.freshness, score = excluded.score,
			computed_at = excluded.computed_at
		where kept.formula_version <> excluded.formula_version or abs(kept.score - excluded.score) > 0.002`);
	await rankEntries(
		tx,
		rows.map(({ productId }) => productId),
	);
}

/** Locks by id, in the same order as sales that move products to another rank. */
async function rankEntries(tx: Transaction, productIds: readonly string[]): Promise<void> {
	await tx.execute(sql`
		with ranked as materialized (
			select entry.tier, entry.id, ranking.score
			from products product
			join product_rankings ranking on ranking.product_id = product.id
			join search_entries entry on entry.tier = search_tier(product.sold_count) and entry.id = product.id
			where product.id = any(${sql.param([...productIds])}::uuid[]) and entry.score <> ranking.score
			order by entry.id for no key update of entry
		)
		update search_entries entry set score = ranked.score from ranked
		where entry.tier = ranked.tier and entry.id = ranked.id`);
}

/** Synonyms that an operator removed stay removed unless `revives`. */
export async function recordSynonyms(
	tx: Transaction,
	rows: readonly SynonymRow[],
	{ at, revives }: { readonly at: Date; readonly revives: boolean },
): Promise<number> {
	const onConflict = revives ? sql`do update set is_two_way = excluded.is_two_way, removed_at = null` : sql`do nothing`;
	const written = await tx.execute(sql`
		insert into search_synonyms (term, meaning, is_two_way, created_at)
		select term, meaning, "isTwoWay", ${at.toISOString()}::timestamptz
		from json_to_recordset(${JSON.stringify(rows)}::json) as row(term text, meaning text, "isTwoWay" boolean)
		on conflict (term, meaning) ${onConflict}`);
	return written.rowCount ?? 0;
}

export async function removeSynonymRow(tx: Transaction, term: string, meaning: string, at: Date): Promise<boolean> {
	const removed = await tx
		.update(searchSynonyms)
		.set({ removedAt: at })
		.where(sql`term = ${term} and meaning = ${meaning} and removed_at is null`);
	return removed.rowCount === 1;
}

/** Commits asynchronously, so that a search does not wait for the disk. */
export async function addToSearchLog(
	tx: Transaction,
	{ term, hits, isMiss }: { readonly term: string; readonly hits: number; readonly isMiss: boolean },
): Promise<void> {
	await tx.execute(sql`set local synchronous_commit = off`);
	await tx.execute(sql`
		insert into search_log (day, term, searches, misses, last_hits)
		values ((app_now() at time zone 'Asia/Ho_Chi_Minh')::date, ${term}, 1, ${isMiss ? 1 : 0}, ${hits})
		on conflict (day, term) do update set searches = search_log.searches + 1,
			misses = search_log.misses + excluded.misses, last_hits = excluded.last_hits`);
}

/** Returns the number of rows, one per term and day. */
export async function deleteSearchesBefore(tx: Transaction, day: string): Promise<number> {
	const forgotten = await tx.execute(sql`delete from search_log where day < ${day}::date`);
	return forgotten.rowCount ?? 0;
}
