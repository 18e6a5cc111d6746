import * as z from 'zod/mini';
import { endSessionsByProvider } from '#src/domains/identity/index.ts';
import { formEndpoint, jsonResponse } from '#src/platform/http/index.ts';

const STATUS = { done: 200, forged: 400, away: 503 } as const;

export const { POST, ALL } = formEndpoint({
	summary: 'End the sessions of a logout token (OpenID Connect Back-Channel Logout)',
	output: z.object({}),
	refusals: {},
	isServerToServer: true,
	handle: async (context, form) => {
		const outcome = await endSessionsByProvider(context, form.get('logout_token') ?? '');
		return jsonResponse(STATUS[outcome], outcome === 'done' ? {} : { error: 'invalid_request' });
	},
});
