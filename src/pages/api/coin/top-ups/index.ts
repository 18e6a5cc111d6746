import { StartedTopUp, StartTopUpInput, topUpErrors } from '#src/domains/coin/contract/top-up.ts';
import { startTopUp } from '#src/domains/coin/index.ts';
import { memberEndpoint } from '#src/platform/http/index.ts';

export const { POST, ALL } = memberEndpoint({
	summary: 'Start a bizcoin top-up at VNPAY',
	input: StartTopUpInput,
	output: StartedTopUp,
	refusals: topUpErrors,
	status: 201,
	idempotency: 'required',
	limit: { name: 'coin.top_up', points: 20, perS: 60, by: 'actor' },
	handle: startTopUp,
});
