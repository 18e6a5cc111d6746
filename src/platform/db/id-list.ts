import { type SQL, sql } from 'drizzle-orm';

/**
 * Pads the list to a power of two with the last id. PostgreSQL can reuse a plan of these few texts, while it plans
 * `any($1)` again each time, which doubles the cost.
 */
export function idList(ids: readonly string[]): SQL {
	const last = ids.at(-1) ?? null;
	const size = 2 ** Math.ceil(Math.log2(Math.max(ids.length, 1)));
	const filled = [...ids, ...Array.from({ length: size - ids.length }, () => last)];
	const params = filled.map((id) => sql.param(id));
	return sql`(${sql.join(params, sql`, `)})`;
}
