import * as z from 'zod/mini';
import type { Background, Job } from '../jobs/index.ts';
import { defineJob } from '../jobs/index.ts';
import { deliver } from './transport.ts';

const Mail = z.object({
	/** Stable for one occasion, e.g. `order-placed-<orderId>-buyer`; also the name of the file in the outbox. */
	key: z.string().check(z.minLength(1), z.maxLength(120)),
	/** Checked where it was typed; addresses may hold Vietnamese letters. */
	to: z.string().check(z.minLength(3), z.maxLength(254)),
	subject: z.string().check(z.maxLength(200)),
	text: z.string(),
	html: z.optional(z.string()),
});
export type Mail = z.infer<typeof Mail>;

/** `scope.enqueue(db, sendMailJob, mail)`: a mail leaves only when the transaction that caused it has committed. */
export const sendMailJob: Job<Mail> = defineJob({
	name: 'mail.send',
	input: Mail,
	handle: async (_context, { html, ...mail }) => deliver({ ...mail, ...(html ? { html } : {}) }),
});

export const mailBackground: Background = {
	events: [],
	subscribers: [],
	jobs: [sendMailJob],
	timetable: [],
};
