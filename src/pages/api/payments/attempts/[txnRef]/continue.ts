import { AttemptInput, continueErrors, PaymentLink } from '#src/domains/payments/contract/payments.ts';
import { continueAttempt } from '#src/domains/payments/index.ts';
import { memberEndpoint } from '#src/platform/http/index.ts';

export const { POST, ALL } = memberEndpoint({
	summary: 'Get the address of the payment page while the attempt is open',
	input: AttemptInput,
	output: PaymentLink,
	refusals: continueErrors,
	idempotency: 'accepted',
	handle: continueAttempt,
});
