import * as z from 'zod/mini';
import { databaseNow } from '#src/platform/context.ts';
import type { MailCheck } from '#src/platform/mail/index.ts';

const Facts = z.object({ expiresAt: z.string() });

/** Coin that has ended is no longer announced to end. */
export const endingMailCheck: MailCheck = {
	kinds: ['coin.ending'],
	lookAgain: async (read, grounds) => {
		const now = await databaseNow(read);
		return grounds.map(({ facts }) => new Date(z.parse(Facts, facts).expiresAt) > now);
	},
};
