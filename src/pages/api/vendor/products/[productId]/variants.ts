import { catalogErrors, ProductIdInput } from '#src/domains/catalog/contract/product.ts';
import { ShopVariantPage } from '#src/domains/product-editing/contract/product-list.ts';
import { listShopVariants } from '#src/domains/product-editing/index.ts';
import { vendorEndpoint } from '#src/platform/http/index.ts';

export const { GET, ALL } = vendorEndpoint({
	method: 'GET',
	summary: 'The variants of an own product with prices and stock',
	input: ProductIdInput,
	output: ShopVariantPage,
	refusals: catalogErrors,
	handle: listShopVariants,
});
