import { confirmOrder } from '#src/domains/fulfilment/index.ts';
import { ChangedOrder, OrderInput, ordersErrors } from '#src/domains/orders/contract/order.ts';
import { vendorEndpoint } from '#src/platform/http/index.ts';

export const { POST, ALL } = vendorEndpoint({
	summary: 'Confirm an order as the shop',
	input: OrderInput,
	output: ChangedOrder,
	refusals: ordersErrors,
	idempotency: 'accepted',
	limit: { name: 'orders.shop', points: 240, perS: 60, by: 'actor' },
	handle: confirmOrder,
});
