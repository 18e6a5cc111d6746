import { ShopProductCounts } from '#src/domains/product-editing/contract/product-list.ts';
import { countOwnProducts } from '#src/domains/product-editing/index.ts';
import { vendorEndpoint } from '#src/platform/http/index.ts';
import { ok } from '#src/shared/result.ts';

export const { GET, ALL } = vendorEndpoint({
	method: 'GET',
	summary: 'Count the shop’s products by state, category and section',
	output: ShopProductCounts,
	refusals: {},
	handle: async (context) => ok(await countOwnProducts(context)),
});
