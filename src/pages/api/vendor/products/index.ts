import { ListShopProductsInput, ShopProductPage } from '#src/domains/product-editing/contract/product-list.ts';
import { listShopProducts } from '#src/domains/product-editing/index.ts';
import { vendorEndpoint } from '#src/platform/http/index.ts';
import { ok } from '#src/shared/result.ts';

export const { GET, ALL } = vendorEndpoint({
	method: 'GET',
	summary: 'List the shop’s products with search, filters and sorting',
	input: ListShopProductsInput,
	output: ShopProductPage,
	refusals: {},
	handle: async (context, input) => ok(await listShopProducts(context, input)),
});
