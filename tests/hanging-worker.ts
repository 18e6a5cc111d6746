import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import * as z from 'zod/mini';
import { createPool, openDatabase, readOnly } from '#src/platform/db/index.ts';
import { type Background, createJobSender, defineJob, type Job, startWorker } from '#src/platform/jobs/index.ts';
import { newId } from '#src/shared/ids.ts';

/** When run as a program, the worker starts the job, reports it and never finishes, so that a test can kill it. */
export const onlyJob = (handle: Job['handle'], handleAll?: Job['handleAll']): Background => ({
	events: [],
	subscribers: [],
	jobs: [defineJob({ name: 'tests.only', input: z.looseObject({}), handle, ...(handleAll && { handleAll }) })],
	timetable: [],
});

export const startWorkerOf = (
	databaseUrl: string,
	handle: Job['handle'],
	handleAll?: Job['handleAll'],
): Promise<{ stop(): Promise<void> }> => startWorkerWith(databaseUrl, onlyJob(handle, handleAll));

export async function startWorkerWith(databaseUrl: string, background: Background): Promise<{ stop(): Promise<void> }> {
	const log = pino({ level: 'silent' });
	const pool = createPool({ connectionString: databaseUrl, max: 4, applicationName: 'tests', log });
	const db = openDatabase(pool);
	const jobs = createJobSender(databaseUrl, log);
	const worker = await startWorker({
		databaseUrl,
		db,
		backgrounds: [background],
		log,
		contextFor: (job) => ({
			actor: { kind: 'system', scheduledJob: job },
			db,
			read: readOnly(db),
			fresh: readOnly(db),
			jobs,
			log,
			request: { id: newId(), ip: '', userAgent: '' },
		}),
	});
	return {
		stop: async () => {
			await worker.stop();
			await jobs.close();
			await pool.end();
		},
	};
}

if (import.meta.main) {
	await startWorkerOf(process.env.DATABASE_URL ?? '', async ({ db }) => {
		await db.execute(sql`select 1`);
		process.stdout.write('begun\n');
		await new Promise(() => {});
	});
}
