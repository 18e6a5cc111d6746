import { ShopOrderView } from '#src/domains/order-views/contract/order-views.ts';
import { getShopOrder } from '#src/domains/order-views/index.ts';
import { OrderInput } from '#src/domains/orders/contract/order.ts';
import { vendorEndpoint } from '#src/platform/http/index.ts';

export const { GET, ALL } = vendorEndpoint({
	method: 'GET',
	summary: 'Get an order of the shop, with the address while the shop needs it',
	input: OrderInput,
	output: ShopOrderView,
	refusals: { 'orders.not_found': 'not_found' },
	limit: { name: 'orders.read', points: 240, perS: 60, by: 'actor' },
	handle: getShopOrder,
});
