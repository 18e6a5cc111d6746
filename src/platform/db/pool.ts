import pg from 'pg';
import type { Logger } from '../log/index.ts';
import { closeWhenUnresponsive } from './close-unresponsive-connections.ts';
import { publishPoolFacts } from './pool-facts.ts';
import { prepareFrequent } from './prepared-statements.ts';

/** A request waits this long for a connection before it fails with 503. */
const CONNECTION_TIMEOUT_MS = 4000;
/** Limits a silent network partition; shorter than 8 s and longer than any lock timeout. */
const QUERY_TIMEOUT_MS = 7500;
/** A worker may wait longer; its query timeout exceeds the server's statement timeout (30 s). */
export const LONG_CONNECTION_TIMEOUT_MS = 60_000;
const LONG_QUERY_TIMEOUT_MS = 35_000;
/** One outage breaks every connection, so only one line is logged. */
const OUTAGE_LOG_INTERVAL_MS = 30_000;
const IDLE_TIMEOUT_MS = 30_000;
const GENERIC_PLAN_OPTION = '-c plan_cache_mode=force_generic_plan';
/** A worker on a busy machine must not lose its transaction. */
const LONG_TRANSACTION_OPTIONS = '-c idle_in_transaction_session_timeout=60s';

// int8 columns hold amounts and counts far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export type PoolOptions = {
	readonly connectionString: string;
	readonly max: number;
	readonly applicationName: string;
	readonly log: Logger;
	readonly queryTimeoutMs?: number;
	readonly connectionTimeoutMs?: number;
	/** Must be false behind a transaction pooler (PgBouncer), which moves transactions between connections. */
	readonly usesPreparedStatements?: boolean;
	/** Forces generic plans; only with `retainsPlans`. */
	readonly usesGenericPlans?: boolean;
	/** For processes without interactive requests. */
	readonly hasLongTimeouts?: boolean;
};

export function createPool(options: PoolOptions): pg.Pool {
	const pool = new pg.Pool({
		connectionString: options.connectionString,
		max: options.max,
		application_name: options.applicationName,
		connectionTimeoutMillis:
			options.connectionTimeoutMs ?? (options.hasLongTimeouts ? LONG_CONNECTION_TIMEOUT_MS : CONNECTION_TIMEOUT_MS),
		query_timeout: options.queryTimeoutMs ?? (options.hasLongTimeouts ? LONG_QUERY_TIMEOUT_MS : QUERY_TIMEOUT_MS),
		// Idle connections stay open, because their cached plans would be lost.
		idleTimeoutMillis: options.usesGenericPlans ? 0 : IDLE_TIMEOUT_MS,
		keepAlive: true,
		...startOptions(options),
	});
	// Without this listener, an idle connection that the server closes would end the process.
	let lostAt = Number.NEGATIVE_INFINITY;
	pool.on('error', (problem) => {
		if (performance.now() - lostAt < OUTAGE_LOG_INTERVAL_MS) return;
		lostAt = performance.now();
		options.log.warn({ err: problem }, 'idle database connection lost');
	});
	// A connection in use reports errors through its statement, but without a listener the event ends the process.
	pool.on('connect', (client) => client.on('error', () => {}));
	closeWhenUnresponsive(pool);
	if (options.usesPreparedStatements) prepareFrequent(pool, options.usesGenericPlans);
	publishPoolFacts(options.applicationName, pool);
	return pool;
}

/** A pooler rejects startup options. */
function startOptions({ usesPreparedStatements, usesGenericPlans, hasLongTimeouts }: PoolOptions): {
	readonly options?: string;
} {
	const wanted = [
		...(usesGenericPlans ? [GENERIC_PLAN_OPTION] : []),
		...(hasLongTimeouts ? [LONG_TRANSACTION_OPTIONS] : []),
	];
	return usesPreparedStatements && wanted.length > 0 ? { options: wanted.join(' ') } : {};
}
