import { REFRESH_TOKEN_STAND_IN, type SignInRejected, type TokenBody } from '../../contract/identity.ts';
import type { SealedTokens } from '../../db/session-repository.ts';
import type { Tokens } from '../../oidc/client.ts';
import { identityWiring } from '../../wiring.ts';

/** RFC 6749, section 5.2; the interface has a Vietnamese message for each `code`. */
export type TokenFailure = {
	readonly kind: 'refused';
	readonly status: 400 | 401 | 403 | 409 | 503;
	readonly error: string;
	readonly code?: SignInRejected['code'];
	readonly endsSession?: boolean;
};
export type TokenOutcome =
	| { readonly kind: 'tokens'; readonly body: TokenBody; readonly sessionCookie?: string }
	| TokenFailure;

export const tokenFailure = (
	status: TokenFailure['status'],
	error: string,
	more: Pick<TokenFailure, 'code' | 'endsSession'> = {},
): TokenFailure => ({ kind: 'refused', status, error, ...more });

export const providerUnavailable = tokenFailure(503, 'temporarily_unavailable');

export function sealTokens(tokens: Tokens, idToken: string, scope: string): SealedTokens {
	const { seal } = identityWiring().seal;
	return {
		accessToken: seal(tokens.accessToken),
		idToken: seal(idToken),
		refreshToken: tokens.refreshToken === null ? null : seal(tokens.refreshToken),
		accessLifeS: tokens.lifeS,
		// Our own provider's access token is for this API, so its response contains no scope.
		scope: tokens.scope || scope,
	};
}

export function tokenBody(tokens: SealedTokens, remainingS: number): TokenBody {
	const { open } = identityWiring().seal;
	return {
		access_token: open(tokens.accessToken),
		token_type: 'Bearer',
		expires_in: Math.max(1, Math.floor(remainingS)),
		id_token: open(tokens.idToken),
		...(tokens.refreshToken === null ? {} : { refresh_token: REFRESH_TOKEN_STAND_IN }),
		scope: tokens.scope,
	};
}
