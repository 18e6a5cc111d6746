import { confirmReceipt } from '#src/domains/fulfilment/index.ts';
import { ChangedOrder, OrderInput, ordersErrors } from '#src/domains/orders/contract/order.ts';
import { memberEndpoint } from '#src/platform/http/index.ts';

export const { POST, ALL } = memberEndpoint({
	summary: 'The buyer has the goods: the order is complete',
	input: OrderInput,
	output: ChangedOrder,
	refusals: ordersErrors,
	idempotency: 'required',
	limit: { name: 'orders.received', points: 60, perS: 3600, by: 'actor' },
	handle: confirmReceipt,
});
