import { isDatabaseUnavailable } from '../db/index.ts';
import type { Logger } from '../log/index.ts';

/** An outage ends when nothing has failed for this long, because an overloaded database still answers some queries. */
const QUIET_MS = 30_000;

export type OutageLog = {
	failed(problem: unknown, message: string): void;
	answered(): void;
};

/**
 * A worker queries several times a second, so an outage is logged as two lines: its start, and its end with a count.
 */
export function createOutageLog(log: Logger, now: () => number = performance.now.bind(performance)): OutageLog {
	let beganAt: number | null = null;
	let lastAt = 0;
	let failures = 0;
	return {
		failed: (problem, message) => {
			if (!isDatabaseUnavailable(problem)) return log.warn({ err: problem }, message);
			lastAt = now();
			failures += 1;
			if (beganAt !== null) return;
			beganAt = lastAt;
			log.warn({ err: problem }, 'the database does not answer the worker');
		},
		answered: () => {
			if (beganAt === null || now() - lastAt < QUIET_MS) return;
			log.info({ seconds: Math.round((lastAt - beganAt) / 1000), failures }, 'the database answers the worker again');
			beganAt = null;
			failures = 0;
		},
	};
}
