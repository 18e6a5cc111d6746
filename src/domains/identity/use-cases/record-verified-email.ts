import type { Scope } from '#src/platform/context.ts';
import { normaliseEmail } from '#src/shared/email.ts';
import {
	type Account,
	addEmail,
	findAccountOwner,
	findCustomerByEmail,
	recordEmailVerified,
} from '../db/customer-repository.ts';

/** The embedded provider calls this immediately; an external one reports it in its next token. */
export async function recordVerifiedEmail(scope: Scope, account: Account, email: string): Promise<void> {
	const owner = await findAccountOwner(scope.db, account);
	const emailNormalised = normaliseEmail(email);
	if (!owner || !emailNormalised) return;
	if (!(await findCustomerByEmail(scope.db, emailNormalised))) await addEmail(scope.db, owner.id, emailNormalised);
	await recordEmailVerified(scope.db, owner.id, emailNormalised);
}
