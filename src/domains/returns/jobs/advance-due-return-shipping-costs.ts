import * as z from 'zod/mini';
import { databaseNow } from '#src/platform/context.ts';
import { defineJob } from '#src/platform/jobs/index.ts';
import { dueReturnShippingCosts } from '../db/return-shipping-repository.ts';
import { advanceReturnShipping } from '../use-cases/return-shipping/advance-return-shipping.ts';

const BATCH = 100;

/** Accepts claims that the shop did not judge in time and closes abandoned ones. Runs every minute; safe hours late. */
export const advanceDueReturnShippingCosts = defineJob({
	name: 'orders.advance_due_postages',
	input: z.object({}),
	handle: async (context) => {
		const failed: string[] = [];
		let due = [];
		do {
			due = [...(await dueReturnShippingCosts(context.fresh, await databaseNow(context.fresh), BATCH, failed))];
			for (const { id, returnId } of due)
				await advanceReturnShipping(context, returnId).catch((problem: unknown) => {
					failed.push(id);
					context.log.error({ err: problem, returnId }, 'receipt of a return could not be advanced');
				});
		} while (due.length === BATCH);
		if (failed.length > 0) throw new Error(`${failed.length} receipts could not be advanced`);
	},
});
