import { ListReviewsOfShopInput, ReviewPage } from '#src/domains/reviews/contract.ts';
import { listReviewsOfShop } from '#src/domains/reviews/index.ts';
import { publicEndpoint } from '#src/platform/http/index.ts';
import { ok } from '#src/shared/result.ts';

export const { GET, ALL } = publicEndpoint({
	method: 'GET',
	summary: 'List the reviews of a shop',
	input: ListReviewsOfShopInput,
	output: ReviewPage,
	refusals: {},
	handle: async ({ read }, input) => ok(await listReviewsOfShop(read, input)),
});
