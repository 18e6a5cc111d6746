import type { Context } from '#src/platform/context.ts';
import { hashSecret, newSecret } from '#src/platform/seal/index.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { SESSION_IDLE_HOURS, type SignInStart } from '../contract/identity.ts';
import { identityWiring } from '../wiring.ts';

/** Marks the cookie after a sign-out, so the next sign-in asks for the password. */
const AFTER_SIGN_OUT = 'x.';
export const SIGN_IN_SCOPE = 'openid profile email';
const PHONE_SCOPE = 'phone';

export type StartedSignIn = SignInStart & { readonly cookie: string };

/** The nonce is the hash of a cookie, which binds the sign-in to this browser. */
export async function beginSignIn(context: Context): Promise<Result<StartedSignIn, never>> {
	const { oidc, embedded } = identityWiring();
	const cookie = context.request.cookies?.pre ?? newSecret();
	const offers = embedded ? EMBEDDED_OFFERS : await offersOf();
	return ok({
		nonce: nonceOf(cookie),
		authority: oidc.issuer,
		clientId: oidc.clientId,
		scope: [
			SIGN_IN_SCOPE,
			...(offers.phone ? [PHONE_SCOPE] : []),
			...(offers.offlineAccess ? ['offline_access'] : []),
		].join(' '),
		prompt: cookie.startsWith(AFTER_SIGN_OUT) ? 'login' : null,
		maxAgeS: SESSION_IDLE_HOURS * 3600,
		offersCreate: offers.create,
		cookie,
	});
}

export const nonceOf = (preCookie: string): string => hashSecret(preCookie);
export const cookieAfterSignOut = (): string => AFTER_SIGN_OUT + newSecret();

type Offers = { readonly offlineAccess: boolean; readonly phone: boolean; readonly create: boolean };
const EMBEDDED_OFFERS: Offers = { offlineAccess: false, phone: true, create: true };

/** Some providers issue a refresh token only for the scope `offline_access`. */
async function offersOf(): Promise<Offers> {
	const { scopes_supported: scopes, prompt_values_supported: prompts } = await identityWiring().oidc.metadata();
	const has = (scope: string): boolean => scopes?.includes(scope) ?? false;
	return {
		offlineAccess: has('offline_access'),
		phone: has(PHONE_SCOPE),
		create: prompts?.includes('create') ?? false,
	};
}
