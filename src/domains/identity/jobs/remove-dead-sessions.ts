import * as z from 'zod/mini';
import { defineJob } from '#src/platform/jobs/index.ts';
import { removeOldCodes } from '#src/platform/one-time-codes/index.ts';
import { removeDeadSessions } from '../db/session-repository.ts';

export const removeDeadSessionsJob = defineJob({
	name: 'identity.remove_dead_sessions',
	input: z.object({}),
	handle: async ({ db, log }) => {
		const removed = await removeDeadSessions(db);
		await removeOldCodes(db);
		if (removed > 0) log.info({ removed }, 'dead sessions removed');
	},
});
