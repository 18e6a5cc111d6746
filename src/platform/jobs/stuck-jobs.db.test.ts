import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { newId } from '#src/shared/ids.ts';
import { ok } from '#src/shared/result.ts';
import { contextOf, operator, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { onlyJob, startWorkerOf } from '#tests/hanging-worker.ts';
import { transact } from '../context.ts';
import { readOnly } from '../db/index.ts';
import { createQueues } from './queues.ts';
import { archiveFailedJobs, listStuckJobs, retryJob } from './stuck-jobs.ts';

const database = await testDatabase();

test('listStuckJobs returns a failed job with its reason, and retryJob runs it again', async () => {
	const background = onlyJob(async () => {});
	await createQueues(database.url, [background], pino({ level: 'silent' }));
	const [job] = background.jobs;
	if (!job) throw new Error('there is no job');
	await database.pool.query(`UPDATE pgboss.queue SET retry_limit = 0 WHERE name = 'job.tests.only'`);
	await transact(contextOf(database, system()), async ({ db, enqueue }) => ok(await enqueue(db, job, {})));
	let isAway = true;
	const handled: string[] = [];
	const worker = await startWorkerOf(database.url, async () => {
		if (isAway) throw new Error('the mail server is away');
		handled.push('done');
	});
	const read = readOnly(database.db);
	const stuck = await vi.waitFor(
		async () => {
			const jobs = await listStuckJobs(read);
			expect(jobs).toMatchObject([{ queue: 'job.tests.only', nextAt: null, reason: 'Error: the mail server is away' }]);
			return jobs;
		},
		{ timeout: 20_000 },
	);

	expect(stuck[0]?.since.getTime()).toBeLessThan(Date.now());
	expect(stuck[0]?.since).toBeInstanceOf(Date);

	const desk = contextOf(database, operator(newId()));
	await expect(retryJob(desk, newId())).resolves.toBe(false);
	isAway = false;
	await expect(retryJob(desk, stuck[0]?.id ?? '')).resolves.toBe(true);
	await vi.waitFor(() => expect(handled).toEqual(['done']), { timeout: 20_000 });
	await vi.waitFor(async () => expect(await listStuckJobs(read)).toEqual([]), { timeout: 10_000 });
	await expect(retryJob(desk, stuck[0]?.id ?? '')).resolves.toBe(false);
	await worker.stop();
});

test('archiveFailedJobs keeps failed jobs for 35 days and completed ones for a day', async () => {
	const background = onlyJob(async () => {});
	await createQueues(database.url, [background], pino({ level: 'silent' }));
	const [job] = background.jobs;
	if (!job) throw new Error('there is no job');
	for (const state of ['failed', 'completed', 'retry']) {
		await transact(contextOf(database, system()), async ({ db, enqueue }) => ok(await enqueue(db, job, { state })));
		await database.pool.query(
			`UPDATE pgboss.job SET state = $1::pgboss.job_state, retry_count = 5,
				completed_on = CASE WHEN $1 = 'retry' THEN NULL ELSE now() - interval '23 hours' END
			WHERE state = 'created' AND data->>'state' = $1`,
			[state],
		);
	}
	await archiveFailedJobs(database.db);
	const { rows } = await database.pool.query<{ state: string; days: number }>(
		`SELECT state, deletion_seconds / 86400 AS days FROM pgboss.job WHERE data ? 'state' ORDER BY state::text`,
	);
	expect(rows).toEqual([
		{ state: 'completed', days: 1 },
		{ state: 'failed', days: 35 },
		{ state: 'retry', days: 1 },
	]);
	const jobs = await listStuckJobs(readOnly(database.db));
	expect(jobs.map(({ nextAt }) => nextAt instanceof Date)).toEqual([true, false]);
});
