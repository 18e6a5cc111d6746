import { ChangedOrder, ordersErrors } from '#src/domains/orders/contract.ts';
import { CancelUnshippedItemsInput } from '#src/domains/orders/contract-unshipped-items.ts';
import { cancelUnshippedItems } from '#src/domains/orders/index.ts';
import { vendorEndpoint } from '#src/platform/http/index.ts';

export const { POST, ALL } = vendorEndpoint({
	summary: 'The shop cannot send what is left of a partly sent order',
	input: CancelUnshippedItemsInput,
	output: ChangedOrder,
	refusals: ordersErrors,
	idempotency: 'required',
	limit: { name: 'orders.shop', points: 240, perS: 60, by: 'actor' },
	handle: cancelUnshippedItems,
});
