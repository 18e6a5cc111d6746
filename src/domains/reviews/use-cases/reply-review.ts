import { hasStaffRight } from '#src/domains/vendors/rules/staff/staff-rights.ts';
import type { VendorActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { clean } from '#src/shared/text/text.ts';
import { fail, type ReplyReviewInput, type ReviewsFailure, type SaidUserContentItem } from '../contract.ts';
import { findReply, lockReview, recordReply } from '../db/review-repository.ts';
import { reviewReplied } from '../events.ts';
import { decideReply } from '../rules/may-review.ts';
import { spokenText } from '../rules/spoken-text.ts';
import { dropReviewPages } from './steps/show-user-content.ts';

type Answer = Result<SaidUserContentItem, Failure<ReviewsFailure>>;

export function replyReview(context: Context<VendorActor>, input: ReplyReviewInput): Promise<Answer> {
	return transact(context, async (scope): Promise<Answer> => {
		const { db, actor } = scope;
		if (!hasStaffRight(actor.staffRole, 'voices.answer')) return fail('reviews.role_not_allowed');
		const review = await lockReview(db, input.reviewId);
		if (review?.shopId !== actor.shopId || review.state !== 'published') return fail('reviews.not_found');
		const body = spokenText(clean(input.body));
		if (!body.ok) return body;
		const earlier = await findReply(db, review.id);
		if (earlier?.state === 'removed') return fail('reviews.removed');
		const now = await scope.now();
		const decision = decideReply(earlier, now);
		if (!decision.ok) return decision;
		const times = earlier ? { repliedAt: earlier.repliedAt, editedAt: now } : { repliedAt: now, editedAt: null };
		const stands = { state: 'published' as const, removedBecause: null };
		const by = { reviewId: review.id, repliedBy: actor.customerId, body: body.value };
		await recordReply(db, { ...by, ...times, ...stands });
		await dropReviewPages(scope, review);
		if (!earlier) await scope.publish(db, reviewReplied({ reviewId: review.id }));
		return ok({ id: review.id, state: review.state });
	});
}
