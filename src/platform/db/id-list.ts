import { type SQL, type SQLChunk, sql } from 'drizzle-orm';

/**
 * `($1, $2, …)` for `in`, filled up to a power of two with the last id. Few texts with a known number of ids: the
 * server plans each once, while of `any($1)` it makes a new plan every time, at the price of running it twice.
 */
export const idList = (ids: readonly string[]): SQL => sql`(${filledUp(ids, (id) => sql.param(id))})`;

/** Ids that the server finds itself. A use case hands them on; only `db/` and `queries/` look inside. */
export type FoundIds = { readonly array: SQL };

/**
 * What each id names by `select`, null where nothing does; a second row is an error. Filled up like `idList`: one select
 * of many rows looks cheaper to the server for the values at hand than for any, and would be planned anew each time.
 */
export const foundById = (ids: readonly string[], select: (id: string | null) => SQL): FoundIds => ({
	array: sql`array[${filledUp(ids, (id) => sql`(${select(id)})`)}]`,
});

/** What follows a column's name when it must be one of these. */
export const isAmong = (ids: readonly string[] | FoundIds): SQL =>
	'array' in ids ? sql`= any(${ids.array})` : sql`in ${idList(ids)}`;

function filledUp(ids: readonly string[], write: (id: string | null) => SQLChunk): SQL {
	const last = ids.at(-1) ?? null;
	const size = 2 ** Math.ceil(Math.log2(Math.max(ids.length, 1)));
	const filled = [...ids, ...Array.from({ length: size - ids.length }, () => last)];
	return sql.join(filled.map(write), sql`, `);
}
