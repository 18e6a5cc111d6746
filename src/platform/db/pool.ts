import pg from 'pg';
import type { Logger } from '../log/index.ts';
import { closeWhenUnresponsive } from './close-unresponsive-connections.ts';
import { publishPoolFacts } from './pool-facts.ts';
import { prepareFrequent } from './prepared-statements.ts';

/** A request waits this long for a connection before it is told 503. */
const CONNECTION_TIMEOUT_MS = 4000;
/** A silent network partition must not hold a request for 8 s: the socket gives up before, later than any lock. */
const QUERY_TIMEOUT_MS = 7500;
/** Nobody waits for a worker: it waits itself, longer than the server lets a statement run (30 s). */
export const PATIENT_CONNECTION_MS = 60_000;
const PATIENT_QUERY_MS = 35_000;
/** One outage ends every connection: one line of it is enough. */
const LOST_SILENCE_MS = 30_000;
const IDLE_TIMEOUT_MS = 30_000;
const PLANNED_ONCE = '-c plan_cache_mode=force_generic_plan';
/** A worker that gets no processor for a while keeps its transaction. */
const PATIENT_IN_TRANSACTION = '-c idle_in_transaction_session_timeout=60s';

// int8 columns hold amounts and counts far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export type PoolOptions = {
	readonly connectionString: string;
	readonly max: number;
	readonly applicationName: string;
	readonly log: Logger;
	readonly queryTimeoutMs?: number;
	readonly connectionTimeoutMs?: number;
	/** Not behind a pooler that gives each transaction another connection. */
	readonly retainsPlans?: boolean;
	/** Every statement is planned once and never again for its values; only with `keepsPlans`. */
	readonly plansOnce?: boolean;
	/** For a process in which nobody waits for an answer. */
	readonly isPatient?: boolean;
};

export function createPool(options: PoolOptions): pg.Pool {
	const pool = new pg.Pool({
		connectionString: options.connectionString,
		max: options.max,
		application_name: options.applicationName,
		connectionTimeoutMillis:
			options.connectionTimeoutMs ?? (options.isPatient ? PATIENT_CONNECTION_MS : CONNECTION_TIMEOUT_MS),
		query_timeout: options.queryTimeoutMs ?? (options.isPatient ? PATIENT_QUERY_MS : QUERY_TIMEOUT_MS),
		// What was planned once is not to be planned again after each quiet minute.
		idleTimeoutMillis: options.plansOnce ? 0 : IDLE_TIMEOUT_MS,
		keepAlive: true,
		...startOptions(options),
	});
	// An idle connection that the server closes is not the end of the process.
	let lostAt = Number.NEGATIVE_INFINITY;
	pool.on('error', (problem) => {
		if (performance.now() - lostAt < LOST_SILENCE_MS) return;
		lostAt = performance.now();
		options.log.warn({ err: problem }, 'idle database connection lost');
	});
	// One in use fails its statement by itself; without a listener the process would end as well.
	pool.on('connect', (client) => client.on('error', () => {}));
	closeWhenUnresponsive(pool);
	if (options.retainsPlans) prepareFrequent(pool, options.plansOnce);
	publishPoolFacts(options.applicationName, pool);
	return pool;
}

/** A pooler refuses them: only for connections that are the server's own. */
function startOptions({ retainsPlans, plansOnce, isPatient }: PoolOptions): { readonly options?: string } {
	const wanted = [...(plansOnce ? [PLANNED_ONCE] : []), ...(isPatient ? [PATIENT_IN_TRANSACTION] : [])];
	return retainsPlans && wanted.length > 0 ? { options: wanted.join(' ') } : {};
}
