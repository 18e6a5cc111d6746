import { AttemptInput, AttemptView, attemptErrors } from '#src/domains/payments/contract/payments.ts';
import { getOwnAttempt } from '#src/domains/payments/index.ts';
import { memberEndpoint } from '#src/platform/http/index.ts';

export const { GET, ALL } = memberEndpoint({
	method: 'GET',
	summary: 'Get the state of one of the member’s payment attempts',
	limit: { name: 'payments.attempt', points: 240, perS: 60, by: 'actor' },
	input: AttemptInput,
	output: AttemptView,
	refusals: attemptErrors,
	handle: getOwnAttempt,
});
