import * as z from 'zod/mini';
import { transact } from '#src/platform/context.ts';
import { defineJob } from '#src/platform/jobs/index.ts';
import { ok } from '#src/shared/result.ts';
import { deleteOldOfKind, RETAINED_KINDS } from '../db/retention-repository.ts';

const BATCH = 200;
/** Bounds one night; the next one goes on. */
const BATCHES_MAX = 500;

/** Messages are kept for 12 months after the last one, or as long as an order or a report needs them. */
export const deleteOldConversations = defineJob({
	name: 'conversations.delete_old',
	input: z.object({}),
	handle: async (context) => {
		let deleted = 0;
		for (const kind of RETAINED_KINDS)
			for (let batch = 0; batch < BATCHES_MAX; batch += 1) {
				const done = await transact(context, async ({ db }) => ok(await deleteOldOfKind(db, kind, BATCH)));
				deleted += done.value;
				if (done.value < BATCH) break;
			}
		context.log.info({ deleted }, 'old conversations were deleted');
	},
});
