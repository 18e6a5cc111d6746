import { listStuckJobs, retryJob } from '#src/platform/jobs/index.ts';
import { isId } from '#src/shared/ids.ts';
import { formatDateTime } from '#src/shared/time.ts';
import { type Command, done, failed, operatorContext } from './outcome.ts';

export const JOBS_USAGE = `       npm run operator -- jobs list          what was given up or has failed several times, and why
       npm run operator -- jobs retry JOB_ID
`;

const REASON_SHOWN = 160;

const list: Command = async ({ read }) => {
	const jobs = await listStuckJobs(read);
	if (jobs.length === 0) return done('no job is stuck');
	return done(
		'job\tduty\tsince\ttries\tnext\treason',
		...jobs.map(({ id, queue, since, tries, nextAt, reason }) => {
			const next = nextAt ? formatDateTime(nextAt) : 'given up';
			const why = reason.replace(/\s+/g, ' ').slice(0, REASON_SHOWN);
			return [id, queue, formatDateTime(since), tries, next, why].join('\t');
		}),
	);
};

const retry =
	(jobId: string): Command =>
	async (desk) =>
		(await retryJob(operatorContext(desk), jobId))
			? done(`${jobId} is tried again`)
			: failed(`no job ${jobId} was given up or waits for another try`);

/** What follows the word `jobs`; `null` for what is no command. */
export function jobsCommand([act, jobId = '']: readonly string[]): Command | null {
	if (act === 'list') return list;
	return act === 'retry' && isId(jobId) ? retry(jobId) : null;
}
