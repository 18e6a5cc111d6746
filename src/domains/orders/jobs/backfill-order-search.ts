import * as z from 'zod/mini';
import { defineJob } from '#src/platform/jobs/index.ts';
import { addSearchTexts } from '../db/order-search-texts.ts';

/** More than the marketplace sells during the rollout of a release. */
const NEWEST = 5000;

/** Usually finds nothing: only an older release running at the same time stores orders without search texts. */
export const backfillOrderSearch = defineJob({
	name: 'orders.add_missing_words',
	input: z.object({}),
	handle: async (context) => {
		const added = await addSearchTexts(context.db, NEWEST);
		if (added > 0) context.log.info({ added }, 'orders can be looked for again');
	},
});
