import { setTimeout as wait } from 'node:timers/promises';
import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { ok } from '#src/shared/result.ts';
import { contextOf, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { onlyJob, startWorkerOf } from '#tests/hanging-worker.ts';
import { transact } from '../context.ts';
import { createQueues } from './queues.ts';

const PATIENCE = { timeout: 20_000 };
const database = await testDatabase();

test('a failing job is retried until it succeeds, also while the first worker still runs another job of its batch', async () => {
	const background = onlyJob(async () => {});
	await createQueues(database.url, [background], pino({ level: 'silent' }));
	const [job] = background.jobs;
	if (!job) throw new Error('there is no job');
	await transact(contextOf(database, system()), async ({ db, enqueueAll }) => ok(await enqueueAll(db, job, [{}, {}])));

	const neighbour = Promise.withResolvers<void>();
	const tries: string[] = [];
	const handle = async (): Promise<void> => {
		const turn = tries.push('begun');
		if (turn === 1) throw new Error('fails at once');
		if (turn === 2) return neighbour.promise;
		if (turn === 3) {
			neighbour.resolve();
			// By now the first worker reports both jobs as done.
			await wait(2_000);
			throw new Error('fails again');
		}
	};
	const first = await startWorkerOf(database.url, handle);
	await vi.waitFor(() => expect(tries).toHaveLength(2), PATIENCE);
	const second = await startWorkerOf(database.url, handle);
	await vi.waitFor(() => expect(tries).toHaveLength(4), PATIENCE);
	const { rows } = await database.pool.query(`SELECT DISTINCT state FROM pgboss.job WHERE name = 'job.tests.only'`);
	await Promise.all([first.stop(), second.stop()]);
	expect(rows.map(({ state }) => state).every((state) => ['active', 'completed'].includes(state))).toBe(true);
});
