import type { Context } from '#src/platform/context.ts';
import { REFRESH_TOKEN_STAND_IN } from '../contract/identity.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { renewSession } from './renew-session.ts';
import { type TokenOutcome, tokenFailure } from './steps/token-answer.ts';

const PARAMETER_MAX_LENGTH = 2048;

/** Accepts the two grants of oidc-client-ts; rejects all others and any real refresh token. */
export async function answerTokenRequest(context: Context, form: ReadonlyMap<string, string>): Promise<TokenOutcome> {
	const read = (name: string): string | null => {
		const value = form.get(name);
		return value && value.length <= PARAMETER_MAX_LENGTH ? value : null;
	};
	const grantType = read('grant_type');
	if (grantType === 'refresh_token') {
		const isStandIn = read('refresh_token') === REFRESH_TOKEN_STAND_IN;
		return isStandIn ? renewSession(context) : tokenFailure(400, 'invalid_grant');
	}
	if (grantType !== 'authorization_code') return tokenFailure(400, 'unsupported_grant_type');
	const [code, codeVerifier, redirectUri] = [read('code'), read('code_verifier'), read('redirect_uri')];
	if (!code || !codeVerifier || !redirectUri) return tokenFailure(400, 'invalid_request');
	return completeSignIn(context, { code, codeVerifier, redirectUri });
}
