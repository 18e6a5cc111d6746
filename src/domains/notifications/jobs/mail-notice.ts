import * as z from 'zod/mini';
import { defineJob, JOBS_AT_ONCE, type Job } from '#src/platform/jobs/index.ts';
import { deliver } from '#src/platform/mail/index.ts';
import { Id } from '#src/shared/ids.ts';
import { mailBody } from '#src/shared/mail-body.ts';
import { findMailableNotices, type MailableNotice } from '../queries/find-mailable-notices.ts';
import { notificationsWiring } from '../wiring.ts';

const MailNotice = z.object({ noticeId: Id });

/** Repeating sends the same message under the same id: mail servers and the outbox keep one. */
export const mailNotice: Job<z.infer<typeof MailNotice>> = defineJob({
	name: 'notifications.mail_notice',
	input: MailNotice,
	handle: async (context, { noticeId }) => {
		const notices = await findMailableNotices(context.fresh, [noticeId]);
		await mail(notices.get(noticeId));
	},
	handleAll: async (context, all) => {
		const notices = await findMailableNotices(
			context.fresh,
			all.map(({ noticeId }) => noticeId),
		);
		const problems = new Map<number, unknown>();
		for (let start = 0; start < all.length; start += JOBS_AT_ONCE) {
			const these = all.slice(start, start + JOBS_AT_ONCE);
			const settled = await Promise.allSettled(these.map(({ noticeId }) => mail(notices.get(noticeId))));
			for (const [at, one] of settled.entries()) if (one.status === 'rejected') problems.set(start + at, one.reason);
		}
		return problems;
	},
});

async function mail(notice: MailableNotice | undefined): Promise<void> {
	const wiring = notificationsWiring();
	const words = notice && wiring.textOf(notice.kind, notice.params);
	if (!notice || !words) return;
	const { title, body, action, path } = words;
	const { mailFoot: foot, mailLinkHint: linkHint } = wiring;
	const message = { body, action, link: wiring.siteUrl + path, linkHint, foot };
	await deliver({ key: `notice-${notice.id}`, to: notice.email, ...mailBody(title, message) });
}
