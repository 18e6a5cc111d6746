import { CancelOrderInput } from '#src/domains/cancellation/contract.ts';
import { cancelOrder } from '#src/domains/cancellation/index.ts';
import { ChangedOrder, ordersErrors } from '#src/domains/orders/contract/order.ts';
import { memberEndpoint } from '#src/platform/http/index.ts';

export const { POST, ALL } = memberEndpoint({
	summary: 'Cancel an order, or request its cancellation once the shop has confirmed it',
	input: CancelOrderInput,
	output: ChangedOrder,
	refusals: ordersErrors,
	idempotency: 'required',
	limit: { name: 'orders.cancel', points: 60, perS: 3600, by: 'actor' },
	handle: cancelOrder,
});
