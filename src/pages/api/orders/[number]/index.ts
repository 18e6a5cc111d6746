import { OrderView } from '#src/domains/order-views/contract/order-views.ts';
import { getOrder } from '#src/domains/order-views/index.ts';
import { OrderInput } from '#src/domains/orders/contract/order.ts';
import { memberEndpoint } from '#src/platform/http/index.ts';

export const { GET, ALL } = memberEndpoint({
	method: 'GET',
	summary: 'Get one of the member’s orders with its timeline',
	input: OrderInput,
	output: OrderView,
	refusals: { 'orders.not_found': 'not_found' },
	limit: { name: 'orders.read', points: 240, perS: 60, by: 'actor' },
	handle: getOrder,
});
