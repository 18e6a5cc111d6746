import * as z from 'zod/mini';
import type { Context } from '#src/platform/context.ts';
import { defineJob, type Job, processInBatches } from '#src/platform/jobs/index.ts';
import { deliver, revalidateMail } from '#src/platform/mail/index.ts';
import { Id } from '#src/shared/ids.ts';
import { mailBody } from '#src/shared/text/mail-body.ts';
import { findMailableNotices, type MailableNotice } from '../queries/find-mailable-notices.ts';
import { notificationsWiring } from '../wiring.ts';

const MailNotice = z.object({ noticeId: Id });

/** Repeating sends the same message id, which mail servers and the outbox deduplicate. */
export const mailNotice: Job<z.infer<typeof MailNotice>> = defineJob({
	name: 'notifications.mail_notice',
	input: MailNotice,
	handle: async (context, { noticeId }) => {
		const notices = await findMailable(context, [noticeId]);
		await mail(notices.get(noticeId));
	},
	handleAll: async (context, all) => {
		const notices = await findMailable(
			context,
			all.map(({ noticeId }) => noticeId),
		);
		return processInBatches(all, ({ noticeId }) => mail(notices.get(noticeId)));
	},
});

/** Checks delayed mails again and drops those that no longer apply. */
async function findMailable(
	{ fresh, log }: Pick<Context, 'fresh' | 'log'>,
	noticeIds: readonly string[],
): Promise<ReadonlyMap<string, MailableNotice>> {
	const found = await findMailableNotices(fresh, noticeIds);
	const late = [...found.values()].filter(({ isLate }) => isLate);
	const verdicts = await revalidateMail(
		fresh,
		late.map(({ kind, customerId, params }) => ({ kind, facts: { ...params, customerId } })),
	);
	const dropped = new Set(late.filter((_, at) => verdicts[at] === false).map(({ id }) => id));
	for (const id of dropped)
		log.info({ notice: id, ground: found.get(id)?.kind }, 'a mail is dropped: it is wrong or of no use by now');
	return new Map([...found].filter(([id]) => !dropped.has(id)));
}

async function mail(notice: MailableNotice | undefined): Promise<void> {
	const wiring = notificationsWiring();
	const words = notice && wiring.textOf(notice.kind, notice.params);
	if (!notice || !words) return;
	const { title, body, action, path } = words;
	const { mailFoot: foot, mailLinkHint: linkHint } = wiring;
	const message = { body, action, link: wiring.siteUrl + path, linkHint, foot };
	await deliver({ key: `notice-${notice.id}`, to: notice.email, ...mailBody(title, message) });
}
