import { SIGN_IN_MINUTES, SignInStart } from '#src/domains/identity/contract/identity.ts';
import { beginSignIn } from '#src/domains/identity/index.ts';
import { config } from '#src/platform/config/index.ts';
import { publicEndpoint, setCookie } from '#src/platform/http/index.ts';

export const { POST, ALL } = publicEndpoint({
	summary: 'Start a sign-in bound to this browser and return the parameters for the identity service',
	output: SignInStart,
	refusals: {},
	limit: { name: 'auth_begin', points: 60, perS: 60, by: 'ip' },
	handle: beginSignIn,
	onSuccess: ({ cookies }, { cookie }) => setCookie(cookies, config(), 'pre', cookie, SIGN_IN_MINUTES * 60),
});
