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
	/** Our own cookies that came along; none in jobs. */
	readonly cookies?: CookieValues;
};

/** What a use case may touch. Made per request or job in `app/`. */
export type Context<A extends Actor = Actor> = {
	readonly actor: A;
	readonly db: Database | Transaction;
	/** Reads; may lag behind on a replica, never use it to decide. */
	readonly read: ReadDatabase;
	/** Reads of what was just written, for whoever looks at their own. */
	readonly fresh: ReadDatabase;
	readonly jobs: JobSender;
	readonly log: Logger;
	readonly request: RequestFacts;
	/** Present when the request carries an Idempotency-Key: the first `transact` takes it. */
	readonly idempotency?: IdempotencyClaim;
};

/** What a query may touch: it cannot write, start a job or take a key. */
export type ReadContext<A extends Actor = Actor> = Pick<Context<A>, 'actor' | 'read' | 'fresh' | 'request'>;

/** A context inside its transaction. Front-door commands of left domains take it, so that they join the caller's work. */
export type Scope<A extends Actor = Actor> = Context<A> & {
	readonly db: Transaction;
	readonly inTransaction: true;
	/** The database's clock, read now, that is after the locks taken so far. */
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

const isScope = <A extends Actor>(context: Context<A>): context is Scope<A> => 'inTransaction' in context;

export async function databaseNow(fresh: ReadDatabase): Promise<Date> {
	const [row] = await fresh.read<{ now: Date }>(sql`select app_now() as now`);
	return new Date(row?.now ?? Number.NaN);
}

/** So often the same work is begun again before the edge says that the database is busy. */
const MAX_RETRIES = 2;

/**
 * Runs `work` in one transaction, or joins the caller's; an error comes out as data and rolls back what was begun here.
 * The first of a request claims its idempotency key and stores the answer under it. With a key that was answered before
 * the work is not run: `ReplayedAnswer` or `KeyReused` goes to the edge. An error gives the key back.
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
