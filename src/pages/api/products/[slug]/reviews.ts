import { ListReviewsInput, ReviewPage } from '#src/domains/reviews/contract.ts';
import { listReviews } from '#src/domains/reviews/index.ts';
import { publicEndpoint } from '#src/platform/http/index.ts';
import { ok } from '#src/shared/result.ts';

export const { GET, ALL } = publicEndpoint({
	method: 'GET',
	summary: 'List the reviews of a product',
	input: ListReviewsInput,
	output: ReviewPage,
	refusals: {},
	handle: async ({ read }, input) => ok(await listReviews(read, input)),
});
