import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { IDEMPOTENCY_RETENTION_HOURS } from '../http/idempotency.ts';
import type { Background, Job } from './background.ts';
import { defineJob } from './background.ts';
import { archiveFailedJobs } from './stuck-jobs.ts';

const EFFECTS_RETENTION_DAYS = 60;

const deleteOldRows: Job = defineJob({
	name: 'platform.forget-old-rows',
	input: z.object({}),
	handle: async ({ db }) => {
		await db.execute(sql`
			delete from idempotency_keys where created_at < app_now() - make_interval(hours => ${IDEMPOTENCY_RETENTION_HOURS})`);
		await db.execute(sql`
			delete from effects where created_at < app_now() - make_interval(days => ${EFFECTS_RETENTION_DAYS})`);
		await archiveFailedJobs(db);
		await db.execute(sql`delete from rate_limits where expire < extract(epoch from clock_timestamp()) * 1000`);
	},
});

export const housekeepingBackground: Background = {
	events: [],
	subscribers: [],
	jobs: [deleteOldRows],
	timetable: [{ cron: '17 * * * *', job: deleteOldRows }],
};
