import { ok, type Result } from '#src/shared/result.ts';
import { fail, type SignInRejected } from '../contract.ts';

export type SignInFacts = {
	/** Who this account of the identity service belongs to already. */
	readonly ownerId: string | null;
	/** The customer who has this e-mail, however they signed in. */
	readonly emailOwnerId: string | null;
	readonly isEmailVerified: boolean;
	/** Who was signed in in this browser when the new sign-in ended. */
	readonly signedInId: string | null;
	readonly isLocked: boolean;
};
export type SignInDecision =
	| { readonly kind: 'enter'; readonly customerId: string }
	/** The account becomes one more way in for a customer who proved to own both. */
	| { readonly kind: 'link'; readonly customerId: string }
	| { readonly kind: 'create' };

/** An e-mail alone never opens somebody's account: it must be verified and its owner signed in. */
export function decideSignIn(facts: SignInFacts): Result<SignInDecision, SignInRejected> {
	if (facts.isLocked) return fail('identity.account_locked');
	if (facts.ownerId) return ok({ kind: 'enter', customerId: facts.ownerId });
	if (!facts.emailOwnerId) return ok({ kind: 'create' });
	const isSamePerson = facts.isEmailVerified && facts.signedInId === facts.emailOwnerId;
	if (!isSamePerson) return fail('identity.email_belongs_to_other_account');
	return ok({ kind: 'link', customerId: facts.emailOwnerId });
}
