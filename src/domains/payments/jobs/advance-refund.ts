import * as z from 'zod/mini';
import { databaseNow } from '#src/platform/context.ts';
import { defineJob } from '#src/platform/jobs/index.ts';
import { findDueRefunds } from '../db/refund-repository.ts';
import { processRefund } from '../use-cases/process-refund.ts';
import { refundWork } from './refund-work.ts';

const REFUNDS_PER_RUN = 100;

export const advanceRefund = defineJob({ ...refundWork, handle: processRefund });

export const advanceDueRefunds = defineJob({
	name: 'payments.advance-due-refunds',
	input: z.object({}),
	handle: async (context) => {
		const now = await databaseNow(context.fresh);
		for (const refundId of await findDueRefunds(context.fresh, now, REFUNDS_PER_RUN)) {
			await processRefund(context, { refundId }).catch((problem: unknown) =>
				context.log.error({ err: problem, refundId }, 'refund could not be advanced'),
			);
		}
	},
});
