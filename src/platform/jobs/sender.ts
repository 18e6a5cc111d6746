import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Transaction } from '../db/index.ts';
import type { Logger } from '../log/index.ts';
import type { DomainEvent, Job } from './background.ts';

export type EnqueueOptions = {
	/** Not before this instant; absent: at once. */
	readonly runAt?: Date;
	/** One waiting job per key. */
	readonly singletonKey?: string;
};

/** Jobs and events go into the caller's transaction: what rolls back was never announced. */
export type JobSender = {
	publish(tx: Transaction, event: DomainEvent): Promise<void>;
	enqueue<Data extends object>(tx: Transaction, job: Job<Data>, data: Data, options?: EnqueueOptions): Promise<void>;
	/** Ends the sender's own connection. */
	close(): Promise<void>;
};

export const eventQueue = (event: string): string => `event.${event}`;
export const subscriberQueue = (subscriber: string): string => `subscriber.${subscriber}`;
export const jobQueue = (job: string): string => `job.${job}`;

/** Connects at the first job; polls and supervises nothing: that is the worker's. */
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
	return {
		publish: (tx, event) => send(tx, eventQueue(event.event), event.data),
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
