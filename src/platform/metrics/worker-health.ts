/** A worker writes a heartbeat every 5 s. */
const WORKER_LAGS_AFTER_S = 180;
const JOB_LATE_AFTER_S = 300;
/** Operators see a warning from this age on, before the alarm. */
const WORKER_SILENT_AFTER_S = 60;

export type WorkerHealth = {
	readonly worker: {
		readonly lastSeenSecondsAgo: number | null;
		readonly isSilent: boolean;
		readonly isLagging: boolean;
	};
	readonly jobs: {
		readonly oldestWaitSeconds: number | null;
		readonly oldestQueue: string | null;
		readonly isLate: boolean;
	};
};

export type WorkerHealthRow = {
	readonly age: number | null;
	readonly wait: number | null;
	readonly queue: string | null;
};

export const WORKER_HEALTH_QUERY = `
	select (
		-- A beat from the future, left by a worker before the clock was set back, would look alive for ever.
		select extract(epoch from clock_timestamp() - max(beat_at))::float8 from worker_beats
		where beat_at <= clock_timestamp() + interval '5 s'
	) as age,
		extract(epoch from clock_timestamp() - oldest.start_after)::float8 as wait, oldest.name as queue
	from (select 1) one left join (
		select name, start_after from pgboss.job
		where state in ('created', 'retry') and not blocked and start_after <= clock_timestamp()
		order by start_after limit 1) oldest on true`;

export function workerHealth({ age, wait, queue }: WorkerHealthRow): WorkerHealth {
	return {
		worker: {
			lastSeenSecondsAgo: age === null ? null : Math.round(age),
			isSilent: age === null || age > WORKER_SILENT_AFTER_S,
			isLagging: age === null || age > WORKER_LAGS_AFTER_S,
		},
		jobs: {
			oldestWaitSeconds: wait === null ? null : Math.round(wait),
			oldestQueue: queue,
			isLate: wait !== null && wait > JOB_LATE_AFTER_S,
		},
	};
}

export const UNKNOWN_HEALTH: WorkerHealth = workerHealth({ age: null, wait: null, queue: null });
