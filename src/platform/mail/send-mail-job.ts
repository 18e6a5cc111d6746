import * as z from 'zod/mini';
import type { Context } from '../context.ts';
import { type Background, defineJob, type Job, processInBatches } from '../jobs/index.ts';
import { revalidateMail, type Verdict } from './revalidate-mail.ts';
import { deliver } from './transport.ts';

const Mail = z.object({
	/** Idempotency key of one occasion, e.g. `order-placed-<orderId>-buyer`; also the file name in the outbox. */
	key: z.string().check(z.minLength(1), z.maxLength(120)),
	/** Validated at input; addresses may contain Vietnamese letters. */
	to: z.string().check(z.minLength(3), z.maxLength(254)),
	subject: z.string().check(z.maxLength(200)),
	text: z.string(),
	html: z.optional(z.string()),
	ground: z.optional(z.object({ kind: z.string(), facts: z.record(z.string(), z.unknown()) })),
});
export type Mail = z.infer<typeof Mail>;

/** Enqueue it in the transaction that causes the mail, so that a rollback sends nothing. */
export const sendMailJob: Job<Mail> = defineJob({
	name: 'mail.send',
	input: Mail,
	handle: async (context, mail) => {
		const [verdict] = await revalidateMail(context.fresh, [mail.ground]);
		await send(context, mail, verdict);
	},
	handleAll: async (context, all) => {
		const verdicts = await revalidateMail(
			context.fresh,
			all.map(({ ground }) => ground),
		);
		return processInBatches(all, (mail, at) => send(context, mail, verdicts[at]));
	},
});

async function send(
	{ log }: Pick<Context, 'log'>,
	{ html, ground, ...mail }: Mail,
	verdict: Verdict = true,
): Promise<void> {
	if (verdict === false) {
		log.info({ mail: mail.key, ground: ground?.kind }, 'a mail is dropped: it is wrong or of no use by now');
		return;
	}
	await deliver({ ...mail, ...(html ? { html } : {}), ...(verdict === true ? {} : verdict) });
}

export const mailBackground: Background = {
	events: [],
	subscribers: [],
	jobs: [sendMailJob],
	timetable: [],
};
