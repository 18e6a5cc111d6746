import { TakeBackParcelInput } from '#src/domains/fulfilment/contract/fulfilment.ts';
import { takeBackParcel } from '#src/domains/fulfilment/index.ts';
import { ChangedOrder, ordersErrors } from '#src/domains/orders/contract/order.ts';
import { vendorEndpoint } from '#src/platform/http/index.ts';

export const { POST, ALL } = vendorEndpoint({
	summary: 'Record that a refused parcel came back, and the quantities to restock',
	input: TakeBackParcelInput,
	output: ChangedOrder,
	refusals: ordersErrors,
	idempotency: 'accepted',
	limit: { name: 'orders.shop', points: 240, perS: 60, by: 'actor' },
	handle: takeBackParcel,
});
