import { DeclineOrderInput } from '#src/domains/cancellation/contract.ts';
import { declineOrder } from '#src/domains/cancellation/index.ts';
import { ChangedOrder, ordersErrors } from '#src/domains/orders/contract/order.ts';
import { vendorEndpoint } from '#src/platform/http/index.ts';

export const { POST, ALL } = vendorEndpoint({
	summary: 'Decline an order as the shop before a parcel is shipped',
	input: DeclineOrderInput,
	output: ChangedOrder,
	refusals: ordersErrors,
	idempotency: 'accepted',
	limit: { name: 'orders.shop', points: 240, perS: 60, by: 'actor' },
	handle: declineOrder,
});
