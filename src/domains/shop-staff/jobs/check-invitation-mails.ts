import * as z from 'zod/mini';
import type { MailCheck } from '#src/platform/mail/index.ts';
import { Id } from '#src/shared/ids.ts';
import { findOpenInvitations } from '../queries/find-open-invitations.ts';

export const INVITATION_MAIL = 'vendors.staff_invitation';
const Facts = z.object({ id: Id });

/** Invitation mails are dropped when the link was revoked, used or expired, or when the shop admits no staff. */
export const invitationMailCheck: MailCheck = {
	kinds: [INVITATION_MAIL],
	lookAgain: async (read, grounds) => {
		const ids = grounds.map(({ facts }) => z.parse(Facts, facts).id);
		const open = await findOpenInvitations(read, ids);
		return ids.map((id) => open.has(id));
	},
};
