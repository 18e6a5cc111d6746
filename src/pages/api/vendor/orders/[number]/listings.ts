import { ProductSnapshots } from '#src/domains/order-views/contract/product-snapshots.ts';
import { listShopProductSnapshots } from '#src/domains/order-views/index.ts';
import { OrderInput } from '#src/domains/orders/contract/order.ts';
import { vendorEndpoint } from '#src/platform/http/index.ts';

export const { GET, ALL } = vendorEndpoint({
	method: 'GET',
	summary: 'Get the product snapshots taken when the order was placed',
	input: OrderInput,
	output: ProductSnapshots,
	refusals: { 'orders.not_found': 'not_found' },
	limit: { name: 'orders.read', points: 240, perS: 60, by: 'actor' },
	handle: listShopProductSnapshots,
});
