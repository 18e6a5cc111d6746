import { reviewsConfig, reviewsErrors, WriteReviewInput, WrittenReview } from '#src/domains/reviews/contract.ts';
import { writeReview } from '#src/domains/reviews/index.ts';
import { memberEndpoint } from '#src/platform/http/index.ts';

export const { POST, ALL } = memberEndpoint({
	summary: 'Review a product or the shop of a completed order',
	input: WriteReviewInput,
	output: WrittenReview,
	refusals: reviewsErrors,
	status: 201,
	limit: { name: 'reviews.say', points: reviewsConfig.perMinute, perS: 60, by: 'actor' },
	handle: writeReview,
});
