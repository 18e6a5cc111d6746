import type { MemberActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import { dropPages } from '#src/platform/live/notify.ts';
import type { Failure } from '#src/shared/failure.ts';
import { newId } from '#src/shared/ids.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { asName, clean } from '#src/shared/text/text.ts';
import { addMs, HOUR_MS } from '#src/shared/time.ts';
import {
	type AskQuestionInput,
	fail,
	type ReviewsFailure,
	reviewsConfig,
	type SaidUserContentItem,
} from '../contract.ts';
import { insertQuestion, lockQuestionsOf } from '../db/question-repository.ts';
import { questionPublished } from '../events.ts';
import { findProductSubject, worksForShop } from '../queries/find-product-subject.ts';
import { listQuestionsSince } from '../queries/list-recent-questions.ts';
import { findReviewTextIssues } from '../rules/text-doubts.ts';
import { userContentTag } from './steps/show-user-content.ts';

type Answer = Result<SaidUserContentItem, Failure<ReviewsFailure>>;

const isSameText = (one: string, other: string): boolean => asName(one).nameKey === asName(other).nameKey;

export function askQuestion(context: Context<MemberActor>, input: AskQuestionInput): Promise<Answer> {
	return transact(context, async ({ db, read, actor, now, publish }): Promise<Answer> => {
		if (!actor.emailVerified && !actor.phoneVerified) return fail('reviews.email_unverified');
		const product = await findProductSubject(read, input.productId);
		if (!product) return fail('reviews.not_found');
		const { customerId } = actor;
		if (await worksForShop(read, customerId, product.shopId)) return fail('reviews.own');
		const body = clean(input.body);
		if (!/\p{L}/u.test(body)) return fail('reviews.text_empty');
		await lockQuestionsOf(db, customerId, product.id);
		const at = await now();
		const { askAgainAfterHours: hours } = reviewsConfig;
		const asked = await listQuestionsSince(read, { customerId, productId: product.id }, addMs(at, -hours * HOUR_MS));
		if (asked.some((before) => isSameText(before, body))) return fail('reviews.asked_before', { hours });
		const doubts = [...findReviewTextIssues(body)];
		const state = doubts.length === 0 ? ('published' as const) : ('queued' as const);
		const question = {
			id: newId(),
			productId: product.id,
			shopId: product.shopId,
			customerId,
			body,
			state,
			doubts,
			removedBecause: null,
			askedAt: at,
			queuedAt: state === 'queued' ? at : null,
		};
		await insertQuestion(db, question);
		if (state === 'published') {
			await dropPages(db, [userContentTag(product.id)]);
			await publish(db, questionPublished({ questionId: question.id, wasQueued: false }));
		}
		return ok({ id: question.id, state });
	});
}
