import * as z from 'zod/mini';
import { defineJob } from '#src/platform/jobs/index.ts';
import { listWaitingComplaints } from '../queries/list-waiting-complaints.ts';

/** Runs hourly and logs every missed deadline as an error until an operator acts. */
export const watchComplaints = defineJob({
	name: 'operations.watch_complaints',
	input: z.object({}),
	handle: async (context) => {
		for (const { number, topic, late } of await listWaitingComplaints(context.fresh))
			if (late) context.log.error({ number, topic, late }, 'a complaint has waited longer than was promised');
	},
});
