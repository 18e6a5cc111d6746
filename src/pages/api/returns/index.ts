import { ordersErrors } from '#src/domains/orders/contract/order.ts';
import { ChangedReturn, RequestReturnInput, returnsErrors } from '#src/domains/returns/contract/return.ts';
import { requestReturn } from '#src/domains/returns/index.ts';
import { memberEndpoint } from '#src/platform/http/index.ts';

export const { POST, ALL } = memberEndpoint({
	summary: 'Request a return of items of an order',
	input: RequestReturnInput,
	output: ChangedReturn,
	refusals: { ...returnsErrors, 'orders.not_found': ordersErrors['orders.not_found'] },
	status: 201,
	idempotency: 'required',
	limit: { name: 'returns.ask', points: 20, perS: 3600, by: 'actor' },
	handle: requestReturn,
});
