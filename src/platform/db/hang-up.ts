import type pg from 'pg';
import type { Ask } from './line.ts';

const SILENCE = 'Query read timeout';
/** What the server and this side know of a named statement differs, and will for as long as the connection lives. */
const STALE_STATEMENT = /^cached plan must not change result type|^prepared statement "\w+" does not exist/;

/**
 * A connection that did not answer once is closed: the rollback would wait as long as the statement before it, and the
 * next request after that. So is one whose named statements are no longer what they were.
 */
export function hangUpWhenSilent(pool: pg.Pool): void {
	pool.on('connect', (client) => {
		const ask = client.query.bind(client) as Ask;
		const askAndListen: Ask = (statement, ...rest) => {
			const answer = ask(statement, ...rest);
			if (answer instanceof Promise) {
				answer.catch((problem: Error) => {
					// What a pool calls its client is a whole one: only its type hides the end.
					if (problem.message === SILENCE || STALE_STATEMENT.test(problem.message))
						void (client as pg.ClientBase as pg.Client).end().catch(() => {});
				});
			}
			return answer;
		};
		client.query = askAndListen as typeof client.query;
	});
}
