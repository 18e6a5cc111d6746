import { returnsErrors } from '#src/domains/returns/contract/return.ts';
import {
	ChangedReturnShipping,
	PursueReturnShippingInput,
	returnShippingErrors,
} from '#src/domains/returns/contract/return-shipping.ts';
import { pursueReturnShipping } from '#src/domains/returns/index.ts';
import { memberEndpoint } from '#src/platform/http/index.ts';

export const { POST, ALL } = memberEndpoint({
	summary: 'Withdraw a return shipping claim, or ask an operator to decide it',
	input: PursueReturnShippingInput,
	output: ChangedReturnShipping,
	refusals: { ...returnsErrors, ...returnShippingErrors },
	idempotency: 'required',
	limit: { name: 'returns.postage_act', points: 30, perS: 3600, by: 'actor' },
	handle: pursueReturnShipping,
});
