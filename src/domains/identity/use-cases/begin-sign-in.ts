import type { Context } from '#src/platform/context.ts';
import { hashSecret, newSecret } from '#src/platform/seal/index.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { SESSION_IDLE_HOURS, type SignInStart } from '../contract.ts';
import { identityWiring } from '../wiring.ts';

/** Marks the cookie that a sign-out leaves behind: the next sign-in asks for the password again. */
const AFTER_SIGN_OUT = 'x.';
const SCOPE = 'openid profile email';

export type BegunSignIn = SignInStart & { readonly cookie: string };

/** Binds the sign-in to this browser: the nonce is the hash of a cookie that nobody else has. */
export async function beginSignIn(context: Context): Promise<Result<BegunSignIn, never>> {
	const { oidc, isEmbedded } = identityWiring();
	const cookie = context.request.cookies?.pre ?? newSecret();
	const needsOffline = !isEmbedded && (await offersOfflineAccess());
	return ok({
		nonce: nonceOf(cookie),
		authority: oidc.issuer,
		clientId: oidc.clientId,
		scope: needsOffline ? `${SCOPE} offline_access` : SCOPE,
		prompt: cookie.startsWith(AFTER_SIGN_OUT) ? 'login' : null,
		maxAgeS: SESSION_IDLE_HOURS * 3600,
		cookie,
	});
}

export const nonceOf = (preCookie: string): string => hashSecret(preCookie);
export const cookieAfterSignOut = (): string => AFTER_SIGN_OUT + newSecret();

/** Some providers give a refresh token only to who asks for offline access. */
async function offersOfflineAccess(): Promise<boolean> {
	try {
		const { scopes_supported } = await identityWiring().oidc.metadata();
		return scopes_supported?.includes('offline_access') ?? false;
	} catch {
		return false;
	}
}
