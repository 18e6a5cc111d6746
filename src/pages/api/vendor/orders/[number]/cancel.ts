import { ChangedOrder, ordersErrors } from '#src/domains/orders/contract.ts';
import { DeclineOrderInput } from '#src/domains/orders/contract-cancellation.ts';
import { declineOrder } from '#src/domains/orders/index.ts';
import { vendorEndpoint } from '#src/platform/http/index.ts';

export const { POST, ALL } = vendorEndpoint({
	summary: 'The shop gives an order back, at the latest before a parcel leaves',
	input: DeclineOrderInput,
	output: ChangedOrder,
	refusals: ordersErrors,
	idempotency: 'accepted',
	limit: { name: 'orders.shop', points: 240, perS: 60, by: 'actor' },
	handle: declineOrder,
});
