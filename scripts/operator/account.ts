import { personalData as parts } from '#src/app/personal-data.ts';
import { eraseAccount, exportAccount } from '#src/domains/identity/index.ts';
import { erasedTexts } from '#src/messages/vi/identity.ts';
import type { ErasureBlocker } from '#src/platform/db/personal-data.ts';
import { type Command, done, failureOutcome, operatorContext, storedOutcome } from './outcome.ts';

export const ACCOUNT_USAGE = `       npm run operator -- account export EMAIL FILE   all data of the person, as JSON that only you may read
       npm run operator -- account erase EMAIL   what must stay by law stays without the person's identity
`;

/** Longer than a request of a shopper takes before its database statements time out. */
const REQUEST_MAX_MS = 35_000;

const exported =
	(email: string, file: string): Command =>
	async (desk) => {
		const answer = await exportAccount(operatorContext(desk), { email, parts });
		if (!answer.ok) return failureOutcome(answer.error);
		return storedOutcome(file, `${JSON.stringify(answer.value, null, '\t')}\n`, `the data of ${email} are in ${file}`);
	};

const erased =
	(email: string): Command =>
	async (desk) => {
		const answer = await eraseAccount(operatorContext(desk), {
			email,
			parts,
			texts: erasedTexts,
			waitMs: REQUEST_MAX_MS,
		});
		if (answer.ok) return done(`the account ${email} is erased`);
		const refused = failureOutcome(answer.error);
		const blockers = (answer.error.details?.blockers ?? []) as readonly ErasureBlocker[];
		return {
			...refused,
			lines: [...refused.lines, ...blockers.map(({ kind, names }) => `\t${kind}: ${names.join(', ')}`)],
		};
	};

export function accountCommand([act, email, file]: readonly string[]): Command | null {
	if (act === 'export' && email) return exported(email, file ?? `${email.replace(/[^A-Za-z0-9._-]/g, '-')}.json`);
	if (act === 'erase' && email) return erased(email);
	return null;
}
