import { ListProductsInput, ProductCardPage } from '#src/domains/catalog/contract.ts';
import { listProducts } from '#src/domains/catalog/index.ts';
import { publicEndpoint } from '#src/platform/http/index.ts';
import { ok } from '#src/shared/result.ts';
import { SEARCH_LIMIT } from '#src/shared/search-limit.ts';

export const { GET, ALL } = publicEndpoint({
	method: 'GET',
	summary: 'List published products, narrowed and sorted',
	input: ListProductsInput,
	output: ProductCardPage,
	refusals: {},
	limit: SEARCH_LIMIT,
	handle: async ({ read }, input) => ok(await listProducts(read, input)),
});
