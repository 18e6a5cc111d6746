import type { OperatorActor, SystemActor } from '#src/platform/actor.ts';
import { audit } from '#src/platform/audit/index.ts';
import { type Context, type Scope, transact } from '#src/platform/context.ts';
import { dropPages } from '#src/platform/live/notify.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import {
	fail,
	type JudgeUserContentInput,
	type ReportReason,
	type ReviewsFailure,
	type SaidUserContentItem,
	type UserContentSubject,
} from '../contract.ts';
import { changeAnswer, changeQuestion, lockAnswer, lockQuestion } from '../db/question-repository.ts';
import {
	changeReview,
	closeReports,
	findReply,
	lockProductRating,
	lockReview,
	removeReply,
} from '../db/review-repository.ts';
import { questionPublished, reviewPublished, userContentRemoved } from '../events.ts';
import { findUserContentItem, type UserContentItem } from '../queries/find-user-content-item.ts';
import { grantReviewCoin } from './steps/grant-review-coin.ts';
import { dropReviewPages, showReviewChange, userContentTag } from './steps/show-user-content.ts';

type Answer = Result<SaidUserContentItem, Failure<ReviewsFailure>>;
type Verdict = {
	readonly voice: UserContentItem;
	readonly reason: ReportReason | null;
	readonly now: Date;
	/** Time of the text that was read; undefined to decide on any text. */
	readonly saidAt: Date | undefined;
};
type Rejected = 'reviews.decided_before' | 'reviews.said_anew';

export function judgeUserContentItem(
	context: Context<OperatorActor | SystemActor>,
	input: JudgeUserContentInput,
): Promise<Answer> {
	const { subject, subjectId, removeBecause: reason } = input;
	return transact(context, async (scope): Promise<Answer> => {
		const { db } = scope;
		const userContentItem = await findUserContentItem(scope.read, subject, subjectId);
		if (!userContentItem) return fail('reviews.not_found');
		const now = await scope.now();
		const saidAt = input.saidAt === undefined ? undefined : new Date(input.saidAt);
		const refused = await ACTIONS[subject](scope, { voice: userContentItem, reason, now, saidAt });
		if (refused) return fail(refused);
		await closeReports(db, { subject, subjectId }, reason ? 'removed' : 'kept', now);
		// The reply disappears with its review, so its reports are closed too.
		if (subject === 'review' && reason) await closeReports(db, { subject: 'reply', subjectId }, 'removed', now);
		const action = reason ? 'voice_removed' : 'voice_kept';
		await audit(scope, { subjectType: subject, subjectId, action, facts: { reason } });
		if (reason) await scope.publish(db, userContentRemoved({ subject, subjectId, reason }));
		return ok({ id: subjectId, state: reason ? 'removed' : 'published' });
	});
}

const isAnother = (saidAt: Date | undefined, standsSince: Date): boolean =>
	saidAt !== undefined && saidAt.getTime() !== standsSince.getTime();

const ACTIONS: Readonly<Record<UserContentSubject, (scope: Scope, verdict: Verdict) => Promise<Rejected | null>>> = {
	review: async (scope, { voice: userContentItem, reason, now, saidAt }) => {
		if (userContentItem.productId) await lockProductRating(scope.db, userContentItem.productId);
		const review = await lockReview(scope.db, userContentItem.id);
		if (!review || review.state === 'removed') return 'reviews.decided_before';
		if (isAnother(saidAt, review.editedAt ?? review.writtenAt)) return 'reviews.said_anew';
		const wasQueued = review.state === 'queued';
		const removed = { state: 'removed' as const, removedAt: now, removedBecause: reason };
		await changeReview(scope.db, userContentItem.id, {
			...(reason ? removed : { state: 'published' }),
			queuedAt: null,
		});
		if (!reason && wasQueued && !review.editedAt) await grantReviewCoin(scope, review);
		await showReviewChange(scope, review);
		if (!reason && wasQueued)
			await scope.publish(scope.db, reviewPublished({ reviewId: userContentItem.id, wasQueued }));
		return null;
	},
	reply: async (scope, { voice: userContentItem, reason, saidAt }) => {
		const review = await lockReview(scope.db, userContentItem.id);
		const reply = await findReply(scope.db, userContentItem.id);
		if (!reply || reply.state === 'removed' || review?.state === 'removed') return 'reviews.decided_before';
		if (isAnother(saidAt, reply.editedAt ?? reply.repliedAt)) return 'reviews.said_anew';
		if (reason) await removeReply(scope.db, userContentItem.id, reason);
		await dropReviewPages(scope, userContentItem);
		return null;
	},
	question: async (scope, { voice: userContentItem, reason, saidAt }) => {
		const question = await lockQuestion(scope.db, userContentItem.id);
		if (!question || question.state === 'removed') return 'reviews.decided_before';
		if (isAnother(saidAt, question.askedAt)) return 'reviews.said_anew';
		const wasQueued = question.state === 'queued';
		const state = reason ? ('removed' as const) : ('published' as const);
		await changeQuestion(scope.db, userContentItem.id, { state, removedBecause: reason, queuedAt: null });
		await dropPages(scope.db, [userContentTag(question.productId)]);
		if (!reason && wasQueued)
			await scope.publish(scope.db, questionPublished({ questionId: userContentItem.id, wasQueued }));
		return null;
	},
	answer: async (scope, { voice: userContentItem, reason, saidAt }) => {
		const answer = await lockAnswer(scope.db, userContentItem.id);
		if (!answer || answer.state === 'removed') return 'reviews.decided_before';
		if (isAnother(saidAt, answer.editedAt ?? answer.answeredAt)) return 'reviews.said_anew';
		if (reason) await changeAnswer(scope.db, userContentItem.id, { state: 'removed', removedBecause: reason });
		if (userContentItem.productId) await dropPages(scope.db, [userContentTag(userContentItem.productId)]);
		return null;
	},
};
