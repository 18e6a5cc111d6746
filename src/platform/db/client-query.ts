import type pg from 'pg';

/** A statement as Drizzle and the pool hand it to `client.query`. */
export type Statement = { readonly text: string; readonly name?: string };
type Ask = (statement: unknown, ...rest: readonly unknown[]) => unknown;

/**
 * Wraps the public `query` method of each new connection of a pool. Relies on `pg` calling it as
 * `query(statement, values?, callback?)` and answering with a promise when there is no callback.
 */
export function wrapQuery(pool: pg.Pool, wrap: (request: Ask, client: pg.ClientBase) => Ask): void {
	pool.on('connect', (client) => {
		client.query = wrap(client.query.bind(client) as Ask, client) as typeof client.query;
	});
}
