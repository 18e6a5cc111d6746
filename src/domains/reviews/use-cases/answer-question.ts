import { hasStaffRight } from '#src/domains/vendors/rules/staff/staff-rights.ts';
import type { MemberActor, VendorActor } from '#src/platform/actor.ts';
import { type Context, type Scope, transact } from '#src/platform/context.ts';
import { dropPages } from '#src/platform/live/notify.ts';
import type { Failure } from '#src/shared/failure.ts';
import { newId } from '#src/shared/ids.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { clean } from '#src/shared/text/text.ts';
import { type AnswerQuestionInput, fail, type ReviewsFailure, type SaidUserContentItem } from '../contract.ts';
import { changeAnswer, findAnswerOf, insertAnswer, lockQuestion } from '../db/question-repository.ts';
import type { Question } from '../db/tables.ts';
import { questionAnswered } from '../events.ts';
import { hasReceived, worksForShop } from '../queries/find-product-subject.ts';
import { decideReply } from '../rules/may-review.ts';
import { spokenText } from '../rules/spoken-text.ts';
import { userContentTag } from './steps/show-user-content.ts';

type AnswerResult = Result<SaidUserContentItem, Failure<ReviewsFailure>>;
type AnswerAuthor = { readonly customerId: string; readonly isShop: boolean };

export function answerAsShop(context: Context<VendorActor>, input: AnswerQuestionInput): Promise<AnswerResult> {
	return transact(context, async (scope): Promise<AnswerResult> => {
		const { actor, db } = scope;
		if (!hasStaffRight(actor.staffRole, 'voices.answer')) return fail('reviews.role_not_allowed');
		const question = await lockQuestion(db, input.questionId);
		if (question?.shopId !== actor.shopId || question.state !== 'published') return fail('reviews.not_found');
		return say(scope, question, { customerId: actor.customerId, isShop: true }, input.body);
	});
}

export function answerAsBuyer(context: Context<MemberActor>, input: AnswerQuestionInput): Promise<AnswerResult> {
	return transact(context, async (scope): Promise<AnswerResult> => {
		const { actor, db, read } = scope;
		if (!actor.emailVerified && !actor.phoneVerified) return fail('reviews.email_unverified');
		const question = await lockQuestion(db, input.questionId);
		if (question?.state !== 'published') return fail('reviews.not_found');
		const { customerId } = actor;
		if (question.customerId === customerId) return fail('reviews.own');
		if (await worksForShop(read, customerId, question.shopId)) return fail('reviews.own');
		if (!(await hasReceived(read, customerId, question.productId))) return fail('reviews.not_bought');
		return say(scope, question, { customerId, isShop: false }, input.body);
	});
}

async function say(scope: Scope, question: Question, by: AnswerAuthor, words: string): Promise<AnswerResult> {
	const { db } = scope;
	const body = spokenText(clean(words));
	if (!body.ok) return body;
	const earlier = await findAnswerOf(db, question.id, by);
	if (earlier?.state === 'removed') return fail('reviews.removed');
	const now = await scope.now();
	const decision = decideReply(earlier && { repliedAt: earlier.answeredAt }, now);
	if (!decision.ok) return decision;
	await dropPages(db, [userContentTag(question.productId)]);
	if (earlier) {
		await changeAnswer(db, earlier.id, { body: body.value, editedAt: now, customerId: by.customerId });
		return ok({ id: earlier.id, state: earlier.state });
	}
	const id = newId();
	await insertAnswer(db, {
		id,
		questionId: question.id,
		...by,
		body: body.value,
		state: 'published',
		removedBecause: null,
		answeredAt: now,
		editedAt: null,
	});
	await scope.publish(db, questionAnswered({ questionId: question.id, answerId: id }));
	return ok({ id, state: 'published' });
}
