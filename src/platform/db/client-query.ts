import type pg from 'pg';

export type Statement = { readonly text: string; readonly name?: string };
type Ask = (statement: unknown, ...rest: readonly unknown[]) => unknown;

/** Relies on `pg` calling `query(statement, values?, callback?)` and returning a promise without a callback. */
export function wrapQuery(pool: pg.Pool, wrap: (request: Ask, client: pg.ClientBase) => Ask): void {
	pool.on('connect', (client) => {
		client.query = wrap(client.query.bind(client) as Ask, client) as typeof client.query;
	});
}
