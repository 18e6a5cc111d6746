import * as z from 'zod/mini';
import { listRefunds } from '#src/domains/payments/index.ts';
import { databaseNow } from '#src/platform/context.ts';
import { defineJob } from '#src/platform/jobs/index.ts';
import { listOwedTransfers } from '../queries/list-owed-transfers.ts';
import { isRefundLate } from '../rules/refund-lateness.ts';

const SHOWN = 500;

/** Logs every overdue refund as an error until an operator acts. */
export const watchRefunds = defineJob({
	name: 'orders.watch_refunds',
	input: z.object({}),
	handle: async (context) => {
		const { fresh, log } = context;
		const late = (await listOwedTransfers(fresh, SHOWN)).filter(({ isLate }) => isLate);
		const now = await databaseNow(fresh);
		const stuck = (await listRefunds(fresh, SHOWN)).filter((refund) => isRefundLate(refund, now));
		for (const [what, { length: count }] of Object.entries({ transfer: late, vnpay: stuck }))
			if (count > 0) log.error({ what, count }, 'money goes back later than was promised');
	},
});
