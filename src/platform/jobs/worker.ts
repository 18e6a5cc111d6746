import { type Job as BossJob, type JobResult, PgBoss } from 'pg-boss';
import * as z from 'zod/mini';
import type { SystemActor } from '../actor.ts';
import type { Context } from '../context.ts';
import type { Logger } from '../log/index.ts';
import type { Background, Subscriber } from './background.ts';
import { eventQueue, jobQueue, subscriberQueue } from './sender.ts';

const POLL_S = 0.5;
const BATCH_SIZE = 20;
/** Jobs of one batch that run at once. */
const CONCURRENCY = 4;
const MONITOR_S = 1;
const STOP_TIMEOUT_MS = 6000;
const TIME_ZONE = 'Asia/Ho_Chi_Minh';

export type WorkerOptions = {
	readonly databaseUrl: string;
	readonly backgrounds: readonly Background[];
	readonly log: Logger;
	contextFor(duty: string): Context<SystemActor>;
};

/** Takes events apart into one job per subscriber, runs jobs, keeps the timetable. Any number may run at once. */
export async function startWorker(options: WorkerOptions): Promise<{ stop(): Promise<void> }> {
	const { backgrounds, log } = options;
	const boss = new PgBoss({
		connectionString: options.databaseUrl,
		application_name: 'chobiz-worker',
		max: 6,
		migrate: false,
		monitorIntervalSeconds: MONITOR_S,
		superviseIntervalSeconds: MONITOR_S,
	});
	boss.on('error', (problem) => log.warn({ err: problem }, 'worker'));
	await boss.start();
	const subscribers = backgrounds.flatMap((background) => background.subscribers);
	for (const event of backgrounds.flatMap((background) => background.events)) {
		await fanOut(boss, event.name, subscribers);
	}
	for (const subscriber of subscribers) {
		await work(options, boss, subscriberQueue(subscriber.name), subscriber.name, subscriber.handle);
	}
	for (const job of backgrounds.flatMap((background) => background.jobs)) {
		const handle: Handle = (context, data) => job.handle(context, z.parse(job.input, data));
		await work(options, boss, jobQueue(job.name), job.name, handle, job.isHeavy ? 1 : CONCURRENCY);
	}
	for (const entry of backgrounds.flatMap((background) => background.timetable)) {
		await boss.schedule(jobQueue(entry.job.name), entry.cron, {}, { tz: TIME_ZONE });
	}
	return { stop: () => boss.stop({ graceful: true, close: true, timeout: STOP_TIMEOUT_MS }) };
}

/** The subscribers' jobs commit together with the event's completion: none is lost, none is doubled. */
async function fanOut(boss: PgBoss, event: string, subscribers: readonly Subscriber[]): Promise<void> {
	const listening = subscribers.filter((subscriber) => subscriber.event === event);
	const options = { batchSize: BATCH_SIZE, pollingIntervalSeconds: POLL_S, transactional: true } as const;
	await boss.work(eventQueue(event), options, async (jobs: BossJob<object>[], tx) => {
		for (const job of jobs) {
			for (const subscriber of listening) await boss.send(subscriberQueue(subscriber.name), job.data, { db: tx });
		}
	});
}

type Handle = (context: Context<SystemActor>, data: object) => Promise<void>;

async function work(
	{ contextFor, log }: WorkerOptions,
	boss: PgBoss,
	queue: string,
	duty: string,
	handle: Handle,
	concurrency = CONCURRENCY,
): Promise<void> {
	const runOne = async (job: BossJob<object>): Promise<JobResult> => {
		try {
			await handle(contextFor(duty), job.data ?? {});
			return { id: job.id, status: 'completed' };
		} catch (problem) {
			log.error({ err: problem, duty, job: job.id }, 'job failed');
			return { id: job.id, status: 'failed', output: { reason: String(problem) } };
		}
	};
	const batchSize = concurrency === 1 ? 1 : BATCH_SIZE;
	const options = { batchSize, pollingIntervalSeconds: POLL_S, perJobResults: true } as const;
	await boss.work(queue, options, async (jobs: BossJob<object>[]) => {
		const results: JobResult[] = [];
		for (let start = 0; start < jobs.length; start += concurrency) {
			results.push(...(await Promise.all(jobs.slice(start, start + concurrency).map(runOne))));
		}
		return results;
	});
}
