import { SESSION_ABSOLUTE_DAYS, SignedOut } from '#src/domains/identity/contract/identity.ts';
import { cookieAfterSignOut, signOut } from '#src/domains/identity/index.ts';
import { config } from '#src/platform/config/index.ts';
import { clearCookie, publicEndpoint, setCookie } from '#src/platform/http/index.ts';

export const { POST, ALL } = publicEndpoint({
	summary: 'End the session of this browser, here and at the identity service',
	output: SignedOut,
	refusals: {},
	handle: signOut,
	onSuccess: ({ cookies }) => {
		clearCookie(cookies, config(), 'sid');
		setCookie(cookies, config(), 'pre', cookieAfterSignOut(), SESSION_ABSOLUTE_DAYS * 86_400);
	},
});
