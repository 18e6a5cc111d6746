import { PayoutIdInput, PayoutView, settlementErrors } from '#src/domains/settlement/contract/settlement.ts';
import { withdrawPayout } from '#src/domains/settlement/index.ts';
import { vendorEndpoint } from '#src/platform/http/index.ts';

export const { POST, ALL } = vendorEndpoint({
	summary: 'Withdraw a payout request before it is approved',
	input: PayoutIdInput,
	output: PayoutView,
	refusals: settlementErrors,
	limit: { name: 'settlement.payout', points: 10, perS: 3600, by: 'actor' },
	handle: withdrawPayout,
});
