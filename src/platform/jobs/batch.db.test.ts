import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { ok } from '#src/shared/result.ts';
import { contextOf, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { onlyJob, startWorkerOf } from '#tests/hanging-worker.ts';
import { transact } from '../context.ts';
import { createQueues } from './queues.ts';

const PATIENCE = { timeout: 20_000 };
type Numbered = { readonly number?: number };
const numberOf = (data: object): number => (data as Numbered).number ?? -1;

async function fiveWaiting() {
	const database = await testDatabase();
	const background = onlyJob(async () => {});
	await createQueues(database.url, [background], pino({ level: 'silent' }));
	const [job] = background.jobs;
	if (!job) throw new Error('there is no job');
	const all = [0, 1, 2, 3, 4].map((number) => ({ number }));
	await transact(contextOf(database, system()), async ({ db, enqueueAll }) => ok(await enqueueAll(db, job, all)));
	const stateOf = async (number: number) => {
		const { rows } = await database.pool.query<{ state: string }>(
			`SELECT state FROM pgboss.job WHERE name = 'job.tests.only' AND data->>'number' = $1`,
			[String(number)],
		);
		return rows[0]?.state;
	};
	return { url: database.url, stateOf };
}

test('a worker handles waiting jobs in one batch and retries only the failed one', async () => {
	const { url, stateOf } = await fiveWaiting();
	const alone: number[] = [];
	const worker = await startWorkerOf(
		url,
		async (_context, data) => void alone.push(numberOf(data)),
		async (_context, all) => new Map([[all.findIndex((data) => numberOf(data) === 3), new Error('not this one')]]),
	);
	await vi.waitFor(async () => expect(await stateOf(3)).toBe('completed'), PATIENCE);
	await worker.stop();
	expect(alone).toEqual([3]);
	for (const number of [0, 1, 2, 4]) expect(await stateOf(number)).toBe('completed');
});

test('a worker retries the jobs of a failed batch alone, so that a permanently failing job blocks no others', async () => {
	const { url, stateOf } = await fiveWaiting();
	const done: number[] = [];
	const worker = await startWorkerOf(
		url,
		async (_context, data) => {
			if (numberOf(data) === 2) throw new Error('never');
			done.push(numberOf(data));
		},
		async () => {
			throw new Error('not together');
		},
	);
	await vi.waitFor(async () => expect(await stateOf(4)).toBe('completed'), PATIENCE);
	await worker.stop();
	expect(done.toSorted()).toEqual([0, 1, 3, 4]);
	expect(await stateOf(2)).not.toBe('completed');
});
