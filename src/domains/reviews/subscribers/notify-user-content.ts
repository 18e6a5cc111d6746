import { type NotifyCustomer, notifyCustomers } from '#src/domains/notifications/index.ts';
import { SHOP_ROLES } from '#src/domains/vendors/contract/shop.ts';
import { listStaff } from '#src/domains/vendors/index.ts';
import { rolesWith } from '#src/domains/vendors/rules/staff/staff-rights.ts';
import type { SystemActor } from '#src/platform/actor.ts';
import { type Context, type Scope, transact } from '#src/platform/context.ts';
import { defineSubscriber } from '#src/platform/jobs/index.ts';
import { ok } from '#src/shared/result.ts';
import type { UserContentSubject } from '../contract.ts';
import { questionAnswered, questionPublished, reviewPublished, reviewReplied, userContentRemoved } from '../events.ts';
import { findUserContentItem } from '../queries/find-user-content-item.ts';
import {
	findAnswerNotice,
	findQuestionNotice,
	findReviewNotice,
	type QuestionNotice,
	type ReviewNotice,
} from '../queries/find-user-content-notice.ts';
import type { UserContentNotice, UserContentNoticeParams } from '../rules/notices.ts';

async function runInScope(context: Context<SystemActor>, work: (scope: Scope) => Promise<void>): Promise<void> {
	await transact(context, async (scope) => ok(await work(scope)));
}

const aboutReview = ({ shopId, shopName, productName, orderNumber, stars }: ReviewNotice): UserContentNoticeParams => ({
	shopId,
	shopName,
	productName,
	orderNumber,
	stars,
	productSlug: null,
	reason: null,
	isByShop: true,
});
const aboutQuestion = ({ shopId, shopName, productName, productSlug }: QuestionNotice): UserContentNoticeParams => ({
	shopId,
	shopName,
	productName,
	productSlug,
	orderNumber: null,
	stars: null,
	reason: null,
	isByShop: true,
});

async function notify(
	scope: Scope,
	customerIds: readonly string[],
	notice: { readonly kind: UserContentNotice; readonly about: string; readonly params: UserContentNoticeParams },
): Promise<void> {
	const { kind, about, params } = notice;
	const told: Omit<NotifyCustomer, 'customerId'> = {
		class: 'order',
		kind,
		params,
		dedupeKey: `${kind}:${about}`,
	};
	await notifyCustomers(
		scope,
		customerIds.map((customerId) => ({ customerId, ...told })),
	);
}

export const notifyReviewPublished = defineSubscriber(
	reviewPublished,
	'reviews.tell_review_published',
	(context, { reviewId, wasQueued }) =>
		runInScope(context, async (scope) => {
			const found = await findReviewNotice(scope.read, reviewId);
			if (!found) return;
			const params = aboutReview(found);
			const staff = await listStaff(scope.read, found.shopId, rolesWith('voices.answer'));
			await notify(scope, staff, { kind: 'reviews.shop_reviewed', about: reviewId, params });
			if (wasQueued)
				await notify(scope, [found.authorId], { kind: 'reviews.author_published', about: reviewId, params });
		}),
);

export const notifyReviewReplied = defineSubscriber(
	reviewReplied,
	'reviews.tell_review_replied',
	(context, { reviewId }) =>
		runInScope(context, async (scope) => {
			const found = await findReviewNotice(scope.read, reviewId);
			if (!found) return;
			const params = aboutReview(found);
			await notify(scope, [found.authorId], { kind: 'reviews.author_replied', about: reviewId, params });
		}),
);

export const notifyQuestionPublished = defineSubscriber(
	questionPublished,
	'reviews.tell_question_published',
	(context, { questionId, wasQueued }) =>
		runInScope(context, async (scope) => {
			const found = await findQuestionNotice(scope.read, questionId);
			if (!found) return;
			const params = aboutQuestion(found);
			const staff = await listStaff(scope.read, found.shopId, rolesWith('voices.answer'));
			await notify(scope, staff, { kind: 'reviews.shop_asked', about: questionId, params });
			if (wasQueued)
				await notify(scope, [found.authorId], { kind: 'reviews.author_published', about: questionId, params });
		}),
);

export const notifyQuestionAnswered = defineSubscriber(
	questionAnswered,
	'reviews.tell_question_answered',
	(context, { questionId, answerId }) =>
		runInScope(context, async (scope) => {
			const found = await findQuestionNotice(scope.read, questionId);
			const answer = await findAnswerNotice(scope.read, answerId);
			if (!found || !answer) return;
			const params = { ...aboutQuestion(found), isByShop: answer.isShop };
			await notify(scope, [found.authorId], { kind: 'reviews.asker_answered', about: answerId, params });
		}),
);

export const notifyUserContentRemoved = defineSubscriber(
	userContentRemoved,
	'reviews.tell_voice_removed',
	(context, { subject, subjectId, reason }) =>
		runInScope(context, async (scope) => {
			const userContentItem = await findUserContentItem(scope.read, subject, subjectId);
			const params = await paramsOf(scope, subject, subjectId);
			if (!userContentItem || !params) return;
			if (subject === 'reply') {
				const speakers = await listStaff(scope.read, userContentItem.shopId, rolesWith('voices.answer'));
				const staff = await listStaff(scope.read, userContentItem.shopId, SHOP_ROLES);
				const author = staff.filter((customerId) => customerId === userContentItem.customerId);
				const told = { kind: 'reviews.shop_reply_removed', about: subjectId, params: { ...params, reason } } as const;
				await notify(scope, [...new Set([...speakers, ...author])], told);
				return;
			}
			const removed = { kind: 'reviews.author_removed', about: subjectId, params: { ...params, reason } } as const;
			await notify(scope, [userContentItem.customerId], removed);
		}),
);

async function paramsOf(
	{ read }: Scope,
	subject: UserContentSubject,
	subjectId: string,
): Promise<UserContentNoticeParams | null> {
	if (subject === 'review' || subject === 'reply') {
		const review = await findReviewNotice(read, subjectId);
		return review && aboutReview(review);
	}
	const answer = subject === 'answer' ? await findAnswerNotice(read, subjectId) : null;
	const question = await findQuestionNotice(read, answer?.questionId ?? subjectId);
	return question && aboutQuestion(question);
}
