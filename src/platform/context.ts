import { sql } from 'drizzle-orm';
import type { Failure } from '../shared/failure.ts';
import type { Result } from '../shared/result.ts';
import type { Actor } from './actor.ts';
import { type Database, isCollision, type ReadDatabase, readOnly, type Transaction } from './db/index.ts';
import type { CookieValues } from './http/cookies.ts';
import { claimKey, type IdempotencyClaim, storeAnswer } from './http/idempotency.ts';
import type { JobSender } from './jobs/sending.ts';
import type { Logger } from './log/index.ts';

export type RequestFacts = {
	readonly id: string;
	readonly ip: string;
	readonly userAgent: string;
	readonly cookies?: CookieValues;
};

export type Context<A extends Actor = Actor> = {
	readonly actor: A;
	readonly db: Database | Transaction;
	/** May lag behind on a replica: never decide on these reads. */
	readonly read: ReadDatabase;
	/** Reads from the primary, so that people see what they have just written. */
	readonly fresh: ReadDatabase;
	readonly jobs: JobSender;
	readonly log: Logger;
	readonly request: RequestFacts;
	readonly idempotency?: IdempotencyClaim;
};

export type ReadContext<A extends Actor = Actor> = Pick<Context<A>, 'actor' | 'read' | 'fresh' | 'request'>;

/**
 * A context inside its transaction. Commands that other domains may call take it, so that they join the caller's
 * transaction.
 */
export type Scope<A extends Actor = Actor> = Context<A> & {
	readonly db: Transaction;
	readonly inTransaction: true;
	/** The database's current time; it is read after the locks that were taken so far. */
	now(): Promise<Date>;
	readonly publish: JobSender['publish'];
	readonly publishAll: JobSender['publishAll'];
	readonly enqueue: JobSender['enqueue'];
	readonly enqueueAll: JobSender['enqueueAll'];
};

class Rollback extends Error {
	readonly refusal: Result<never, Failure>;
	constructor(refusal: Result<never, Failure>) {
		super('refused');
		this.refusal = refusal;
	}
}

/** For a transaction before the one that answers: it must neither claim nor store the request's key. */
export function withoutKey<A extends Actor>({ idempotency: _answered, ...context }: Context<A>): Context<A> {
	return context;
}

const isScope = <A extends Actor>(context: Context<A>): context is Scope<A> => 'inTransaction' in context;

export async function databaseNow(fresh: ReadDatabase): Promise<Date> {
	const [row] = await fresh.read<{ now: Date }>(sql`select app_now() as now`);
	return new Date(row?.now ?? Number.NaN);
}

/** Retries after a deadlock or serialization failure, before the request fails with 503. */
const MAX_RETRIES = 2;

/**
 * Runs `work` in one transaction or joins the caller's; an error result rolls back. The request's idempotency key is
 * claimed here: a known key throws `ReplayedAnswer` or `KeyReused` without running `work`, and an error releases the
 * key.
 */
export async function transact<A extends Actor, R extends Result<unknown, Failure>>(
	context: Context<A>,
	work: (scope: Scope<A>) => Promise<R>,
): Promise<R> {
	if (isScope(context)) return work(context);
	for (let again = 0; again < MAX_RETRIES; again += 1)
		try {
			return await transactOnce(context, work);
		} catch (problem) {
			if (!isCollision(problem)) throw problem;
			context.log.warn({ err: problem }, 'two transactions collided; begun again');
		}
	return transactOnce(context, work);
}

async function transactOnce<A extends Actor, R extends Result<unknown, Failure>>(
	context: Context<A>,
	work: (scope: Scope<A>) => Promise<R>,
): Promise<R> {
	const claim = context.idempotency;
	const db = context.db as Database;
	try {
		return await db.transaction(async (tx) => {
			if (claim) await claimKey(tx, claim);
			const result = await work(scopeOf(context, tx));
			if (!result.ok) throw new Rollback(result);
			if (claim) await storeAnswer(tx, claim, result.value);
			return result;
		});
	} catch (problem) {
		if (problem instanceof Rollback) return problem.refusal as R;
		throw problem;
	}
}

function scopeOf<A extends Actor>(context: Context<A>, tx: Transaction): Scope<A> {
	const { idempotency: _taken, ...rest } = context;
	const reading = readOnly(tx);
	return {
		...rest,
		db: tx,
		read: reading,
		fresh: reading,
		inTransaction: true,
		now: () => databaseNow(reading),
		publish: context.jobs.publish,
		publishAll: context.jobs.publishAll,
		enqueue: context.jobs.enqueue,
		enqueueAll: context.jobs.enqueueAll,
	};
}
