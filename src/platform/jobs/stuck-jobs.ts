import { sql } from 'drizzle-orm';
import { ok } from '#src/shared/result.ts';
import type { OperatorActor } from '../actor.ts';
import { audit } from '../audit/index.ts';
import { type Context, transact } from '../context.ts';
import type { ReadDatabase, Writable } from '../db/index.ts';

export type StuckJob = {
	readonly id: string;
	readonly queue: string;
	readonly since: Date;
	readonly tries: number;
	readonly nextAt: Date | null;
	readonly reason: string;
};

/**
 * pg-boss deletes failed and completed jobs after the same time; this longer time keeps failed ones visible to
 * operators.
 */
const GIVEN_UP_RETENTION_DAYS = 35;
const DAY_S = 86_400;

const ATTEMPTS_MIN = 3;
const SHOWN = 200;

export async function listStuckJobs(read: ReadDatabase): Promise<readonly StuckJob[]> {
	type Row = Omit<StuckJob, 'since' | 'nextAt'> & { readonly since: string; readonly nextAt: string | null };
	const rows = await read.read<Row>(sql`
		select id, name as queue, created_on as since, retry_count + 1 as tries,
			case when state = 'retry' then start_after end as "nextAt",
			coalesce(output ->> 'reason', output ->> 'message', '') as reason
		from pgboss.job where state = 'failed' or (state = 'retry' and retry_count >= ${ATTEMPTS_MIN})
		order by created_on desc, id desc limit ${SHOWN}`);
	return rows.map(({ since, nextAt, ...row }) => ({
		...row,
		since: new Date(since),
		nextAt: nextAt === null ? null : new Date(nextAt),
	}));
}

/** Runs hourly; completed jobs stay for a day, so no failed job is deleted before it is archived. */
export async function archiveFailedJobs(db: Writable): Promise<void> {
	await db.execute(sql`
		update pgboss.job set deletion_seconds = ${GIVEN_UP_RETENTION_DAYS * DAY_S}
		where state = 'failed' and deletion_seconds < ${GIVEN_UP_RETENTION_DAYS * DAY_S}`);
}

/** Retries immediately with one extra attempt; returns false when no such job is waiting or has failed. */
export async function retryJob(context: Context<OperatorActor>, jobId: string): Promise<boolean> {
	const answer = await transact(context, async (scope) => {
		const { rows } = await scope.db.execute<{ queue: string }>(sql`
			update pgboss.job set state = 'retry', start_after = clock_timestamp(), completed_on = null,
				retry_limit = greatest(retry_limit, retry_count + 1)
			where id = ${jobId} and state in ('failed', 'retry') returning name as queue`);
		const [row] = rows;
		if (row)
			await audit(scope, { subjectType: 'job', subjectId: jobId, action: 'retried', facts: { queue: row.queue } });
		return ok(row !== undefined);
	});
	return answer.ok && answer.value;
}
