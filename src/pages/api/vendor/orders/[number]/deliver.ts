import { DeliverOrderInput } from '#src/domains/fulfilment/contract/fulfilment.ts';
import { deliverOrder } from '#src/domains/fulfilment/index.ts';
import { ChangedOrder, ordersErrors } from '#src/domains/orders/contract/order.ts';
import { vendorEndpoint } from '#src/platform/http/index.ts';

export const { POST, ALL } = vendorEndpoint({
	summary: 'Record the delivery of a parcel and who received it',
	input: DeliverOrderInput,
	output: ChangedOrder,
	refusals: ordersErrors,
	idempotency: 'accepted',
	limit: { name: 'orders.shop', points: 240, perS: 60, by: 'actor' },
	handle: deliverOrder,
});
