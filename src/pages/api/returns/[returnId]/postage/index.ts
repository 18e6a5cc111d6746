import { returnsErrors } from '#src/domains/returns/contract/return.ts';
import {
	ChangedReturnShipping,
	returnShippingErrors,
	StateReturnShippingInput,
} from '#src/domains/returns/contract/return-shipping.ts';
import { stateReturnShipping } from '#src/domains/returns/index.ts';
import { memberEndpoint } from '#src/platform/http/index.ts';

export const { POST, ALL } = memberEndpoint({
	summary: 'Claim the return shipping of faulty products, with its receipt',
	input: StateReturnShippingInput,
	output: ChangedReturnShipping,
	refusals: { ...returnsErrors, ...returnShippingErrors },
	status: 201,
	idempotency: 'required',
	limit: { name: 'returns.postage', points: 20, perS: 3600, by: 'actor' },
	handle: stateReturnShipping,
});
