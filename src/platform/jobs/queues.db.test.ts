import { pino } from 'pino';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { DAY_MS, HOUR_MS } from '#src/shared/time.ts';
import { testDatabase } from '#tests/database.ts';
import { defineJob } from './background.ts';
import { createQueues } from './queues.ts';

const log = pino({ level: 'silent' });
const database = await testDatabase();
const job = (name: string) => defineJob({ name, input: z.object({}), handle: async () => {} });

async function patienceMs(queue: string): Promise<number> {
	const { rows } = await database.pool.query<{ limit: number; delay: number; most: number }>(
		`SELECT retry_limit AS "limit", retry_delay AS delay, retry_delay_max AS most FROM pgboss.queue WHERE name = $1`,
		[queue],
	);
	const [row] = rows;
	if (!row) throw new Error(`there is no queue ${queue}`);
	const delays = Array.from({ length: row.limit }, (_, at) => Math.min(row.most, row.delay * 2 ** at));
	return 1000 * delays.reduce((sum, delay) => sum + delay, 0);
}

test('createQueues retries mails, events and weekly jobs for at least 3 days, and hourly jobs for less than an hour', async () => {
	const [mail, sweep, payouts] = [job('tests.mail'), job('tests.sweep'), job('tests.payouts')];
	const heard = { event: 'tests.sold', name: 'tests.hear', handle: async () => {} };
	const background = {
		events: [{ name: 'tests.sold' }],
		subscribers: [heard],
		jobs: [mail, sweep, payouts],
		timetable: [
			{ cron: '35 * * * *', job: sweep },
			{ cron: '0 9 * * 2', job: payouts },
		],
	};
	await createQueues(database.url, [background], log);
	for (const queue of ['job.tests.mail', 'job.tests.payouts', 'event.tests.sold', 'subscriber.tests.hear']) {
		await expect(patienceMs(queue), queue).resolves.toBeGreaterThanOrEqual(3 * DAY_MS);
	}
	expect(await patienceMs('job.tests.sweep')).toBeLessThan(HOUR_MS);
});

test('createQueues updates the retry limits of queues of an earlier release', async () => {
	await createQueues(database.url, [{ events: [], subscribers: [], jobs: [job('tests.old')], timetable: [] }], log);
	await database.pool.query(
		`UPDATE pgboss.queue SET retry_limit = 8, retry_delay_max = 3600 WHERE name = 'job.tests.old'`,
	);
	await createQueues(database.url, [{ events: [], subscribers: [], jobs: [job('tests.old')], timetable: [] }], log);
	await expect(patienceMs('job.tests.old')).resolves.toBeGreaterThanOrEqual(3 * DAY_MS);
});
