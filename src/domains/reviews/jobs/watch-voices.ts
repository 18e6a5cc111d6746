import * as z from 'zod/mini';
import { defineJob } from '#src/platform/jobs/index.ts';
import { countLateVoices } from '../queries/count-late-voices.ts';

/** Every hour: what waits longer than readers are promised is an error in the log, until an operator has looked. */
export const watchVoices = defineJob({
	name: 'reviews.watch_voices',
	input: z.object({}),
	handle: async ({ fresh, log }) => {
		for (const late of await countLateVoices(fresh)) log.error(late, 'voices have waited longer than was promised');
	},
});
