import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Transaction } from '../db/index.ts';
import type { Logger } from '../log/index.ts';
import type { EnqueueOptions, JobSender } from './sending.ts';

export const eventQueue = (event: string): string => `event.${event}`;
export const subscriberQueue = (subscriber: string): string => `subscriber.${subscriber}`;
export const jobQueue = (job: string): string => `job.${job}`;

/** Connects at the first job; does not poll or supervise, which is the worker's task. */
export function createJobSender(databaseUrl: string, log: Logger): JobSender {
	let starting: Promise<PgBoss> | undefined;
	const boss = (): Promise<PgBoss> => {
		starting ??= startSender(databaseUrl, log).catch((problem: unknown) => {
			starting = undefined;
			throw problem;
		});
		return starting;
	};
	const send = async (tx: Transaction, queue: string, data: object, options: EnqueueOptions = {}): Promise<void> => {
		await (await boss()).send(queue, data, {
			db: fromDrizzle(tx, sql),
			...(options.runAt ? { startAfter: options.runAt } : {}),
			...(options.singletonKey ? { singletonKey: options.singletonKey } : {}),
		});
	};
	// pg-boss inserts several jobs with one constant statement, so the server can reuse its plan.
	const sendAll = async (tx: Transaction, queue: string, data: readonly object[]): Promise<void> => {
		if (data.length === 0) return;
		await (await boss()).insert(
			queue,
			data.map((one) => ({ data: one })),
			{ db: fromDrizzle(tx, sql) },
		);
	};
	return {
		publish: (tx, event) => sendAll(tx, eventQueue(event.event), [event.data]),
		publishAll: async (tx, events) => {
			for (const [name, alike] of Map.groupBy(events, ({ event }) => event))
				await sendAll(
					tx,
					eventQueue(name),
					alike.map(({ data }) => data),
				);
		},
		enqueueAll: (tx, job, data) => sendAll(tx, jobQueue(job.name), data),
		enqueue: (tx, job, data, options) => send(tx, jobQueue(job.name), data, options),
		close: async () => {
			if (starting) await (await starting).stop({ graceful: false, close: true });
		},
	};
}

async function startSender(databaseUrl: string, log: Logger): Promise<PgBoss> {
	const boss = new PgBoss({
		connectionString: databaseUrl,
		application_name: 'chobiz-jobs',
		max: 1,
		supervise: false,
		schedule: false,
		migrate: false,
	});
	boss.on('error', (problem) => log.warn({ err: problem }, 'job sender'));
	await boss.start();
	return boss;
}
