import { Reordered } from '#src/domains/checkout/contract/reorder.ts';
import { reorderLines } from '#src/domains/checkout/index.ts';
import { OrderInput } from '#src/domains/orders/contract/order.ts';
import { memberEndpoint } from '#src/platform/http/index.ts';

export const { POST, ALL } = memberEndpoint({
	summary: 'Add the items of an order to the cart at current prices, and list those no longer sold',
	input: OrderInput,
	output: Reordered,
	refusals: { 'orders.not_found': 'not_found' },
	idempotency: 'accepted',
	limit: { name: 'orders.reorder', points: 60, perS: 3600, by: 'actor' },
	handle: reorderLines,
});
