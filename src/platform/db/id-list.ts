import { type SQL, type SQLChunk, sql } from 'drizzle-orm';

/**
 * `($1, $2, …)` for `in`, filled up to a power of two with the last id. Few texts with a known number of ids: the
 * server plans each once, while of `any($1)` it makes a new plan every time, at the price of running it twice.
 */
export const idList = (ids: readonly string[]): SQL => sql`(${each(ids, (id) => sql.param(id))})`;

/**
 * `array[…]` for `any`, of what `select` finds by each id: at most one value, null where there is none. Filled up like
 * `idList`, and planned once for the same reason: as one select of many rows it would look cheaper for known values than
 * for any, and be planned anew each time.
 */
export const foundById = (ids: readonly string[], select: (id: string | null) => SQL): SQL =>
	sql`array[${each(ids, (id) => sql`(${select(id)})`)}]`;

function each(ids: readonly string[], write: (id: string | null) => SQLChunk): SQL {
	const last = ids.at(-1) ?? null;
	const size = 2 ** Math.ceil(Math.log2(Math.max(ids.length, 1)));
	const filled = [...ids, ...Array.from({ length: size - ids.length }, () => last)];
	return sql.join(filled.map(write), sql`, `);
}
