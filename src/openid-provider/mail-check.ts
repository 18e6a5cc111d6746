import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { idList } from '#src/platform/db/index.ts';
import type { MailCheck } from '#src/platform/mail/index.ts';
import { hashSecret } from '#src/platform/seal/index.ts';

const KIND = 'identity.link';
const Facts = z.object({ tokenHash: z.string() });

export const linkPrecondition = (token: string) => ({ kind: KIND, facts: { tokenHash: hashSecret(token) } });

/** Drops the mail when its link is used or expired or the address is already verified. */
export const linkMailCheck: MailCheck = {
	kinds: [KIND],
	lookAgain: async (read, grounds) => {
		const hashes = grounds.map(({ facts }) => z.parse(Facts, facts).tokenHash);
		const rows = await read.read<{ tokenHash: string }>(sql`
			select links.token_hash as "tokenHash" from identity_links links
			join identity_accounts accounts on accounts.id = links.account_id
			where links.token_hash in ${idList(hashes)} and links.used_at is null and links.expires_at > app_now()
				and not (links.purpose in ('verify_email', 'add_email') and accounts.email_verified_at is not null)`);
		const usable = new Set(rows.map(({ tokenHash }) => tokenHash));
		return hashes.map((hash) => usable.has(hash));
	},
};
