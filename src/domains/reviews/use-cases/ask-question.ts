import type { MemberActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import { dropPages } from '#src/platform/live/notify.ts';
import type { Failure } from '#src/shared/failure.ts';
import { newId } from '#src/shared/ids.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { clean } from '#src/shared/text.ts';
import { type AskQuestionInput, type ReviewsRefusal, refuse, type SaidVoice } from '../contract.ts';
import { insertQuestion } from '../db/question-repository.ts';
import { questionPublished } from '../events.ts';
import { findProductSubject, worksForShop } from '../queries/find-product-subject.ts';
import { textDoubts } from '../rules/text-doubts.ts';
import { voicesTag } from './show-voices.ts';

type Answer = Result<SaidVoice, Failure<ReviewsRefusal>>;

/** Everybody reads it; its shop is told, or an operator when the text is doubtful. */
export function askQuestion(context: Context<MemberActor>, input: AskQuestionInput): Promise<Answer> {
	return transact(context, async ({ db, read, actor, now, publish }): Promise<Answer> => {
		if (!actor.emailVerified) return refuse('reviews.email_unverified');
		const product = await findProductSubject(read, input.productId);
		if (!product) return refuse('reviews.not_found');
		const { customerId } = actor;
		if (await worksForShop(read, customerId, product.shopId)) return refuse('reviews.own');
		const body = clean(input.body);
		if (body === '') return refuse('reviews.text_empty');
		const at = await now();
		const doubts = [...textDoubts(body)];
		const state = doubts.length === 0 ? ('published' as const) : ('queued' as const);
		const question = {
			...{ id: newId(), productId: product.id, shopId: product.shopId, customerId, body, state, doubts },
			...{ removedBecause: null, askedAt: at, queuedAt: state === 'queued' ? at : null },
		};
		await insertQuestion(db, question);
		if (state === 'published') {
			await dropPages(db, [voicesTag(product.id)]);
			await publish(db, questionPublished({ questionId: question.id, wasQueued: false }));
		}
		return ok({ id: question.id, state });
	});
}
