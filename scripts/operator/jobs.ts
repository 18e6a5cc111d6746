import { sql } from 'drizzle-orm';
import { backgrounds } from '#src/app/domains.ts';
import { systemContext } from '#src/app/process.ts';
import { listStuckJobs, retryJob } from '#src/platform/jobs/index.ts';
import {
	UNKNOWN_HEALTH,
	WORKER_HEALTH_QUERY,
	type WorkerHealth,
	type WorkerHealthRow,
	workerHealth,
} from '#src/platform/metrics/worker-health.ts';
import { isId } from '#src/shared/ids.ts';
import { formatDateTime } from '#src/shared/time.ts';
import { type Command, done, failed, operatorContext } from './outcome.ts';

export const JOBS_USAGE = `       npm run operator -- jobs list          what was given up or has failed several times, and why
       npm run operator -- jobs retry JOB_ID
       npm run operator -- jobs run NAME      one scheduled job now, e.g. cart.remove_expired_carts
`;

const REASON_SHOWN = 160;

const list: Command = async ({ read }) => {
	const [row] = await read.read<WorkerHealthRow>(sql.raw(WORKER_HEALTH_QUERY));
	const health = healthLines(row ? workerHealth(row) : UNKNOWN_HEALTH);
	const jobs = await listStuckJobs(read);
	if (jobs.length === 0) return done(...health, 'no job is stuck');
	return done(
		...health,
		'job\tduty\tsince\ttries\tnext\treason',
		...jobs.map(({ id, queue, since, tries, nextAt, reason }) => {
			const next = nextAt ? formatDateTime(nextAt) : 'given up';
			const why = reason.replace(/\s+/g, ' ').slice(0, REASON_SHOWN);
			return [id, queue, formatDateTime(since), tries, next, why].join('\t');
		}),
	);
};

export function healthLines({ worker, jobs }: WorkerHealth): readonly string[] {
	const seen = worker.lastSeenSecondsAgo === null ? 'never' : `${worker.lastSeenSecondsAgo} s ago`;
	const waits =
		jobs.oldestWaitSeconds === null
			? 'no job waits'
			: `the oldest job waits ${jobs.oldestWaitSeconds} s in ${jobs.oldestQueue}`;
	return [
		`worker last seen ${seen}${worker.isLagging ? '  LAGS: look at worker.log, start one with npm run worker' : ''}`,
		`${waits}${jobs.isLate ? '  LATE' : ''}`,
	];
}

const retry =
	(jobId: string): Command =>
	async (desk) =>
		(await retryJob(operatorContext(desk), jobId))
			? done(`${jobId} is tried again`)
			: failed(`no job ${jobId} was given up or waits for another try`);

/** Runs the job in this process, possibly while the worker runs it too; every scheduled job allows that. */
const run =
	(name: string): Command =>
	async (desk) => {
		const scheduled = backgrounds.flatMap(({ timetable }) => timetable.map(({ job }) => job));
		const job = scheduled.find((one) => one.name === name);
		const names = [...new Set(scheduled.map((one) => one.name))].sort();
		if (!job) return failed(`no scheduled job is named ${name}: ${names.join(', ')}`);
		await job.handle(systemContext(name, desk), {});
		return done(`${name} has run`);
	};

export function jobsCommand([act, jobId = '']: readonly string[]): Command | null {
	if (act === 'list') return list;
	if (act === 'run' && jobId) return run(jobId);
	return act === 'retry' && isId(jobId) ? retry(jobId) : null;
}
