import { describe, expect, test } from 'vitest';
import { startHeartbeat } from '#src/platform/jobs/heartbeat.ts';
import { createOutageLog } from '#src/platform/jobs/outage-log.ts';
import { requestHealth } from '#src/platform/metrics/readiness.ts';
import { contextOf, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { healthLines } from '../scripts/operator/jobs.ts';

const database = await testDatabase();
const heartbeat = (secondsAgo: number) =>
	database.pool.query(
		`INSERT INTO worker_beats (worker_id, beat_at) VALUES (gen_random_uuid(), clock_timestamp() - $1 * interval '1 s')`,
		[secondsAgo],
	);
const due = (queue: string, secondsAgo: number, state = 'created') =>
	database.pool.query(
		`INSERT INTO pgboss.job (name, data, state, start_after)
		VALUES ($1, '{}', $2::pgboss.job_state, clock_timestamp() - $3 * interval '1 s')`,
		[queue, state, secondsAgo],
	);

describe('requestHealth', () => {
	test('reports a lagging worker after 3 minutes without a heartbeat and a late job after 5 minutes', async () => {
		expect(await requestHealth(database.pool)).toMatchObject({
			worker: { lastSeenSecondsAgo: null, isLagging: true },
			jobs: { oldestWaitSeconds: null, isLate: false },
		});
		await heartbeat(400);
		await heartbeat(170);
		await due('job.media.complete_picture', -60);
		await due('job.media.complete_picture', 900, 'completed');
		await due('job.media.complete_picture', 200);
		const slow = await requestHealth(database.pool);
		expect(slow).toMatchObject({
			worker: { isSilent: true, isLagging: false },
			jobs: { oldestQueue: 'job.media.complete_picture', isLate: false },
		});
		await database.pool.query(`UPDATE worker_beats SET beat_at = beat_at - interval '20 s'`);
		await due('job.payments.reconcile-due', 310, 'retry');
		const late = await requestHealth(database.pool);
		expect(late).toMatchObject({
			worker: { isLagging: true },
			jobs: { oldestQueue: 'job.payments.reconcile-due', isLate: true },
		});
		expect(healthLines(late)).toEqual([
			expect.stringMatching(/ s ago {2}LAGS/),
			expect.stringMatching(/^the oldest job waits 31\d s in job\.payments\.reconcile-due {2}LATE$/),
		]);
	});

	test('ignores heartbeats that dead workers left: they never look alive, and the next worker deletes them', async () => {
		await database.pool.query('DELETE FROM worker_beats');
		await heartbeat(-3600);
		expect(await requestHealth(database.pool)).toMatchObject({ worker: { lastSeenSecondsAgo: null, isLagging: true } });
		await heartbeat(4000);
		expect(await requestHealth(database.pool)).toMatchObject({ worker: { isLagging: true } });
		const worker = startHeartbeat(database.db, createOutageLog(contextOf(database, system()).log));
		const left = async () => (await database.pool.query('SELECT FROM worker_beats')).rowCount;
		await expect.poll(left).toBe(1);
		expect(await requestHealth(database.pool)).toMatchObject({ worker: { isLagging: false } });
		await worker.stop();
		expect(await left()).toBe(0);
	});
});
