import * as z from 'zod/mini';
import { databaseNow } from '#src/platform/context.ts';
import type { MailCheck } from '#src/platform/mail/index.ts';

const Facts = z.object({ expiresAt: z.string() });

/** Drops queued mails about coin that has already ended. */
export const endingMailCheck: MailCheck = {
	kinds: ['coin.ending'],
	lookAgain: async (read, grounds) => {
		const now = await databaseNow(read);
		return grounds.map(({ facts }) => new Date(z.parse(Facts, facts).expiresAt) > now);
	},
};
