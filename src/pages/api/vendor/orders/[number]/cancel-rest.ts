import { ChangedOrder, ordersRefusals } from '#src/domains/orders/contract.ts';
import { CancelRestInput } from '#src/domains/orders/contract-rest.ts';
import { cancelRest } from '#src/domains/orders/index.ts';
import { vendorEndpoint } from '#src/platform/http/index.ts';

export const { POST, ALL } = vendorEndpoint({
	summary: 'The shop cannot send what is left of a partly sent order',
	input: CancelRestInput,
	output: ChangedOrder,
	refusals: ordersRefusals,
	idempotency: 'required',
	limit: { name: 'orders.shop', points: 240, perS: 60, by: 'actor' },
	handle: cancelRest,
});
