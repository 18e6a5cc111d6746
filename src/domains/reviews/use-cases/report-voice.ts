import type { MemberActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { newId } from '#src/shared/ids.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { clean } from '#src/shared/text.ts';
import { type ReportedVoice, type ReportVoiceInput, type ReviewsRefusal, refuse } from '../contract.ts';
import { insertReport } from '../db/review-repository.ts';
import { worksForShop } from '../queries/find-product-subject.ts';
import { findVoice } from '../queries/find-voice.ts';

type Answer = Result<ReportedVoice, Failure<ReviewsRefusal>>;

/** A reader, or the shop, asks an operator to look at what somebody else said; it stays until one has. */
export function reportVoice(context: Context<MemberActor>, input: ReportVoiceInput): Promise<Answer> {
	return transact(context, async ({ db, read, actor, now }): Promise<Answer> => {
		if (!actor.emailVerified) return refuse('reviews.email_unverified');
		const { subject, subjectId, reason, note = '' } = input;
		const voice = await findVoice(read, subject, subjectId);
		if (voice?.state !== 'published') return refuse('reviews.not_found');
		if (voice.customerId === actor.customerId) return refuse('reviews.own');
		const isByShop = await worksForShop(read, actor.customerId, voice.shopId);
		if (voice.isOfShop && isByShop) return refuse('reviews.own');
		const isNew = await insertReport(db, {
			id: newId(),
			subjectType: subject,
			subjectId,
			reason,
			note: clean(note),
			reporterId: actor.customerId,
			isByShop,
			reportedAt: await now(),
		});
		return isNew ? ok({ subjectId }) : refuse('reviews.reported_before');
	});
}
