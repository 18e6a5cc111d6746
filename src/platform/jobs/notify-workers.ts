import { sql } from 'drizzle-orm';
import type { Database } from '../db/index.ts';
import type { OutageLog } from './outage-log.ts';

const POLL_MS = 500;

/** One query for all queues; calls `wake` with each queue that has a due job. */
export function notifyWorkers(db: Database, wake: (queue: string) => void, outage: OutageLog): { stop(): void } {
	let isStopped = false;
	let timer: NodeJS.Timeout | undefined;
	const look = async (): Promise<void> => {
		try {
			for (const queue of await queuesWithWork(db)) wake(queue);
			outage.answered();
		} catch (problem) {
			outage.failed(problem, 'the queues could not be looked at');
		}
		if (!isStopped) timer = setTimeout(look, POLL_MS);
	};
	void look();
	return {
		stop: () => {
			isStopped = true;
			clearTimeout(timer);
		},
	};
}

async function queuesWithWork(db: Database): Promise<readonly string[]> {
	const { rows } = await db.execute<{ name: string }>(sql`
		select queue.name from pgboss.queue where exists (
			select from pgboss.job where job.name = queue.name and job.state < 'active' and not job.blocked
			and job.start_after <= pgboss.job_now())`);
	return rows.map(({ name }) => name);
}
