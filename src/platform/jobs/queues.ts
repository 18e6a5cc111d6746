import { PgBoss } from 'pg-boss';
import type { Logger } from '../log/index.ts';
import type { Background, Job } from './background.ts';
import { eventQueue, jobQueue, subscriberQueue } from './sender.ts';

/** Where pg-boss puts what the timetable says is due; by its own settings a killed worker's would wait for 15 minutes. */
const TIMETABLE = '__pgboss__send-it';
/** A job that shows no sign of life for this long is given to another worker. */
const HEARTBEAT_S = 10;
/** Of a job that is alive: a slow machine is no reason to begin again. pg-boss takes a day at most. */
const EXPIRE_S = 43_200;
const COMPLETED_RETENTION_S = 86_400;
/** Three days with the delays below: whatever it needs, a mail server for one, is mended by then or never. */
const RETRY_LIMIT = 300;
/** Four minutes: within the hour the clock asks for the same again. */
const RETRY_LIMIT_HOURLY = 8;
const RETRY_DELAY_S = 1;
const RETRY_DELAY_MAX_S = 900;

const STORED_EQUAL = ['retryLimit', 'retryDelay', 'retryDelayMax', 'expireInSeconds'] as const;

/** Creates the schema of the job tables and every queue, as this release wants it: `send` fails for unknown ones. */
export async function createQueues(databaseUrl: string, domains: readonly Background[], log: Logger): Promise<void> {
	const boss = new PgBoss({ connectionString: databaseUrl, max: 2, supervise: false, schedule: false });
	boss.on('error', (problem) => log.warn({ err: problem }, 'creating queues'));
	await boss.start();
	try {
		const existing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
		for (const { name, options } of wantedQueues(domains)) {
			const known = existing.get(name);
			if (!known) await boss.createQueue(name, options);
			else if (STORED_EQUAL.some((option) => known[option] !== options[option])) await boss.updateQueue(name, options);
		}
	} finally {
		await boss.stop({ graceful: false, close: true });
	}
}

/** Its second field names the hours: what comes once a day or once a week is not given up for four bad minutes. */
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
