import { beforeAll, expect, test } from 'vitest';
import { codeOf } from '#tests/code-of.ts';
import { contextOf, member, operator } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeCustomer } from '#tests/factories/identity.ts';
import { makeBuyer, wireOrderPayments } from '#tests/factories/orders.ts';
import { makeReceived, makeReview, ownerOf, userContentOperator } from '#tests/factories/reviews.ts';
import { makeStaff } from '#tests/factories/vendors.ts';
import { getRatingSummary } from '../queries/get-rating-summary.ts';
import { listReviewPage, listReviewPageOfShop } from '../queries/list-reviews.ts';
import { listShopReviews } from '../queries/list-shop-reviews.ts';
import { answerAsBuyer, answerAsShop } from './answer-question.ts';
import { askQuestion } from './ask-question.ts';
import { replyReview } from './reply-review.ts';
import { reportUserContentItem } from './report-user-content-item.ts';

const database = await testDatabase();
const read = contextOf(database, operator('x')).read;
const { judge, waiting, waitingIds } = userContentOperator(database);

beforeAll(() => {
	wireOrderPayments();
});

test('reportUserContentItem accepts one report per person, and a review removed by an operator stays visible without stars', async () => {
	const received = await makeReceived(database);
	const reviewId = await makeReview(received, { stars: 1, body: 'Chị chủ ở số 5 ngõ Vắng bán hàng dở.' });
	const staff = await makeCustomer(database.db);
	await makeStaff(database.db, received.product.shopId, staff.id, 'support');
	const asStaff = contextOf(database, {
		kind: 'member',
		customerId: staff.id,
		sessionId: 's',
		emailVerified: true,
		isFresh: false,
		phoneVerified: false,
		visitorKey: null,
		isOperator: false,
	} as const);
	const report = { subject: 'review', subjectId: reviewId, reason: 'personal_data' } as const;
	const owner = await ownerOf(database, received);
	const isReported = async () => (await listShopReviews(owner, { tab: 'all', limit: 10 })).items[0]?.isReported;
	const reader = (await makeBuyer(database)).context;
	expect(codeOf(await reportUserContentItem(reader, { ...report, note: 'Lộ địa chỉ' }))).toBe('ok');
	expect(await isReported()).toBe(false);
	const reports = await Promise.all(Array.from({ length: 20 }, () => reportUserContentItem(asStaff, report)));
	expect(reports.filter((result) => result.ok)).toHaveLength(1);
	expect(await isReported()).toBe(true);
	expect(codeOf(await reportUserContentItem(asStaff, report))).toBe('reviews.reported_before');
	expect(codeOf(await reportUserContentItem(received.buyer.context, report))).toBe('reviews.own');
	expect(await waiting()).toContainEqual(
		expect.objectContaining({ subject: 'review', id: reviewId, because: ['personal_data'] }),
	);
	expect((await listReviewPage(read, received.product.id, {}, 1)).reviews[0]?.stars).toBe(1);
	const verdict = { subject: 'review', subjectId: reviewId, removeBecause: 'personal_data' } as const;
	expect(codeOf(await judge(verdict))).toBe('ok');
	expect(codeOf(await judge(verdict))).toBe('reviews.decided_before');
	const page = await listReviewPage(read, received.product.id, {}, 1);
	expect(page.reviews).toMatchObject([{ stars: null, body: '', removedBecause: 'personal_data' }]);
	expect((await listReviewPage(read, received.product.id, { stars: 1 }, 1)).reviews).toEqual([]);
	expect(await getRatingSummary(read, received.product.id)).toMatchObject({ score: null, count: 0 });
	expect(await waitingIds()).not.toContain(reviewId);
	expect(codeOf(await replyReview(owner, { reviewId, body: 'Muộn rồi' }))).toBe('reviews.not_found');
});

test("a reported review of a shop and its reply stay visible as removed on the shop's page", async () => {
	const received = await makeReceived(database);
	const reviewId = await makeReview(received, { lineId: null, stars: 1, body: 'Chủ quán ở số 5 ngõ Vắng.' });
	const owner = await ownerOf(database, received);
	expect(codeOf(await replyReview(owner, { reviewId, body: 'Bạn đừng mua nữa.' }))).toBe('ok');
	const reader = (await makeBuyer(database)).context;
	const [reply, review] = [
		{ subject: 'reply', subjectId: reviewId, reason: 'insult' } as const,
		{ subject: 'review', subjectId: reviewId, reason: 'personal_data' } as const,
	];
	for (const report of [reply, review]) expect(codeOf(await reportUserContentItem(reader, report))).toBe('ok');
	const shown = async () => (await listReviewPageOfShop(read, received.product.shopId, {}, 1)).reviews;
	const { reason: insult, ...aboutReply } = reply;
	expect(codeOf(await judge({ ...aboutReply, removeBecause: insult }))).toBe('ok');
	expect(await shown()).toMatchObject([{ stars: 1, reply: { body: '', removedBecause: 'insult' } }]);
	const { reason, ...aboutReview } = review;
	expect(codeOf(await judge({ ...aboutReview, removeBecause: reason }))).toBe('ok');
	expect(await shown()).toMatchObject([{ stars: null, body: '', removedBecause: 'personal_data', reply: null }]);
	expect(await waitingIds()).not.toContain(reviewId);
});

test("reportUserContentItem rejects reports of the user's own content and of content of the user's shop", async () => {
	const { product, buyer } = await makeReceived(database);
	const asker = contextOf(database, member((await makeCustomer(database.db)).id));
	const asked = await askQuestion(asker, { productId: product.id, body: 'Gạo này có phải vo kỹ không ạ?' });
	const questionId = asked.ok ? asked.value.id : '';
	const owner = await ownerOf(database, { product });
	const own = await answerAsShop(owner, { questionId, body: 'Vo nhẹ một lần là đủ.' });
	const other = await answerAsBuyer(buyer.context, { questionId, body: 'Mình vo hai lần.' });
	const [ownId, otherId] = [own.ok ? own.value.id : '', other.ok ? other.value.id : ''];
	const staff = await makeCustomer(database.db);
	await makeStaff(database.db, product.shopId, staff.id, 'support');
	const colleague = contextOf(database, member(staff.id));
	const report = (subjectId: string, subject: 'answer' | 'question') =>
		({ subject, subjectId, reason: 'fake' }) as const;
	expect(codeOf(await reportUserContentItem(asker, report(questionId, 'question')))).toBe('reviews.own');
	expect(codeOf(await reportUserContentItem(buyer.context, report(otherId, 'answer')))).toBe('reviews.own');
	expect(codeOf(await reportUserContentItem(colleague, report(ownId, 'answer')))).toBe('reviews.own');
	expect(codeOf(await reportUserContentItem(colleague, report(otherId, 'answer')))).toBe('ok');
	expect(codeOf(await reportUserContentItem(colleague, report(questionId, 'question')))).toBe('ok');
	expect(codeOf(await reportUserContentItem(asker, report(ownId, 'answer')))).toBe('ok');
});
