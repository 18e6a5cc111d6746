import type pg from 'pg';
import { wrapQuery } from './client-query.ts';

/** The message of the error that `pg` makes when `query_timeout` is over; it has no code. */
const SILENCE = 'Query read timeout';
/** What the server and this side know of a named statement differs, and will for as long as the connection lives. */
const STALE_STATEMENT = /^cached plan must not change result type|^prepared statement "\w+" does not exist/;

/**
 * A connection that did not answer once is closed: the rollback would wait as long as the statement before it, and the
 * next request after that. So is one whose named statements are no longer what they were.
 */
export function closeWhenUnresponsive(pool: pg.Pool): void {
	wrapQuery(pool, (request, client) => (statement, ...rest) => {
		const answer = request(statement, ...rest);
		// A query with a callback is the pool's own, and the pool drops the connection of one that failed.
		if (answer instanceof Promise) {
			answer.catch((problem: Error) => {
				// The pool hands out whole clients; only their type hides `end`.
				if (problem.message === SILENCE || STALE_STATEMENT.test(problem.message))
					void (client as pg.Client).end().catch(() => {});
			});
		}
		return answer;
	});
}
