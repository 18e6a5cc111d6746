import { SESSION_ABSOLUTE_DAYS, TokenBody } from '#src/domains/identity/contract/identity.ts';
import { answerTokenRequest } from '#src/domains/identity/index.ts';
import { config } from '#src/platform/config/index.ts';
import { clearCookie, formEndpoint, jsonResponse, setCookie } from '#src/platform/http/index.ts';

export const { POST, ALL } = formEndpoint({
	summary: 'The token endpoint for oidc-client-ts: completes a sign-in or renews the session (RFC 6749, form encoding)',
	output: TokenBody,
	refusals: {},
	handle: async (context, form, { cookies, locals }) => {
		const outcome = await answerTokenRequest(context, form);
		if (outcome.kind === 'refused') {
			const { status, error, code, endsSession } = outcome;
			if (endsSession) clearCookie(cookies, config(), 'sid');
			const body = { error, ...(code ? { code, error_description: locals.words.refusal(code) } : {}) };
			return jsonResponse(status, body, status === 503 ? { 'retry-after': '2' } : {});
		}
		if (outcome.sessionCookie) {
			setCookie(cookies, config(), 'sid', outcome.sessionCookie, SESSION_ABSOLUTE_DAYS * 86_400);
			clearCookie(cookies, config(), 'pre');
		}
		return jsonResponse(200, outcome.body);
	},
});
