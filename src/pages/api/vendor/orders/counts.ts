import { ShopOrderCounts } from '#src/domains/order-views/contract/order-views.ts';
import { countShopOrders } from '#src/domains/order-views/index.ts';
import { vendorEndpoint } from '#src/platform/http/index.ts';
import { ok } from '#src/shared/result.ts';

export const { GET, ALL } = vendorEndpoint({
	method: 'GET',
	summary: 'Count the orders that wait for the shop',
	output: ShopOrderCounts,
	refusals: {},
	handle: async (context) => ok(await countShopOrders(context)),
});
