import { confirmReceipt } from '#src/domains/fulfilment/index.ts';
import { ChangedOrder, OrderInput, ordersErrors } from '#src/domains/orders/contract/order.ts';
import { memberEndpoint } from '#src/platform/http/index.ts';

export const { POST, ALL } = memberEndpoint({
	summary: 'Confirm as the buyer that the order was received and complete it',
	input: OrderInput,
	output: ChangedOrder,
	refusals: ordersErrors,
	idempotency: 'required',
	limit: { name: 'orders.received', points: 60, perS: 3600, by: 'actor' },
	handle: confirmReceipt,
});
