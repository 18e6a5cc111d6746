import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '#src/platform/db/index.ts';

const POLL_MS = 500;
const DONE_WITHIN_MS = 1_200_000;

/** Waits until the worker has no due jobs, so that a benchmark measures only its requests. */
export async function waitForJobs(db: Database, timeoutMs = DONE_WITHIN_MS): Promise<void> {
	const deadline = Date.now() + timeoutMs;
	for (;;) {
		const left = await jobsLeft(db);
		if (left === 0) return;
		if (Date.now() > deadline) throw new Error(`${left} jobs were still not done after ${timeoutMs / 1000} s`);
		await wait(POLL_MS);
	}
}

async function jobsLeft(db: Database): Promise<number> {
	const { rows } = await db.execute<{ left: number }>(sql`
		select count(*)::int as left from pgboss.job where state = 'active'
			or (state in ('created', 'retry') and start_after <= clock_timestamp())`);
	return rows[0]?.left ?? 0;
}
