import { findOwners, findPictures } from '#src/domains/media/index.ts';
import type { MemberActor } from '#src/platform/actor.ts';
import { type Context, type Scope, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { newId } from '#src/shared/ids.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { clean } from '#src/shared/text/text.ts';
import { fail, type ReviewsFailure, type WriteReviewInput, type WrittenReview } from '../contract.ts';
import { insertReview, lockProductRating, lockShopReviews } from '../db/review-repository.ts';
import { reviewPublished } from '../events.ts';
import { findReviewFraudSignals } from '../queries/find-review-fraud-signals.ts';
import { findReviewSubject } from '../queries/find-review-subject.ts';
import { decideReview } from '../rules/may-review.ts';
import { isSuspicious } from '../rules/review-fraud-score.ts';
import { findReviewTextIssues } from '../rules/text-doubts.ts';
import { grantReviewCoin } from './steps/grant-review-coin.ts';
import { showReviewChange } from './steps/show-user-content.ts';

type Answer = Result<WrittenReview, Failure<ReviewsFailure>>;

/**
 * Reviews a line of the user's completed order, or its shop. Published immediately unless a check finds it doubtful.
 */
export function writeReview(context: Context<MemberActor>, input: WriteReviewInput): Promise<Answer> {
	return transact(context, async (scope): Promise<Answer> => {
		const { db, actor } = scope;
		if (!actor.emailVerified && !actor.phoneVerified) return fail('reviews.email_unverified');
		const subject = await findReviewSubject(scope.read, actor.customerId, input);
		if (!subject) return fail('reviews.not_found');
		const now = await scope.now();
		const decision = decideReview(subject, now);
		if (!decision.ok) return decision;
		const pictureIds = await pictureIdsOf(scope, input.pictures);
		if (!pictureIds) return fail('reviews.picture_unknown');
		const { orderId, shopId, line, completedAt } = subject;
		const body = clean(input.body);
		if (line) await lockProductRating(db, line.productId);
		await lockShopReviews(db, shopId);
		const asked = { customerId: actor.customerId, shopId, body, now, completedAt: completedAt ?? now };
		const ring = { ...(await findReviewFraudSignals(scope.read, asked)), stars: input.stars };
		const doubts = [...findReviewTextIssues(body), ...(isSuspicious(ring) ? ['ring'] : [])];
		const state = doubts.length === 0 ? ('published' as const) : ('queued' as const);
		const review = {
			id: newId(),
			orderId,
			shopId,
			customerId: actor.customerId,
			stars: input.stars,
			body,
			state,
			doubts,
			kind: line ? ('product' as const) : ('shop' as const),
			orderLineId: line?.id ?? null,
			productId: line?.productId ?? null,
			pictureCount: pictureIds.length,
			writtenAt: now,
			queuedAt: state === 'queued' ? now : null,
		};
		if (!(await insertReview(db, review, pictureIds))) return fail('reviews.written_before');
		if (state !== 'published') return ok({ id: review.id, state, coinVnd: 0 });
		const coinVnd = await grantReviewCoin(scope, review);
		await showReviewChange(scope, review);
		await scope.publish(db, reviewPublished({ reviewId: review.id, wasQueued: false }));
		return ok({ id: review.id, state, coinVnd });
	});
}

/**
 * Removes duplicates and preserves the order; null when a picture was neither uploaded by the author nor is in the
 * review.
 */
export async function pictureIdsOf(
	{ read, actor }: Scope<MemberActor>,
	hashes: readonly string[],
	status: ReadonlySet<string> = new Set(),
): Promise<readonly string[] | null> {
	const wanted = [...new Set(hashes)];
	const owners = await findOwners(read, wanted, [actor.customerId]);
	if (wanted.some((hash) => owners.get(hash) !== 'them' && !status.has(hash))) return null;
	const found = await findPictures(read, wanted);
	const ids = wanted.flatMap((hash) => found.get(hash)?.id ?? []);
	return ids.length === wanted.length ? ids : null;
}
