import { RefundedTopUp, RefundTopUpInput, topUpRefundErrors } from '#src/domains/coin/contract/top-up.ts';
import { refundTopUp } from '#src/domains/coin/index.ts';
import { memberEndpoint } from '#src/platform/http/index.ts';

export const { POST, ALL } = memberEndpoint({
	summary: 'Refund the unspent rest of a top-up to its source',
	input: RefundTopUpInput,
	output: RefundedTopUp,
	refusals: topUpRefundErrors,
	idempotency: 'required',
	limit: { name: 'coin.top_up', points: 20, perS: 60, by: 'actor' },
	handle: refundTopUp,
});
