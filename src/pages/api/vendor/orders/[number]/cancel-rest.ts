import { CancelUnshippedItemsInput } from '#src/domains/fulfilment/contract/unshipped-items.ts';
import { cancelUnshippedItems } from '#src/domains/fulfilment/index.ts';
import { ChangedOrder, ordersErrors } from '#src/domains/orders/contract/order.ts';
import { vendorEndpoint } from '#src/platform/http/index.ts';

export const { POST, ALL } = vendorEndpoint({
	summary: 'Cancel the unshipped items of an order as the shop',
	input: CancelUnshippedItemsInput,
	output: ChangedOrder,
	refusals: ordersErrors,
	idempotency: 'required',
	limit: { name: 'orders.shop', points: 240, perS: 60, by: 'actor' },
	handle: cancelUnshippedItems,
});
