import { ordersErrors } from '#src/domains/orders/contract/order.ts';
import { ChangedReturn, HandleReturnInput, returnsErrors } from '#src/domains/returns/contract/return.ts';
import { handleReturn } from '#src/domains/returns/index.ts';
import { vendorEndpoint } from '#src/platform/http/index.ts';

export const { POST, ALL } = vendorEndpoint({
	summary: 'Answer a return as the shop: accept, receive, inspect, replace or object',
	input: HandleReturnInput,
	output: ChangedReturn,
	refusals: { ...returnsErrors, 'orders.role_not_allowed': ordersErrors['orders.role_not_allowed'] },
	idempotency: 'required',
	limit: { name: 'returns.handle', points: 240, perS: 60, by: 'actor' },
	handle: handleReturn,
});
