type PgError = { code?: string; constraint?: string; syscall?: string; message?: string; cause?: unknown };

/** Drizzle wraps the driver's error; the cause with a code is the original. */
function pgError(problem: unknown): PgError | null {
	let current = problem as PgError | undefined;
	for (let depth = 0; current && depth < 5; depth += 1) {
		if (typeof current.code === 'string') return current;
		current = current.cause as PgError | undefined;
	}
	return null;
}

export function isUniqueViolation(problem: unknown, constraint?: string): boolean {
	const error = pgError(problem);
	if (!error || (error.code !== '23505' && error.code !== '23P01')) return false;
	return constraint === undefined || error.constraint === constraint;
}

/** The row is still referenced, or the referenced row does not exist. */
export const isForeignKeyViolation = (problem: unknown): boolean => pgError(problem)?.code === '23503';

const NETWORK_CODES = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EHOSTUNREACH'];
/** 53300: too many connections; 55P03: lock timeout. */
const UNAVAILABLE_CODES = new Set([...NETWORK_CODES, '53300', '55P03']);
const UNAVAILABLE_WORDS =
	/timeout exceeded when trying to connect|Connection terminated|Query read timeout|not queryable/i;

const COLLISIONS: ReadonlySet<string | undefined> = new Set(['40P01', '40001']);

/** A deadlock or serialization failure: the same work succeeds on a retry. */
export const isCollision = (problem: unknown): boolean => COLLISIONS.has(pgError(problem)?.code);

/** The database is unreachable, starting, stopping or too slow; answered with 503, never 500. */
export function isDatabaseUnavailable(problem: unknown): boolean {
	const error = pgError(problem);
	// The socket file is missing while the database restarts; any other missing file is a bug.
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
