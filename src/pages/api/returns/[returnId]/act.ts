import { ChangedReturn, PursueReturnInput, returnsErrors } from '#src/domains/returns/contract/return.ts';
import { pursueReturn } from '#src/domains/returns/index.ts';
import { memberEndpoint } from '#src/platform/http/index.ts';

export const { POST, ALL } = memberEndpoint({
	summary: 'Act on a return as the buyer: withdraw, ship, dispute, add evidence or appeal',
	input: PursueReturnInput,
	output: ChangedReturn,
	refusals: returnsErrors,
	idempotency: 'required',
	limit: { name: 'returns.act', points: 30, perS: 3600, by: 'actor' },
	handle: pursueReturn,
});
