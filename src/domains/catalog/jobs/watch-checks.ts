import * as z from 'zod/mini';
import { defineJob } from '#src/platform/jobs/index.ts';
import { countLateChecks } from '../queries/count-late-checks.ts';

/** Every hour: listings and changes that wait longer than was promised are an error in the log, until they are decided. */
export const watchChecks = defineJob({
	name: 'catalog.watch_checks',
	input: z.object({}),
	handle: async ({ fresh, log }) => {
		for (const late of await countLateChecks(fresh)) log.error(late, 'goods have waited longer than was promised');
	},
});
