import * as z from 'zod/mini';
import { defineJob } from '#src/platform/jobs/index.ts';
import { bookMissedSales } from '../use-cases/book-missed-sales.ts';

/** Every ten minutes; nearly always there is nothing. */
export const bookMissed = defineJob({
	name: 'orders.book_missed_sales',
	input: z.object({}),
	handle: async (context) => {
		const booked = await bookMissedSales(context);
		if (booked > 0) context.log.info({ booked }, 'sales of earlier orders booked');
	},
});
