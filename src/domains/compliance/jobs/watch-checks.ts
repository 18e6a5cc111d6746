import * as z from 'zod/mini';
import { defineJob } from '#src/platform/jobs/index.ts';
import { countLateChecks } from '../queries/count-late-checks.ts';

/** Every hour: logs an error for reviews that exceed the promised time. */
export const watchChecks = defineJob({
	name: 'catalog.watch_checks',
	input: z.object({}),
	handle: async ({ fresh, log }) => {
		for (const late of await countLateChecks(fresh)) log.error(late, 'goods have waited longer than was promised');
	},
});
