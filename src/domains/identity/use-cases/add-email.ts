import type { MemberActor } from '#src/platform/actor.ts';
import type { Context } from '#src/platform/context.ts';
import { checkEmail } from '#src/shared/email-check.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { cleanLine } from '#src/shared/text/text.ts';
import { type AddEmailInput, fail } from '../contract/identity.ts';
import { getProfile } from '../queries/get-profile.ts';
import { getSubject } from '../queries/get-subject.ts';
import { accountIssuer, identityWiring } from '../wiring.ts';

type Rejected = Failure<
	'identity.email_invalid' | 'identity.email_mistyped' | 'identity.has_email' | 'identity.verification_not_offered'
>;

/** For an account that was registered by phone: mails a link, and the address counts once it is opened. */
export async function addEmail(
	context: Context<MemberActor>,
	{ email: typed, isConfirmed = false }: AddEmailInput,
): Promise<Result<{ readonly sent: true }, Rejected>> {
	const verdict = checkEmail(cleanLine(typed));
	if (verdict.kind === 'malformed') {
		const { suggestion } = verdict;
		return fail('identity.email_invalid', { suggestion }, { email: 'identity.email_invalid' });
	}
	if (verdict.kind === 'mistyped' && !isConfirmed)
		return fail('identity.email_mistyped', { suggestion: verdict.suggestion }, { email: 'identity.email_mistyped' });
	const profile = await getProfile(context);
	if (profile.email !== '') return fail('identity.has_email');
	const { embedded } = identityWiring();
	const subject = await getSubject(context.fresh, accountIssuer(), context.actor.customerId);
	if (!embedded || !subject) return fail('identity.verification_not_offered');
	await embedded.requestEmail(subject, verdict.email);
	return ok({ sent: true });
}
