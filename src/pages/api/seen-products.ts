import { SeenProducts, SeenProductsInput } from '#src/domains/search/contract/lists.ts';
import { listRecentlyViewed } from '#src/domains/search/index.ts';
import { publicEndpoint } from '#src/platform/http/index.ts';
import { ok } from '#src/shared/result.ts';

export const { GET, ALL } = publicEndpoint({
	method: 'GET',
	summary: 'Tell which of these products still have a page, and how they are called and priced now',
	input: SeenProductsInput,
	output: SeenProducts,
	refusals: {},
	handle: async ({ read }, input) => ok(await listRecentlyViewed(read, input)),
});
