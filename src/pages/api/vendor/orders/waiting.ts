import { getShopWaiting } from '#src/domains/order-views/index.ts';
import { ShopWaiting } from '#src/domains/shop-metrics/contract.ts';
import { vendorEndpoint } from '#src/platform/http/index.ts';
import { ok } from '#src/shared/result.ts';

export const { GET, ALL } = vendorEndpoint({
	method: 'GET',
	summary: 'Get the shop’s pending tasks with the most urgent order of each',
	output: ShopWaiting,
	refusals: {},
	handle: async (context) => ok(await getShopWaiting(context)),
});
