import type pg from 'pg';
import { wrapQuery } from './client-query.ts';

/** The message of pg's error after `query_timeout`; the error has no code. */
const QUERY_TIMEOUT_MESSAGE = 'Query read timeout';
/** Server and client disagree about a named statement, which lasts as long as the connection. */
const STALE_STATEMENT = /^cached plan must not change result type|^prepared statement "\w+" does not exist/;

/**
 * Closes a connection after one timeout, because the rollback and the next request would wait as long again. Also
 * closes a connection with stale prepared statements.
 */
export function closeWhenUnresponsive(pool: pg.Pool): void {
	wrapQuery(pool, (request, client) => (statement, ...rest) => {
		const answer = request(statement, ...rest);
		// Only the pool uses callbacks, and it drops a failed connection itself.
		if (answer instanceof Promise) {
			answer.catch((problem: Error) => {
				// The pool emits whole clients; only their type hides `end`.
				if (problem.message === QUERY_TIMEOUT_MESSAGE || STALE_STATEMENT.test(problem.message))
					void (client as pg.Client).end().catch(() => {});
			});
		}
		return answer;
	});
}
