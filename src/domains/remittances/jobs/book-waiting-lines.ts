import * as z from 'zod/mini';
import { defineJob } from '#src/platform/jobs/index.ts';
import { bookRemittance } from '../use-cases/book-remittance.ts';

/** Continues remittances that a stopped process left, and books lines whose parcel was delivered since. */
export const bookWaitingLines = defineJob({
	name: 'remittances.book_waiting_lines',
	input: z.object({}),
	handle: (context) => bookRemittance(context, null),
});
