import { EndSessionInput, identityErrors, SessionsEnded } from '#src/domains/identity/contract/identity.ts';
import { endSession } from '#src/domains/identity/index.ts';
import { memberEndpoint } from '#src/platform/http/index.ts';

export const { DELETE, ALL } = memberEndpoint({
	method: 'DELETE',
	summary: 'End one of the member’s sessions',
	input: EndSessionInput,
	output: SessionsEnded,
	refusals: { 'identity.session_not_found': identityErrors['identity.session_not_found'] },
	handle: endSession,
});
