import { ChangedOrder, ordersRefusals } from '#src/domains/orders/contract.ts';
import { AskCancelRestInput } from '#src/domains/orders/contract-rest.ts';
import { askCancelRest } from '#src/domains/orders/index.ts';
import { memberEndpoint } from '#src/platform/http/index.ts';

export const { POST, ALL } = memberEndpoint({
	summary: 'Ask the shop not to send what has not left of a partly sent order',
	input: AskCancelRestInput,
	output: ChangedOrder,
	refusals: ordersRefusals,
	idempotency: 'required',
	limit: { name: 'orders.cancel_rest', points: 10, perS: 3600, by: 'actor' },
	handle: askCancelRest,
});
