import { ListShopReviewsInput, ShopReviewPage } from '#src/domains/reviews/contract.ts';
import { listShopReviews } from '#src/domains/reviews/index.ts';
import { vendorEndpoint } from '#src/platform/http/index.ts';
import { ok } from '#src/shared/result.ts';

export const { GET, ALL } = vendorEndpoint({
	method: 'GET',
	summary: 'List the reviews of the shop and its products, newest first',
	input: ListShopReviewsInput,
	output: ShopReviewPage,
	refusals: {},
	handle: async (context, input) => ok(await listShopReviews(context, input)),
});
