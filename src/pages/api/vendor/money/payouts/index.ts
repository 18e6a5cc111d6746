import { PayoutView, settlementErrors } from '#src/domains/settlement/contract/settlement.ts';
import { requestPayout } from '#src/domains/settlement/index.ts';
import { vendorEndpoint } from '#src/platform/http/index.ts';

export const { POST, ALL } = vendorEndpoint({
	summary: 'Request a payout of the available balance before the weekly payout day',
	output: PayoutView,
	refusals: settlementErrors,
	status: 201,
	idempotency: 'required',
	limit: { name: 'settlement.payout', points: 10, perS: 3600, by: 'actor' },
	handle: requestPayout,
});
