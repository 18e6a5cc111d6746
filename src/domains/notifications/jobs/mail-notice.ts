import * as z from 'zod/mini';
import { readOnly } from '#src/platform/db/index.ts';
import { defineJob, type Job } from '#src/platform/jobs/index.ts';
import { deliver } from '#src/platform/mail/index.ts';
import { Id } from '#src/shared/ids.ts';
import { mailBody } from '#src/shared/mail-body.ts';
import { findMailableNotice } from '../queries/find-mailable-notice.ts';
import { notificationsWiring } from '../wiring.ts';

const MailNotice = z.object({ noticeId: Id });

/** Repeating sends the same message under the same id: mail servers and the outbox keep one. */
export const mailNotice: Job<z.infer<typeof MailNotice>> = defineJob({
	name: 'notifications.mail_notice',
	input: MailNotice,
	handle: async (context, { noticeId }) => {
		const notice = await findMailableNotice(readOnly(context.db), noticeId);
		const wiring = notificationsWiring();
		const words = notice && wiring.textOf(notice.kind, notice.params);
		if (!notice || !words) return;
		const { title, body, action, path } = words;
		const { mailFoot: foot, mailLinkHint: linkHint } = wiring;
		const message = { body, action, link: wiring.siteUrl + path, linkHint, foot };
		await deliver({ key: `notice-${noticeId}`, to: notice.email, ...mailBody(title, message) });
	},
});
