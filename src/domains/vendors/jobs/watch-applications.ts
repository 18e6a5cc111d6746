import * as z from 'zod/mini';
import { databaseNow } from '#src/platform/context.ts';
import { defineJob } from '#src/platform/jobs/index.ts';
import { listLateApplications } from '../queries/list-late-applications.ts';

/** Every hour: an application that waits longer than was promised is an error in the log, until it is decided. */
export const watchApplications = defineJob({
	name: 'vendors.watch_applications',
	input: z.object({}),
	handle: async ({ fresh, log }) => {
		for (const { id, slug, submittedAt } of await listLateApplications(fresh, await databaseNow(fresh)))
			log.error({ shopId: id, slug, submittedAt }, 'an application has waited longer than was promised');
	},
});
