import * as z from 'zod/mini';
import { defineJob } from '#src/platform/jobs/index.ts';
import { backfillSales } from '../use-cases/backfill-sales.ts';

export const backfillSalesJob = defineJob({
	name: 'orders.book_missed_sales',
	input: z.object({}),
	handle: async (context) => {
		const booked = await backfillSales(context);
		if (booked > 0) context.log.info({ booked }, 'sales of earlier orders booked');
	},
});
