import * as z from 'zod/mini';
import { defineJob } from '#src/platform/jobs/index.ts';
import { addSearchTexts } from '../db/order-search-index.ts';

/** More than a market sells while one release makes way for the next. */
const NEWEST = 5000;

/** Every hour; nearly always there is nothing: only what another release recorded has no words. */
export const backfillOrderSearch = defineJob({
	name: 'orders.add_missing_words',
	input: z.object({}),
	handle: async (context) => {
		const added = await addSearchTexts(context.db, NEWEST);
		if (added > 0) context.log.info({ added }, 'orders can be looked for again');
	},
});
