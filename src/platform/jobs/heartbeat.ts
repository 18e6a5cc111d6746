import { sql } from 'drizzle-orm';
import { newId } from '../../shared/ids.ts';
import type { Database } from '../db/index.ts';
import type { OutageLog } from './outage-log.ts';

const HEARTBEAT_INTERVAL_MS = 5000;

export function startHeartbeat(db: Database, outage: OutageLog): { stop(): Promise<void> } {
	const workerId = newId();
	const heartbeat = (): void => {
		db.execute(sql`
			insert into worker_beats (worker_id, beat_at) values (${workerId}, clock_timestamp())
			on conflict (worker_id) do update set beat_at = excluded.beat_at`).catch((problem: unknown) =>
			outage.failed(problem, 'worker beat not written'),
		);
	};
	// Killed workers leave their last heartbeat behind.
	db.execute(sql`
		delete from worker_beats where beat_at not between
			clock_timestamp() - interval '1 hour' and clock_timestamp() + interval '1 minute'`).catch((problem: unknown) =>
		outage.failed(problem, 'heartbeats of dead workers not deleted'),
	);
	heartbeat();
	const beating = setInterval(heartbeat, HEARTBEAT_INTERVAL_MS);
	return {
		stop: async () => {
			clearInterval(beating);
			await db.execute(sql`delete from worker_beats where worker_id = ${workerId}`).catch(() => undefined);
		},
	};
}
