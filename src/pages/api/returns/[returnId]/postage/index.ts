import { ChangedPostage, postageRefusals, StatePostageInput } from '#src/domains/orders/contract-postage.ts';
import { returnsRefusals } from '#src/domains/orders/contract-returns.ts';
import { statePostage } from '#src/domains/orders/index.ts';
import { memberEndpoint } from '#src/platform/http/index.ts';

export const { POST, ALL } = memberEndpoint({
	summary: 'State what sending faulty goods back has cost, with its receipt',
	input: StatePostageInput,
	output: ChangedPostage,
	refusals: { ...returnsRefusals, ...postageRefusals },
	status: 201,
	idempotency: 'required',
	limit: { name: 'returns.postage', points: 20, perS: 3600, by: 'actor' },
	handle: statePostage,
});
