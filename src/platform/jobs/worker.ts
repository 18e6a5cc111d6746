import { type Job as BossJob, PgBoss } from 'pg-boss';
import * as z from 'zod/mini';
import type { SystemActor } from '../actor.ts';
import type { Context } from '../context.ts';
import { type Database, LONG_CONNECTION_TIMEOUT_MS } from '../db/index.ts';
import type { Logger } from '../log/index.ts';
import { type Background, JOBS_AT_ONCE, type Job, type Subscriber } from './background.ts';
import { notifyWorkers } from './notify-workers.ts';
import { createOutageLog, type OutageLog } from './outage-log.ts';
import { eventQueue, jobQueue, subscriberQueue } from './sender.ts';

/** Fallback only: workers are normally notified when a job is waiting. */
const POLL_S = 30;
/** A stopped or killed worker leaves its whole batch to the next one, including mails that were already sent. */
const BATCH_SIZE = 20;
/** A batch in one transaction is never half done, and each batch costs the database as much as three orders. */
const ONE_TRANSACTION_SIZE = 100;
/** Together with HEARTBEAT_S and the queue's retry delay: a killed worker's job runs again within 15 s. */
const MONITOR_S = 2;
/** Scheduled jobs are not notified, so they are polled more often. */
const TIMETABLE_S = 1;
const POLLING = { burstWhenBatchFull: true, pollingIntervalSeconds: POLL_S } as const;
const STOP_TIMEOUT_MS = 6000;
const TIME_ZONE = 'Asia/Ho_Chi_Minh';

export type WorkerOptions = {
	readonly databaseUrl: string;
	readonly db: Database;
	readonly backgrounds: readonly Background[];
	readonly log: Logger;
	readonly outage?: OutageLog;
	contextFor(scheduledWork: string): Context<SystemActor>;
};

/**
 * Splits events into one job per subscriber (a single subscriber handles the event directly), runs jobs and
 * schedules the timetable. Several workers may run concurrently.
 */
export async function startWorker(options: WorkerOptions): Promise<{ stop(): Promise<void> }> {
	const { backgrounds, log, outage = createOutageLog(log) } = options;
	const boss = new PgBoss({
		connectionString: options.databaseUrl,
		application_name: 'chobiz-worker',
		max: 6,
		connectionTimeoutMillis: LONG_CONNECTION_TIMEOUT_MS,
		migrate: false,
		monitorIntervalSeconds: MONITOR_S,
		superviseIntervalSeconds: MONITOR_S,
		cronWorkerIntervalSeconds: TIMETABLE_S,
	});
	boss.on('error', (problem) => outage.failed(problem, 'worker'));
	await boss.start();
	const workers = await startWorking(boss, options);
	for (const entry of backgrounds.flatMap((background) => background.timetable)) {
		await boss.schedule(jobQueue(entry.job.name), entry.cron, {}, { tz: TIME_ZONE });
	}
	const waking = notifyWorkers(options.db, (queue) => boss.notifyWorker(workers.get(queue) ?? ''), outage);
	return {
		stop: () => {
			waking.stop();
			return boss.stop({ graceful: true, close: true, timeout: STOP_TIMEOUT_MS });
		},
	};
}

async function startWorking(boss: PgBoss, options: WorkerOptions): Promise<ReadonlyMap<string, string>> {
	const workers = new Map<string, string>();
	const subscribers = options.backgrounds.flatMap((background) => background.subscribers);
	for (const event of options.backgrounds.flatMap((background) => background.events)) {
		const listening = subscribers.filter((subscriber) => subscriber.event === event.name);
		const queue = eventQueue(event.name);
		const [first] = listening;
		const isTheirs = first && listening.length === 1;
		workers.set(queue, isTheirs ? await work(options, boss, queue, first) : await fanOut(boss, queue, listening));
	}
	for (const subscriber of subscribers) {
		const queue = subscriberQueue(subscriber.name);
		workers.set(queue, await work(options, boss, queue, subscriber));
	}
	for (const job of options.backgrounds.flatMap((background) => background.jobs)) {
		const queue = jobQueue(job.name);
		workers.set(queue, await work(options, boss, queue, withValidatedInput(job), job.isHeavy ? 1 : JOBS_AT_ONCE));
	}
	return workers;
}

/** The subscribers' jobs commit together with the completion of the event: none is lost or duplicated. */
function fanOut(boss: PgBoss, queue: string, listening: readonly Subscriber[]): Promise<string> {
	const options = { ...POLLING, batchSize: ONE_TRANSACTION_SIZE, transactional: true } as const;
	return boss.work(queue, options, async (jobs: BossJob<object>[], tx) => {
		const copies = jobs.map(({ data }) => ({ data }));
		for (const subscriber of listening) await boss.insert(subscriberQueue(subscriber.name), copies, { db: tx });
	});
}

type ScheduledWork = Pick<Subscriber, 'name' | 'handle' | 'handleAll' | 'isOneTransaction'>;

/** Validates the data again, because another release may have sent the job. */
function withValidatedInput({ name, input, handle, handleAll }: Job): ScheduledWork {
	return {
		name,
		handle: async (context, data) => handle(context, z.parse(input, data)),
		...(handleAll && { handleAll: async (context, all) => handleAll(context, z.parse(z.array(input), all)) }),
	};
}

async function work(
	{ contextFor, log }: WorkerOptions,
	boss: PgBoss,
	queue: string,
	{ name: scheduledWork, handle, handleAll, isOneTransaction = false }: ScheduledWork,
	concurrency = JOBS_AT_ONCE,
): Promise<string> {
	const failed = async (job: BossJob<object>, problem: unknown): Promise<void> => {
		log.error({ err: problem, scheduledJob: scheduledWork, job: job.id }, 'job failed');
		await boss.fail(queue, job, { reason: String(problem) });
	};
	const runOne = (job: BossJob<object>): Promise<void> =>
		handle(contextFor(scheduledWork), job.data ?? {}).catch((problem: unknown) => failed(job, problem));
	const runAll = async (jobs: readonly BossJob<object>[]): Promise<boolean> => {
		if (!handleAll || jobs.length === 1) return false;
		const all = jobs.map(({ data }) => data ?? {});
		const problems = await handleAll(contextFor(scheduledWork), all).catch((problem: unknown) => {
			log.warn(
				{ err: problem, scheduledJob: scheduledWork, jobs: jobs.length },
				'a batch failed: each of it is tried alone',
			);
			return null;
		});
		for (const [at, problem] of problems ?? []) await failed(jobs[at] as BossJob<object>, problem);
		return problems !== null;
	};
	const batchSize = concurrency === 1 ? 1 : isOneTransaction ? ONE_TRANSACTION_SIZE : BATCH_SIZE;
	// pg-boss completes a job by its attempt, so a failed job that another worker retries is not completed with the
	// batch.
	return boss.work(queue, { ...POLLING, batchSize }, async (jobs: BossJob<object>[]) => {
		if (await runAll(jobs)) return;
		for (let start = 0; start < jobs.length; start += concurrency) {
			await Promise.all(jobs.slice(start, start + concurrency).map(runOne));
		}
	});
}
