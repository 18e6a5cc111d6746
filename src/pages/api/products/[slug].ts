import { ProductDetail, ProductSlugInput } from '#src/domains/catalog/contract/product.ts';
import { getProduct } from '#src/domains/catalog/index.ts';
import { publicEndpoint } from '#src/platform/http/index.ts';

export const { GET, ALL } = publicEndpoint({
	method: 'GET',
	summary: 'Get a published product with its variants and stock, by its current or an earlier slug',
	input: ProductSlugInput,
	output: ProductDetail,
	refusals: { 'catalog.not_found': 'not_found' },
	handle: ({ read }, input) => getProduct(read, input),
});
