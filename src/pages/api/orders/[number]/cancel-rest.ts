import { RequestUnshippedCancelInput } from '#src/domains/fulfilment/contract/unshipped-items.ts';
import { requestUnshippedCancel } from '#src/domains/fulfilment/index.ts';
import { ChangedOrder, ordersErrors } from '#src/domains/orders/contract/order.ts';
import { memberEndpoint } from '#src/platform/http/index.ts';

export const { POST, ALL } = memberEndpoint({
	summary: 'Request cancellation of the unshipped items of an order',
	input: RequestUnshippedCancelInput,
	output: ChangedOrder,
	refusals: ordersErrors,
	idempotency: 'required',
	limit: { name: 'orders.cancel_rest', points: 10, perS: 3600, by: 'actor' },
	handle: requestUnshippedCancel,
});
