import type { Scope } from '#src/platform/context.ts';
import { normaliseEmail } from '#src/shared/email.ts';
import { NAME_MAX_LENGTH } from '#src/shared/limits/identity-limits.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { cleanLine } from '#src/shared/text/text.ts';
import { fail, type SignInRejected } from '../contract/identity.ts';
import {
	type Account,
	findAccountOwner,
	findCustomerByEmail,
	findPhoneOwner,
	lockSignIn,
	recordAccount,
	recordCustomer,
	recordEmailVerified,
	recordPhoneVerified,
} from '../db/customer-repository.ts';
import { decideSignIn } from '../rules/sign-in.ts';

export type SignedUpAccount = Account & {
	readonly email: string | null;
	readonly isEmailVerified: boolean;
	readonly name: string | null;
	readonly signedInId: string | null;
	/** Proved to the provider by a code. */
	readonly verifiedPhone?: string | null;
};

export async function enterCustomer(scope: Scope, newcomer: SignedUpAccount): Promise<Result<string, SignInRejected>> {
	const { db } = scope;
	const { issuer, subject, isEmailVerified, signedInId } = newcomer;
	const account = { issuer, subject };
	const emailNormalised = normaliseEmail(newcomer.email ?? '');
	const phone = newcomer.verifiedPhone ?? null;
	if (!emailNormalised && !phone) return fail('identity.email_missing');
	await lockSignIn(db, account, { emailNormalised, phone });
	const owner = await findAccountOwner(db, account);
	const emailOwner = emailNormalised ? await findCustomerByEmail(db, emailNormalised) : null;
	const decision = decideSignIn({
		ownerId: owner?.id ?? null,
		emailOwnerId: emailOwner?.id ?? null,
		isEmailVerified,
		signedInId,
		isLocked: (owner ?? emailOwner)?.isLocked ?? false,
	});
	if (!decision.ok) return decision;
	const customerId =
		decision.value.kind === 'create'
			? await recordCustomer(db, {
					email: emailNormalised,
					emailNormalised,
					name: nameOf(newcomer.name, emailNormalised ?? ''),
				})
			: decision.value.customerId;
	if (!owner) await recordAccount(db, account, customerId);
	if (isEmailVerified && emailNormalised) await recordEmailVerified(db, customerId, emailNormalised);
	// A number belongs to one account: somebody else's stays with them.
	if (phone && !(await findPhoneOwner(db, phone))) await recordPhoneVerified(db, customerId, phone);
	return ok(customerId);
}

const nameOf = (name: string | null, email: string): string =>
	cleanLine(name ?? '')
		.slice(0, NAME_MAX_LENGTH)
		.toWellFormed() ||
	email.replace(/@.*/, '') ||
	'***';
