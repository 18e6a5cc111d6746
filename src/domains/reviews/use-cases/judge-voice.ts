import type { OperatorActor, SystemActor } from '#src/platform/actor.ts';
import { audit } from '#src/platform/audit/index.ts';
import { type Context, type Scope, transact } from '#src/platform/context.ts';
import { dropPages } from '#src/platform/live/notify.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import {
	type JudgeVoiceInput,
	type ReportReason,
	type ReviewsRefusal,
	refuse,
	type SaidVoice,
	type VoiceSubject,
} from '../contract.ts';
import { changeAnswer, changeQuestion, lockAnswer, lockQuestion } from '../db/question-repository.ts';
import { changeReview, closeReports, findReply, lockRated, lockReview, removeReply } from '../db/review-repository.ts';
import { questionPublished, reviewPublished, voiceRemoved } from '../events.ts';
import { findVoice, type Voice } from '../queries/find-voice.ts';
import { giveReviewCoin } from './steps/give-review-coin.ts';
import { dropReviewPages, showReviewChange, voicesTag } from './steps/show-voices.ts';

type Answer = Result<SaidVoice, Failure<ReviewsRefusal>>;
type Verdict = {
	readonly voice: Voice;
	readonly reason: ReportReason | null;
	readonly now: Date;
	/** Of the words that were read; undefined: whatever they are. */
	readonly saidAt: Date | undefined;
};
type Refused = 'reviews.decided_before' | 'reviews.said_anew';

/** The operator's word on what waits or was reported: it may be read, or it is removed for one of the listed reasons. */
export function judgeVoice(context: Context<OperatorActor | SystemActor>, input: JudgeVoiceInput): Promise<Answer> {
	const { subject, subjectId, removeBecause: reason } = input;
	return transact(context, async (scope): Promise<Answer> => {
		const { db } = scope;
		const voice = await findVoice(scope.read, subject, subjectId);
		if (!voice) return refuse('reviews.not_found');
		const now = await scope.now();
		const saidAt = input.saidAt === undefined ? undefined : new Date(input.saidAt);
		const refused = await ACTS[subject](scope, { voice, reason, now, saidAt });
		if (refused) return refuse(refused);
		await closeReports(db, { subject, subjectId }, reason ? 'removed' : 'kept', now);
		// With a review its reply is gone, and nobody could judge it any more.
		if (subject === 'review' && reason) await closeReports(db, { subject: 'reply', subjectId }, 'removed', now);
		const action = reason ? 'voice_removed' : 'voice_kept';
		await audit(scope, { subjectType: subject, subjectId, action, facts: { reason } });
		if (reason) await scope.publish(db, voiceRemoved({ subject, subjectId, reason }));
		return ok({ id: subjectId, state: reason ? 'removed' : 'published' });
	});
}

const isAnother = (saidAt: Date | undefined, standsSince: Date): boolean =>
	saidAt !== undefined && saidAt.getTime() !== standsSince.getTime();

/** Each under its lock; null when it is done. */
const ACTS: Readonly<Record<VoiceSubject, (scope: Scope, verdict: Verdict) => Promise<Refused | null>>> = {
	review: async (scope, { voice, reason, now, saidAt }) => {
		if (voice.productId) await lockRated(scope.db, voice.productId);
		const review = await lockReview(scope.db, voice.id);
		if (!review || review.state === 'removed') return 'reviews.decided_before';
		if (isAnother(saidAt, review.editedAt ?? review.writtenAt)) return 'reviews.said_anew';
		const wasQueued = review.state === 'queued';
		const removed = { state: 'removed' as const, removedAt: now, removedBecause: reason };
		await changeReview(scope.db, voice.id, { ...(reason ? removed : { state: 'published' }), queuedAt: null });
		if (!reason && wasQueued && !review.editedAt) await giveReviewCoin(scope, review);
		await showReviewChange(scope, review);
		if (!reason && wasQueued) await scope.publish(scope.db, reviewPublished({ reviewId: voice.id, wasQueued }));
		return null;
	},
	reply: async (scope, { voice, reason, saidAt }) => {
		const review = await lockReview(scope.db, voice.id);
		const reply = await findReply(scope.db, voice.id);
		if (!reply || reply.state === 'removed' || review?.state === 'removed') return 'reviews.decided_before';
		if (isAnother(saidAt, reply.editedAt ?? reply.repliedAt)) return 'reviews.said_anew';
		if (reason) await removeReply(scope.db, voice.id, reason);
		await dropReviewPages(scope, voice);
		return null;
	},
	question: async (scope, { voice, reason, saidAt }) => {
		const question = await lockQuestion(scope.db, voice.id);
		if (!question || question.state === 'removed') return 'reviews.decided_before';
		if (isAnother(saidAt, question.askedAt)) return 'reviews.said_anew';
		const wasQueued = question.state === 'queued';
		const state = reason ? ('removed' as const) : ('published' as const);
		await changeQuestion(scope.db, voice.id, { state, removedBecause: reason, queuedAt: null });
		await dropPages(scope.db, [voicesTag(question.productId)]);
		if (!reason && wasQueued) await scope.publish(scope.db, questionPublished({ questionId: voice.id, wasQueued }));
		return null;
	},
	answer: async (scope, { voice, reason, saidAt }) => {
		const answer = await lockAnswer(scope.db, voice.id);
		if (!answer || answer.state === 'removed') return 'reviews.decided_before';
		if (isAnother(saidAt, answer.editedAt ?? answer.answeredAt)) return 'reviews.said_anew';
		if (reason) await changeAnswer(scope.db, voice.id, { state: 'removed', removedBecause: reason });
		if (voice.productId) await dropPages(scope.db, [voicesTag(voice.productId)]);
		return null;
	},
};
