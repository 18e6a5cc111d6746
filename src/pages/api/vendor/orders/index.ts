import { ListShopOrdersInput, ShopOrderPage } from '#src/domains/order-views/contract/order-views.ts';
import { listShopOrders } from '#src/domains/order-views/index.ts';
import { vendorEndpoint } from '#src/platform/http/index.ts';
import { ok } from '#src/shared/result.ts';

export const { GET, ALL } = vendorEndpoint({
	method: 'GET',
	summary: 'List the shop’s orders; waiting ones oldest first, search results newest first',
	input: ListShopOrdersInput,
	output: ShopOrderPage,
	refusals: {},
	handle: async (context, input) => ok(await listShopOrders(context, input)),
});
