import { reviewsErrors, VotedReview, VoteReviewInput } from '#src/domains/reviews/contract.ts';
import { voteReview } from '#src/domains/reviews/index.ts';
import { memberEndpoint } from '#src/platform/http/index.ts';

export const { PUT, ALL } = memberEndpoint({
	method: 'PUT',
	summary: 'Mark a review as helpful, or undo it',
	input: VoteReviewInput,
	output: VotedReview,
	refusals: reviewsErrors,
	limit: { name: 'reviews.vote', points: 60, perS: 60, by: 'actor' },
	handle: voteReview,
});
