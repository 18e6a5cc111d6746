type PgError = { code?: string; constraint?: string; syscall?: string; message?: string; cause?: unknown };

/** Drizzle wraps the driver's error: walk down to the one that has a code. */
function pgError(problem: unknown): PgError | null {
	let current = problem as PgError | undefined;
	for (let depth = 0; current && depth < 5; depth += 1) {
		if (typeof current.code === 'string') return current;
		current = current.cause as PgError | undefined;
	}
	return null;
}

/** True for a violation of this unique or exclusion constraint (any, when no name is given). */
export function isUniqueViolation(problem: unknown, constraint?: string): boolean {
	const error = pgError(problem);
	if (!error || (error.code !== '23505' && error.code !== '23P01')) return false;
	return constraint === undefined || error.constraint === constraint;
}

/** Something still points at what was to go, or what it would point at is not there. */
export const isForeignKeyViolation = (problem: unknown): boolean => pgError(problem)?.code === '23503';

const NETWORK_CODES = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EHOSTUNREACH'];
/** No connection is free; or too many wait for one row. */
const UNAVAILABLE_CODES = new Set([...NETWORK_CODES, '53300', '55P03']);
const UNAVAILABLE_WORDS =
	/timeout exceeded when trying to connect|Connection terminated|Query read timeout|not queryable/i;

const COLLISIONS: ReadonlySet<string | undefined> = new Set(['40P01', '40001']);

/** Two transactions waited for each other and this one was ended: the same work, begun again, finds its way. */
export const isCollision = (problem: unknown): boolean => COLLISIONS.has(pgError(problem)?.code);

/** The database cannot be reached, is starting or stopping, or did not answer in time: 503, never 500. */
export function isDatabaseUnavailable(problem: unknown): boolean {
	const error = pgError(problem);
	// The socket's file is gone while the database restarts; any other missing file is a bug.
	if (error?.code === 'ENOENT' && error.syscall === 'connect') return true;
	if (isCollision(problem)) return true;
	if (error?.code && (UNAVAILABLE_CODES.has(error.code) || /^(08|57P0|57014)/.test(error.code))) return true;
	let current = problem as PgError | undefined;
	for (let depth = 0; current && depth < 5; depth += 1) {
		if (typeof current.message === 'string' && UNAVAILABLE_WORDS.test(current.message)) return true;
		current = current.cause as PgError | undefined;
	}
	return false;
}
