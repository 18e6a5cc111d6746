import type { MemberActor } from '#src/platform/actor.ts';
import type { Context } from '#src/platform/context.ts';
import { DependencyUnavailable, type Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { fail } from '../contract/identity.ts';
import { getSubject } from '../queries/get-subject.ts';
import { accountIssuer, identityWiring } from '../wiring.ts';

type Rejected = Failure<'identity.already_verified' | 'identity.verification_not_offered' | 'identity.mail_limit'>;
const RETRY_AFTER_S = 3600;

export async function sendVerificationMail(
	context: Context<MemberActor>,
): Promise<Result<{ readonly sent: true }, Rejected>> {
	const { actor } = context;
	if (actor.emailVerified) return fail('identity.already_verified');
	const { oidc } = identityWiring();
	const subject = await getSubject(context.read, accountIssuer(), actor.customerId);
	const answer = subject ? await oidc.sendVerificationMail(subject) : 'not_offered';
	if (answer === 'not_offered') return fail('identity.verification_not_offered');
	if (answer === 'limited') return fail('identity.mail_limit', { retryAfterS: RETRY_AFTER_S });
	if (answer === 'away') throw new DependencyUnavailable('the identity service did not answer');
	return ok({ sent: true });
}
