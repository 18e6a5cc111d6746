import { PayoutView, settlementErrors } from '#src/domains/settlement/contract/settlement.ts';
import { requestPayout } from '#src/domains/settlement/index.ts';
import { vendorEndpoint } from '#src/platform/http/index.ts';

export const { POST, ALL } = vendorEndpoint({
	summary: 'Ask for all that may be paid out, before the weekly day',
	output: PayoutView,
	refusals: settlementErrors,
	status: 201,
	idempotency: 'required',
	limit: { name: 'settlement.payout', points: 10, perS: 3600, by: 'actor' },
	handle: requestPayout,
});
