import type { SystemActor } from '#src/platform/actor.ts';
import { config } from '#src/platform/config/index.ts';
import type { Context } from '#src/platform/context.ts';
import { createPool, type Database, openDatabase, type PoolOptions, readOnly } from '#src/platform/db/index.ts';
import { createRateLimiter, type RateLimiter } from '#src/platform/http/index.ts';
import { createJobSender, type JobSender } from '#src/platform/jobs/index.ts';
import { type Logger, log } from '#src/platform/log/index.ts';
import { newId } from '#src/shared/ids.ts';
import { wireConversationSubjects } from './conversations.ts';
import { wireIdentityFrom } from './identity.ts';
import { wireNoticesFrom } from './notices.ts';
import { wireOrdersFrom } from './orders.ts';
import { wirePaymentsFrom } from './payments.ts';
import { wireSettlementFrom } from './settlement.ts';
import { wireVendorsFrom } from './vendors.ts';
import { wireWishlistFrom } from './wishlist.ts';

export type ProcessParts = {
	readonly db: Database;
	readonly read: Context['read'];
	readonly fresh: Context['fresh'];
	readonly jobs: JobSender;
	readonly limiter: RateLimiter;
	readonly log: Logger;
	close(): Promise<void>;
};

/** A search keeps a core busy, so more concurrent searches would only slow each other down. */
const SEARCH_POOL_MAX = 4;

let opened: ProcessParts | undefined;

/** `isBackground`: waits for a busy database instead of failing fast, because no user waits. */
export function processParts({ isBackground = false } = {}): ProcessParts {
	opened ??= openParts(isBackground);
	return opened;
}

function openParts(hasLongTimeouts: boolean): ProcessParts {
	const settings = config();
	wireIdentityFrom(settings);
	wirePaymentsFrom(settings);
	wireNoticesFrom(settings);
	wireOrdersFrom(settings);
	wireSettlementFrom(settings);
	wireVendorsFrom(settings);
	wireConversationSubjects();
	wireWishlistFrom(settings);
	const usesPreparedStatements = settings.DATABASE_PREPARED === 'on';
	const readUrl = settings.DATABASE_REPLICA_URL ?? settings.DATABASE_URL;
	const open = (connectionString: string, applicationName: string, more: Partial<PoolOptions> = {}) =>
		createPool({
			connectionString,
			max: settings.DATABASE_POOL_MAX,
			applicationName,
			log: log(),
			usesPreparedStatements,
			hasLongTimeouts,
			...more,
		});
	const pool = open(settings.DATABASE_URL, 'chobiz');
	const replica = settings.DATABASE_REPLICA_URL ? open(readUrl, 'chobiz-read') : pool;
	const search = usesPreparedStatements
		? open(readUrl, 'chobiz-search', { usesGenericPlans: true, max: SEARCH_POOL_MAX })
		: replica;
	const jobs = createJobSender(settings.DATABASE_URL, log());
	const db = openDatabase(pool);
	return {
		db,
		fresh: readOnly(db),
		read: readOnly(openDatabase(replica), openDatabase(search)),
		jobs,
		limiter: createRateLimiter(pool, settings.RATE_LIMITS === 'on', log()),
		log: log(),
		close: async () => {
			await jobs.close();
			for (const one of new Set([pool, replica, search])) await one.end();
		},
	};
}

export function systemContext(
	job: string,
	parts: Pick<ProcessParts, 'db' | 'read' | 'fresh' | 'jobs' | 'log'> = processParts(),
): Context<SystemActor> {
	const { db, read, fresh, jobs, log: logger } = parts;
	const id = newId();
	return {
		actor: { kind: 'system', scheduledJob: job },
		db,
		read,
		fresh,
		jobs,
		log: logger.child({ scheduledJob: job, run: id }),
		request: { id, ip: '127.0.0.1', userAgent: 'system' },
	};
}
