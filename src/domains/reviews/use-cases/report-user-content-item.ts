import type { MemberActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { newId } from '#src/shared/ids.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { clean } from '#src/shared/text/text.ts';
import { fail, type ReportedUserContentItem, type ReportUserContentInput, type ReviewsFailure } from '../contract.ts';
import { insertReport } from '../db/review-repository.ts';
import { worksForShop } from '../queries/find-product-subject.ts';
import { findUserContentItem } from '../queries/find-user-content-item.ts';

type Answer = Result<ReportedUserContentItem, Failure<ReviewsFailure>>;

/** The content stays published until an operator has decided. */
export function reportUserContentItem(context: Context<MemberActor>, input: ReportUserContentInput): Promise<Answer> {
	return transact(context, async ({ db, read, actor, now }): Promise<Answer> => {
		if (!actor.emailVerified && !actor.phoneVerified) return fail('reviews.email_unverified');
		const { subject, subjectId, reason, note = '' } = input;
		const userContentItem = await findUserContentItem(read, subject, subjectId);
		if (userContentItem?.state !== 'published') return fail('reviews.not_found');
		if (userContentItem.customerId === actor.customerId) return fail('reviews.own');
		const isByShop = await worksForShop(read, actor.customerId, userContentItem.shopId);
		if (userContentItem.isOfShop && isByShop) return fail('reviews.own');
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
		return isNew ? ok({ subjectId }) : fail('reviews.reported_before');
	});
}
