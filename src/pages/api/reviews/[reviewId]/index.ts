import { EditReviewInput, reviewsConfig, reviewsErrors, SaidUserContentItem } from '#src/domains/reviews/contract.ts';
import { editReview } from '#src/domains/reviews/index.ts';
import { memberEndpoint } from '#src/platform/http/index.ts';

export const { PUT, ALL } = memberEndpoint({
	method: 'PUT',
	summary: 'Edit the member’s own review, once',
	input: EditReviewInput,
	output: SaidUserContentItem,
	refusals: reviewsErrors,
	limit: { name: 'reviews.say', points: reviewsConfig.perMinute, perS: 60, by: 'actor' },
	handle: editReview,
});
