import { SessionList, SessionsEnded } from '#src/domains/identity/contract/identity.ts';
import { endAllSessions, listSessions } from '#src/domains/identity/index.ts';
import { config } from '#src/platform/config/index.ts';
import { clearCookie, memberEndpoint, methods } from '#src/platform/http/index.ts';
import { ok } from '#src/shared/result.ts';

export const { GET, DELETE, ALL } = methods(
	memberEndpoint({
		method: 'GET',
		summary: 'List the member’s sessions',
		output: SessionList,
		refusals: {},
		handle: async (context) => ok({ items: [...(await listSessions(context))] }),
	}),
	memberEndpoint({
		method: 'DELETE',
		summary: 'End all sessions of the member, this one included',
		output: SessionsEnded,
		refusals: {},
		handle: endAllSessions,
		onSuccess: ({ cookies }) => clearCookie(cookies, config(), 'sid'),
	}),
);
