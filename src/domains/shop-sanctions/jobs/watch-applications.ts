import * as z from 'zod/mini';
import { databaseNow } from '#src/platform/context.ts';
import { defineJob } from '#src/platform/jobs/index.ts';
import { listLateAppeals } from '../queries/list-appeals.ts';
import { listLateApplications } from '../queries/list-late-applications.ts';

/** Logs an error every hour for each application or appeal that is overdue, until it is decided. */
export const watchApplications = defineJob({
	name: 'vendors.watch_applications',
	input: z.object({}),
	handle: async ({ fresh, log }) => {
		const now = await databaseNow(fresh);
		for (const { id, slug, submittedAt } of await listLateApplications(fresh, now))
			log.error({ shopId: id, slug, submittedAt }, 'an application has waited longer than was promised');
		for (const { shopId, slug, appealedAt } of await listLateAppeals(fresh, now))
			log.error({ shopId, slug, appealedAt }, 'an appeal has waited longer than was promised');
	},
});
