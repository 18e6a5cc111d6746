import { isDatabaseUnavailable } from '../db/index.ts';
import type { Logger } from '../log/index.ts';

/** An outage is over when nothing has failed for this long: a slow database answers some and not others. */
const QUIET_MS = 30_000;

export type OutageLog = {
	/** Logs what fails; of an outage of the database only its beginning. */
	failed(problem: unknown, message: string): void;
	/** The database has answered. */
	answered(): void;
};

/** A worker asks several times a second: an outage is two lines, its beginning and its end with a count. */
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
