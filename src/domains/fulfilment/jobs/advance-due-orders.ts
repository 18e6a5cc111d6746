import * as z from 'zod/mini';
import { databaseNow } from '#src/platform/context.ts';
import { defineJob } from '#src/platform/jobs/index.ts';
import { dueOrders } from '../db/due-orders-repository.ts';
import { advanceOrder } from '../use-cases/advance-order.ts';

const BATCH = 100;
const BATCHES_MAX = 100;
const LAG_ALARM_MS = 5 * 60_000;

/** Runs every minute; safe in several workers and hours late. A failing order does not block the others. */
export const advanceDueOrders = defineJob({
	name: 'orders.advance_due',
	input: z.object({}),
	handle: async (context) => {
		const read = context.fresh;
		const failed: string[] = [];
		for (let batch = 0; batch < BATCHES_MAX; batch += 1) {
			const now = await databaseNow(context.fresh);
			const due = await dueOrders(read, now, BATCH, failed);
			const oldest = due[0]?.dueAt;
			if (oldest && now.getTime() - oldest.getTime() > LAG_ALARM_MS)
				context.log.error({ oldest: oldest.toISOString() }, 'orders are advanced late');
			for (const { id, number, groupId } of due)
				await advanceOrder(context, { id, groupId }).catch((problem: unknown) => {
					failed.push(id);
					context.log.error({ err: problem, number }, 'order could not be advanced');
				});
			if (due.length < BATCH) break;
		}
		if (failed.length > 0) throw new Error(`${failed.length} orders could not be advanced`);
	},
});
