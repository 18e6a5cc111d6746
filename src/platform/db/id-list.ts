import { type SQL, sql } from 'drizzle-orm';

/**
 * `($1, $2, …)` for `in`, filled up to a power of two with the last id. Few texts with a known number of ids: the
 * server plans each once, while of `any($1)` it makes a new plan every time, at the price of running it twice.
 */
export function idList(ids: readonly string[]): SQL {
	const last = ids.at(-1) ?? null;
	const size = 2 ** Math.ceil(Math.log2(Math.max(ids.length, 1)));
	const filled = [...ids, ...Array.from({ length: size - ids.length }, () => last)];
	const params = filled.map((id) => sql.param(id));
	return sql`(${sql.join(params, sql`, `)})`;
}
