import { PayoutIdInput, PayoutView, settlementErrors } from '#src/domains/settlement/contract/settlement.ts';
import { withdrawPayout } from '#src/domains/settlement/index.ts';
import { vendorEndpoint } from '#src/platform/http/index.ts';

export const { POST, ALL } = vendorEndpoint({
	summary: 'Take back what the own shop has asked for, while nobody has approved it',
	input: PayoutIdInput,
	output: PayoutView,
	refusals: settlementErrors,
	limit: { name: 'settlement.payout', points: 10, perS: 3600, by: 'actor' },
	handle: withdrawPayout,
});
