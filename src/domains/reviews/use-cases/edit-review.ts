import type { MemberActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { clean } from '#src/shared/text/text.ts';
import { type EditReviewInput, fail, type ReviewsFailure, type SaidUserContentItem } from '../contract.ts';
import {
	changeReview,
	lockProductRating,
	lockReview,
	lockShopReviews,
	replacePictures,
} from '../db/review-repository.ts';
import { findReview, findShownPictures } from '../queries/find-review.ts';
import { findCopied } from '../queries/find-review-fraud-signals.ts';
import { decideEdit } from '../rules/may-review.ts';
import { findReviewTextIssues } from '../rules/text-doubts.ts';
import { showReviewChange } from './steps/show-user-content.ts';
import { pictureIdsOf } from './write-review.ts';

type Answer = Result<SaidUserContentItem, Failure<ReviewsFailure>>;

/** Possible once and shown to readers; the new text is checked like the first one. */
export function editReview(context: Context<MemberActor>, input: EditReviewInput): Promise<Answer> {
	return transact(context, async (scope): Promise<Answer> => {
		const { db, actor } = scope;
		const seen = await findReview(scope.read, input.reviewId);
		if (seen?.customerId !== actor.customerId) return fail('reviews.not_found');
		if (seen.productId) await lockProductRating(db, seen.productId);
		await lockShopReviews(db, seen.shopId);
		const review = await lockReview(db, seen.id);
		if (!review) return fail('reviews.not_found');
		const now = await scope.now();
		const decision = decideEdit(review, now);
		if (!decision.ok) return decision;
		const pictureIds = await pictureIdsOf(scope, input.pictures, await findShownPictures(scope.read, review.id));
		if (!pictureIds) return fail('reviews.picture_unknown');
		const body = clean(input.body);
		// A held-back review stays held back, so that an edit cannot bypass the operator.
		const isCopied = await findCopied(scope.read, { ...review, body });
		const found = [...findReviewTextIssues(body), ...(isCopied ? ['ring'] : [])];
		const doubts = [...new Set([...found, ...(review.state === 'queued' ? review.doubts : [])])];
		const state = doubts.length > 0 ? ('queued' as const) : ('published' as const);
		await changeReview(db, review.id, {
			stars: input.stars,
			body,
			state,
			doubts,
			pictureCount: pictureIds.length,
			editedAt: now,
			queuedAt: state === 'queued' ? (review.queuedAt ?? now) : null,
		});
		await replacePictures(db, review.id, pictureIds);
		await showReviewChange(scope, review);
		return ok({ id: review.id, state });
	});
}
