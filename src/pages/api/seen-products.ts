import { SeenProducts, SeenProductsInput } from '#src/domains/search/contract/lists.ts';
import { listRecentlyViewed } from '#src/domains/search/index.ts';
import { publicEndpoint } from '#src/platform/http/index.ts';
import { ok } from '#src/shared/result.ts';

export const { GET, ALL } = publicEndpoint({
	method: 'GET',
	summary: 'Get the current name and price of those of these products that still have a page',
	input: SeenProductsInput,
	output: SeenProducts,
	refusals: {},
	handle: async ({ read }, input) => ok(await listRecentlyViewed(read, input)),
});
