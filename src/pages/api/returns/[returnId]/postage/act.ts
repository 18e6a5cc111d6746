import { ChangedPostage, PursuePostageInput, postageRefusals } from '#src/domains/orders/contract-postage.ts';
import { returnsRefusals } from '#src/domains/orders/contract-returns.ts';
import { pursuePostage } from '#src/domains/orders/index.ts';
import { memberEndpoint } from '#src/platform/http/index.ts';

export const { POST, ALL } = memberEndpoint({
	summary: 'Take a receipt of sent-back goods back, or have an operator judge it',
	input: PursuePostageInput,
	output: ChangedPostage,
	refusals: { ...returnsRefusals, ...postageRefusals },
	idempotency: 'required',
	limit: { name: 'returns.postage_act', points: 30, perS: 3600, by: 'actor' },
	handle: pursuePostage,
});
