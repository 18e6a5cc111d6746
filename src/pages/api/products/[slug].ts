import { ProductDetail, ProductSlugInput } from '#src/domains/catalog/contract/product.ts';
import { getProduct } from '#src/domains/catalog/index.ts';
import { publicEndpoint } from '#src/platform/http/index.ts';

export const { GET, ALL } = publicEndpoint({
	method: 'GET',
	summary: 'Read one published product with its variants and stock, by its current or any earlier slug',
	input: ProductSlugInput,
	output: ProductDetail,
	refusals: { 'catalog.not_found': 'not_found' },
	handle: ({ read }, input) => getProduct(read, input),
});
