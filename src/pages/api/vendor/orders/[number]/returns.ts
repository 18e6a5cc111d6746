import { OrderInput } from '#src/domains/orders/contract/order.ts';
import { ShopReturns } from '#src/domains/returns/contract/return.ts';
import { listShopReturns } from '#src/domains/returns/index.ts';
import { vendorEndpoint } from '#src/platform/http/index.ts';

export const { GET, ALL } = vendorEndpoint({
	method: 'GET',
	summary: 'List the returns of an order of the shop',
	input: OrderInput,
	output: ShopReturns,
	refusals: { 'orders.not_found': 'not_found' },
	limit: { name: 'orders.read', points: 240, perS: 60, by: 'actor' },
	handle: listShopReturns,
});
