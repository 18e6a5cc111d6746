import * as z from 'zod/mini';
import { databaseNow } from '#src/platform/context.ts';
import { defineJob } from '#src/platform/jobs/index.ts';
import { dueReturns } from '../db/return-repository.ts';
import { advanceReturn } from '../use-cases/requests/advance-return.ts';

const BATCH = 100;
const BATCHES_MAX = 100;

/** Runs every minute; safe hours late. A failing return does not block the others. */
export const advanceDueReturns = defineJob({
	name: 'orders.advance_due_returns',
	input: z.object({}),
	handle: async (context) => {
		const read = context.fresh;
		const failed: string[] = [];
		for (let batch = 0; batch < BATCHES_MAX; batch += 1) {
			const due = await dueReturns(read, await databaseNow(context.fresh), BATCH, failed);
			for (const { id } of due)
				await advanceReturn(context, id).catch((problem: unknown) => {
					failed.push(id);
					context.log.error({ err: problem, returnId: id }, 'return could not be advanced');
				});
			if (due.length < BATCH) break;
		}
		if (failed.length > 0) throw new Error(`${failed.length} returns could not be advanced`);
	},
});
