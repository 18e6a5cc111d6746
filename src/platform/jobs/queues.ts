import { PgBoss } from 'pg-boss';
import type { Logger } from '../log/index.ts';
import type { Background, Job } from './background.ts';
import { eventQueue, jobQueue, subscriberQueue } from './sender.ts';

/** pg-boss's queue for scheduled jobs; with its defaults a killed worker's scheduled job would wait 15 minutes. */
const TIMETABLE = '__pgboss__send-it';
/** A job without a heartbeat for this long goes to another worker. */
const HEARTBEAT_S = 10;
/** Maximum runtime of a live job, generous for slow machines; pg-boss allows at most a day. */
const EXPIRE_S = 43_200;
const COMPLETED_RETENTION_S = 86_400;
/** Three days with the delays below, enough to repair a dependency such as the mail server. */
const RETRY_LIMIT = 300;
/** Four minutes, because the schedule runs the job again within the hour. */
const RETRY_LIMIT_HOURLY = 8;
const RETRY_DELAY_S = 1;
const RETRY_DELAY_MAX_S = 900;

const COMPARED_OPTIONS = ['retryLimit', 'retryDelay', 'retryDelayMax', 'expireInSeconds'] as const;

/** Runs before any `send`, which fails for unknown queues. */
export async function createQueues(databaseUrl: string, domains: readonly Background[], log: Logger): Promise<void> {
	const boss = new PgBoss({ connectionString: databaseUrl, max: 2, supervise: false, schedule: false });
	boss.on('error', (problem) => log.warn({ err: problem }, 'creating queues'));
	await boss.start();
	try {
		const existing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
		for (const { name, options } of wantedQueues(domains)) {
			const known = existing.get(name);
			if (!known) await boss.createQueue(name, options);
			else if (COMPARED_OPTIONS.some((option) => known[option] !== options[option]))
				await boss.updateQueue(name, options);
		}
	} finally {
		await boss.stop({ graceful: false, close: true });
	}
}

/** Checks the hour field: daily and weekly jobs must survive an outage of more than four minutes. */
const isHourly = (cron: string): boolean => cron.split(' ')[1] === '*';

function wantedQueues(domains: readonly Background[]) {
	const options = (retryLimit = RETRY_LIMIT, retryDelay = RETRY_DELAY_S) => ({
		heartbeatSeconds: HEARTBEAT_S,
		expireInSeconds: EXPIRE_S,
		deleteAfterSeconds: COMPLETED_RETENTION_S,
		retryLimit,
		retryDelay,
		retryBackoff: true,
		retryDelayMax: RETRY_DELAY_MAX_S,
	});
	const timetable = domains.flatMap((domain) => domain.timetable);
	const hourly = new Set(timetable.filter(({ cron }) => isHourly(cron)).map(({ job }) => job.name));
	const limitOf = ({ name, retryLimit = hourly.has(name) ? RETRY_LIMIT_HOURLY : RETRY_LIMIT }: Job) => retryLimit;
	const ofDomains = domains.flatMap((domain) => [
		...domain.events.map((event) => ({ name: eventQueue(event.name), options: options() })),
		...domain.subscribers.map((subscriber) => ({ name: subscriberQueue(subscriber.name), options: options() })),
		...domain.jobs.map((job) => ({ name: jobQueue(job.name), options: options(limitOf(job), job.retryDelayS) })),
	]);
	return [{ name: TIMETABLE, options: options(RETRY_LIMIT_HOURLY) }, ...ofDomains];
}
