import { AttemptInput, AttemptView, attemptErrors } from '#src/domains/payments/contract/payments.ts';
import { getOwnAttempt } from '#src/domains/payments/index.ts';
import { memberEndpoint } from '#src/platform/http/index.ts';

export const { GET, ALL } = memberEndpoint({
	method: 'GET',
	summary: 'State of one of your payment attempts; the page that waits for the bank polls it',
	limit: { name: 'payments.attempt', points: 240, perS: 60, by: 'actor' },
	input: AttemptInput,
	output: AttemptView,
	refusals: attemptErrors,
	handle: getOwnAttempt,
});
