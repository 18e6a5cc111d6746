import * as z from 'zod/mini';
import type { Context } from '../context.ts';
import { type Background, defineJob, type Job, processInBatches } from '../jobs/index.ts';
import { revalidateMail, type Verdict } from './revalidate-mail.ts';
import { deliver } from './transport.ts';

const Mail = z.object({
	/** Stable for one occasion, e.g. `order-placed-<orderId>-buyer`; also the name of the file in the outbox. */
	key: z.string().check(z.minLength(1), z.maxLength(120)),
	/** Checked where it was typed; addresses may hold Vietnamese letters. */
	to: z.string().check(z.minLength(3), z.maxLength(254)),
	subject: z.string().check(z.maxLength(200)),
	text: z.string(),
	html: z.optional(z.string()),
	/** Of a mail that does not stay true: looked at again before each try. */
	ground: z.optional(z.object({ kind: z.string(), facts: z.record(z.string(), z.unknown()) })),
});
export type Mail = z.infer<typeof Mail>;

/** `scope.enqueue(db, sendMailJob, mail)`: a mail leaves only when the transaction that caused it has committed. */
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
