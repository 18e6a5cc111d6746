import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { PgBoss } from 'pg-boss';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { ok } from '#src/shared/result.ts';
import { contextOf, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { onlyJob, startWorkerOf } from '#tests/hanging-worker.ts';
import { transact } from '../context.ts';
import { createQueues } from './queues.ts';

const RERUN_WITHIN_MS = 15_000;
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

const TIMETABLE = '__pgboss__send-it';

const log = pino({ level: 'silent' });

// Both tests wait for heartbeats to expire, so they run concurrently on separate databases.
test.concurrent('a job of a killed worker runs again within 15 seconds', async () => {
	const database = await testDatabase();
	const background = onlyJob(async () => {});
	await createQueues(database.url, [background], log);
	const [job] = background.jobs;
	if (!job) throw new Error('there is no job');
	await transact(contextOf(database, system()), async ({ db, enqueue }) => ok(await enqueue(db, job, {})));

	const flags = ['--import', './scripts/launcher/quick-imports.mjs', 'tests/hanging-worker.ts'];
	const victim = spawn(process.execPath, flags, {
		cwd: ROOT,
		env: { ...process.env, DATABASE_URL: database.url },
		stdio: ['ignore', 'pipe', 'inherit'],
	});
	await once(victim.stdout, 'data');
	victim.kill('SIGKILL');
	const killedAt = performance.now();

	const { promise: again, resolve } = Promise.withResolvers<number>();
	const worker = await startWorkerOf(database.url, async () => resolve(performance.now()));
	expect((await again) - killedAt).toBeLessThan(RERUN_WITHIN_MS);
	await worker.stop();
});

test.concurrent('a scheduled job that a killed worker had fetched starts within 15 seconds', async () => {
	const database = await testDatabase();
	await createQueues(database.url, [onlyJob(async () => {})], log);
	const boss = new PgBoss({
		connectionString: database.url,
		max: 1,
		supervise: false,
		schedule: false,
		migrate: false,
	});
	await boss.start();
	await boss.insert(TIMETABLE, [{ data: { name: 'job.tests.only', data: {}, options: {} } }]);
	expect(await boss.fetch(TIMETABLE)).toHaveLength(1);
	await boss.stop({ graceful: false, close: true });
	const takenAt = performance.now();

	const { promise: started, resolve } = Promise.withResolvers<number>();
	const worker = await startWorkerOf(database.url, async () => resolve(performance.now()));
	expect((await started) - takenAt).toBeLessThan(RERUN_WITHIN_MS);
	await worker.stop();
});
