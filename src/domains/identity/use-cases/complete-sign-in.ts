import { type Context, databaseNow, transact } from '#src/platform/context.ts';
import { STATUS_BY_KIND } from '#src/platform/http/index.ts';
import { hashSecret, newSecret } from '#src/platform/seal/index.ts';
import { ok } from '#src/shared/result.ts';
import { type NewSession, recordSession, removeSession, type SealedTokens } from '../db/session-repository.ts';
import { accountIssuer, identityWiring } from '../wiring.ts';
import { nonceOf, SIGN_IN_SCOPE } from './begin-sign-in.ts';
import { enterCustomer, type SignedUpAccount } from './enter-customer.ts';
import { providerUnavailable, sealTokens, type TokenOutcome, tokenBody, tokenFailure } from './steps/token-answer.ts';

export type CodeGrant = { readonly code: string; readonly codeVerifier: string; readonly redirectUri: string };

/** The refresh token stays on the server. */
export async function completeSignIn(context: Context, grant: CodeGrant): Promise<TokenOutcome> {
	const { oidc, embedded } = identityWiring();
	const pre = context.request.cookies?.pre;
	// Without the cookie of `beginSignIn` this browser did not start the sign-in, so a stolen code is not used.
	if (!pre || grant.redirectUri !== oidc.redirectUri) return tokenFailure(400, 'invalid_grant');
	const answer = await oidc.exchangeCode(grant);
	if (answer.kind === 'away') return providerUnavailable;
	if (answer.kind === 'refused') return tokenFailure(400, 'invalid_grant');
	const { tokens } = answer;
	const now = embedded ? undefined : await databaseNow(context.fresh);
	const checked = await oidc.checkIdToken(tokens.idToken ?? '', nonceOf(pre), now);
	if (checked.kind === 'away') return providerUnavailable;
	if (checked.kind === 'forged' || !tokens.idToken) {
		context.log.warn('an ID token was refused');
		return tokenFailure(401, 'invalid_token');
	}
	const sealed = sealTokens(tokens, tokens.idToken, SIGN_IN_SCOPE);
	const { sid: upstreamSid, authenticatedAgoS, authenticatedWith, ...person } = checked.claims;
	const newcomer = { ...person, issuer: accountIssuer(), signedInId: signedInId(context) };
	return openSession(context, newcomer, { ...sealed, upstreamSid, authenticatedAgoS, authenticatedWith });
}

const signedInId = ({ actor }: Context): string | null => (actor.kind === 'member' ? actor.customerId : null);

async function openSession(
	context: Context,
	newcomer: SignedUpAccount,
	tokens: SealedTokens & Pick<NewSession, 'upstreamSid' | 'authenticatedAgoS' | 'authenticatedWith'>,
): Promise<TokenOutcome> {
	const sessionCookie = newSecret();
	const entered = await transact(context, async (scope) => {
		const customer = await enterCustomer(scope, newcomer);
		if (!customer.ok) return customer;
		if (scope.actor.kind === 'member') await removeSession(scope.db, scope.actor.sessionId, scope.actor.customerId);
		await recordSession(scope.db, {
			...tokens,
			tokenHash: hashSecret(sessionCookie),
			customerId: customer.value,
			issuer: newcomer.issuer,
			subject: newcomer.subject,
			ip: scope.request.ip,
			userAgent: scope.request.userAgent,
		});
		return ok(customer.value);
	});
	if (!entered.ok) {
		const { code, kind } = entered.error;
		return tokenFailure(STATUS_BY_KIND[kind] === 409 ? 409 : 403, 'access_denied', { code });
	}
	return { kind: 'tokens', body: tokenBody(tokens, tokens.accessLifeS), sessionCookie };
}
