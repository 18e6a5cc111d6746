import { CategoryBranch } from '#src/domains/catalog/contract/product.ts';
import { listCategories } from '#src/domains/catalog/index.ts';
import { publicEndpoint } from '#src/platform/http/index.ts';
import { pageOf } from '#src/shared/paging.ts';
import { ok } from '#src/shared/result.ts';

export const { GET, ALL } = publicEndpoint({
	method: 'GET',
	summary: 'Get the category tree with the number of products of each category',
	output: pageOf(CategoryBranch),
	refusals: {},
	handle: async (context) => ok({ items: [...(await listCategories(context.read))], nextCursor: null }),
});
