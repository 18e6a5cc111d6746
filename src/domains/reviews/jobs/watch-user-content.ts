import * as z from 'zod/mini';
import { defineJob } from '#src/platform/jobs/index.ts';
import { countLateUserContent } from '../queries/count-late-user-content.ts';

export const watchUserContent = defineJob({
	name: 'reviews.watch_voices',
	input: z.object({}),
	handle: async ({ fresh, log }) => {
		for (const late of await countLateUserContent(fresh))
			log.error(late, 'voices have waited longer than was promised');
	},
});
