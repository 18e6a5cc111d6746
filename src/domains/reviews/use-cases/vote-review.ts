import type { MemberActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { fail, type ReviewsFailure, type VotedReview, type VoteReviewInput } from '../contract.ts';
import { changeReview, lockReview, recordVote } from '../db/review-repository.ts';
import { worksForShop } from '../queries/find-product-subject.ts';
import { dropReviewPages } from './steps/show-user-content.ts';

type Answer = Result<VotedReview, Failure<ReviewsFailure>>;

/** One vote per person and review, which can be withdrawn; not for the user's own reviews or those of their shop. */
export function voteReview(context: Context<MemberActor>, { reviewId, isHelpful }: VoteReviewInput): Promise<Answer> {
	return transact(context, async (scope): Promise<Answer> => {
		const { db, read, actor, now } = scope;
		if (!actor.emailVerified && !actor.phoneVerified) return fail('reviews.email_unverified');
		const review = await lockReview(db, reviewId);
		if (review?.state !== 'published') return fail('reviews.not_found');
		const { customerId } = actor;
		if (review.customerId === customerId) return fail('reviews.own');
		if (await worksForShop(read, customerId, review.shopId)) return fail('reviews.own');
		const isChanged = await recordVote(db, { reviewId, customerId, votedAt: await now() }, isHelpful);
		if (!isChanged) return ok({ reviewId, isHelpful, helpfulCount: review.helpfulCount });
		const helpfulCount = review.helpfulCount + (isHelpful ? 1 : -1);
		await changeReview(db, reviewId, { helpfulCount });
		await dropReviewPages(scope, review);
		return ok({ reviewId, isHelpful, helpfulCount });
	});
}
