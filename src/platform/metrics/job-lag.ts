import type pg from 'pg';

export type JobLag = {
	readonly waiting: number;
	readonly oldestSeconds: number;
	readonly failed: number;
};

export async function jobLag(pool: pg.Pool): Promise<JobLag> {
	const { rows } = await pool.query<JobLag>(`
		select
			count(*) filter (where state in ('created', 'retry') and start_after <= clock_timestamp())::int as waiting,
			coalesce(extract(epoch from clock_timestamp() - min(start_after)
				filter (where state in ('created', 'retry') and start_after <= clock_timestamp())), 0)::float8 as "oldestSeconds",
			count(*) filter (where state = 'failed')::int as failed
		from pgboss.job where state in ('created', 'retry', 'failed')`);
	return rows[0] ?? { waiting: 0, oldestSeconds: 0, failed: 0 };
}
