import { withdrawCancel } from '#src/domains/fulfilment/index.ts';
import { ChangedOrder, OrderInput, ordersErrors } from '#src/domains/orders/contract/order.ts';
import { memberEndpoint } from '#src/platform/http/index.ts';

export const { POST, ALL } = memberEndpoint({
	summary: 'Withdraw a cancellation request for an order or its unshipped items',
	input: OrderInput,
	output: ChangedOrder,
	refusals: ordersErrors,
	idempotency: 'required',
	limit: { name: 'orders.withdraw_cancel', points: 10, perS: 3600, by: 'actor' },
	handle: withdrawCancel,
});
