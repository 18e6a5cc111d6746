import { ok, type Result } from '#src/shared/result.ts';
import { fail, type SignInRejected } from '../contract/identity.ts';

export type SignInFacts = {
	readonly ownerId: string | null;
	readonly emailOwnerId: string | null;
	readonly isEmailVerified: boolean;
	readonly signedInId: string | null;
	readonly isLocked: boolean;
};
export type SignInDecision =
	| { readonly kind: 'enter'; readonly customerId: string }
	| { readonly kind: 'link'; readonly customerId: string }
	| { readonly kind: 'create' };

/** An e-mail alone never gives access: it must be verified and its owner signed in. */
export function decideSignIn(facts: SignInFacts): Result<SignInDecision, SignInRejected> {
	if (facts.isLocked) return fail('identity.account_locked');
	if (facts.ownerId) return ok({ kind: 'enter', customerId: facts.ownerId });
	if (!facts.emailOwnerId) return ok({ kind: 'create' });
	const isSamePerson = facts.isEmailVerified && facts.signedInId === facts.emailOwnerId;
	if (!isSamePerson) return fail('identity.email_belongs_to_other_account');
	return ok({ kind: 'link', customerId: facts.emailOwnerId });
}
