import { ProductCardPage } from '#src/domains/catalog/contract/product.ts';
import { ListProductsInput } from '#src/domains/search/contract/lists.ts';
import { cardTags, listProducts } from '#src/domains/search/index.ts';
import { publicEndpoint } from '#src/platform/http/index.ts';
import { SEARCH_LIMIT } from '#src/shared/limits/search-limit.ts';
import { ok } from '#src/shared/result.ts';
import { MINUTE_MS } from '#src/shared/time.ts';

export const { GET, ALL } = publicEndpoint({
	method: 'GET',
	summary: 'List published products with filters and sorting',
	input: ListProductsInput,
	output: ProductCardPage,
	refusals: {},
	limit: SEARCH_LIMIT,
	kept: { forMs: MINUTE_MS, tags: ({ items }) => cardTags(items) },
	handle: async ({ read }, input) => ok(await listProducts(read, input)),
});
