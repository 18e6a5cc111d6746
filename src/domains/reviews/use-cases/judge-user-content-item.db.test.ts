import { beforeAll, expect, test } from 'vitest';
import { codeOf } from '#tests/code-of.ts';
import { contextOf, operator, publishedEvents } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeBuyer, wireOrderPayments } from '#tests/factories/orders.ts';
import { makeReceived, makeReview, ownerOf, userContentOperator } from '#tests/factories/reviews.ts';
import { getRatingSummary } from '../queries/get-rating-summary.ts';
import { listReviewPage } from '../queries/list-reviews.ts';
import { listShopReviews } from '../queries/list-shop-reviews.ts';
import { listUserContentToJudge } from '../queries/list-user-content-to-judge.ts';
import { editReview } from './edit-review.ts';
import { replyReview } from './reply-review.ts';
import { reportUserContentItem } from './report-user-content-item.ts';

const database = await testDatabase();
const read = contextOf(database, operator('x')).read;
const { judge, waitingIds } = userContentOperator(database);

beforeAll(() => {
	wireOrderPayments();
});

test('judgeUserContentItem rejects a decision on a text that changed since it was read', async () => {
	const received = await makeReceived(database);
	const reviewId = await makeReview(received, { body: 'Gọi 0912345678 nhé' });
	const seen = async () => (await listUserContentToJudge(read, 100)).find(({ id }) => id === reviewId);
	const before = await seen();
	const words = { reviewId, stars: 1, body: 'Mua ở www.noikhac.vn rẻ hơn', pictures: [] };
	expect(codeOf(await editReview(received.buyer.context, words))).toBe('ok');
	const save = { subject: 'review', subjectId: reviewId, removeBecause: null } as const;
	expect(codeOf(await judge({ ...save, saidAt: before?.saidAt }))).toBe('reviews.said_anew');
	expect((await listReviewPage(read, received.product.id, {}, 1)).reviews).toEqual([]);
	const after = await seen();
	expect(after).toMatchObject({ body: words.body, pictures: [] });
	const remove = { ...save, removeBecause: 'advertising', saidAt: after?.saidAt } as const;
	expect(codeOf(await judge(remove))).toBe('ok');
});

test('a reported reply is decided on as it was read; after a removal it stays visible as removed and cannot be rewritten', async () => {
	const received = await makeReceived(database);
	const reviewId = await makeReview(received);
	const owner = await ownerOf(database, received);
	const say = (body: string) => replyReview(owner, { reviewId, body });
	const about = { subject: 'reply', subjectId: reviewId } as const;
	const report = { ...about, reason: 'insult' } as const;
	const readers = await Promise.all(Array.from({ length: 3 }, async () => (await makeBuyer(database)).context));
	const [reader = received.buyer.context, ...others] = readers;
	expect(codeOf(await reportUserContentItem(reader, report))).toBe('reviews.not_found');
	expect(codeOf(await say('Bạn là người khó chịu.'))).toBe('ok');
	const shopPerson = contextOf(database, { ...reader.actor, customerId: owner.actor.customerId });
	expect(codeOf(await reportUserContentItem(shopPerson, report))).toBe('reviews.own');
	for (const one of [reader, ...others]) expect(codeOf(await reportUserContentItem(one, report))).toBe('ok');
	expect(codeOf(await reportUserContentItem(reader, report))).toBe('reviews.reported_before');
	expect(codeOf(await reportUserContentItem(reader, { ...report, subject: 'review' }))).toBe('ok');
	const seen = async () =>
		(await listUserContentToJudge(read, 100)).find(({ subject, id }) => subject === 'reply' && id === reviewId);
	const before = await seen();
	expect(before).toMatchObject({ body: 'Bạn là người khó chịu.', because: ['insult'], stars: null, pictures: [] });
	expect(codeOf(await say('Bạn đừng mua nữa.'))).toBe('ok');
	const remove = { ...about, removeBecause: 'insult', saidAt: before?.saidAt } as const;
	expect(codeOf(await judge(remove))).toBe('reviews.said_anew');
	const verdicts = await Promise.all(
		Array.from({ length: 20 }, async () => judge({ ...remove, saidAt: (await seen())?.saidAt ?? before?.saidAt })),
	);
	expect(verdicts.filter(({ ok }) => ok)).toHaveLength(1);
	expect(await seen()).toBeUndefined();
	expect(await waitingIds()).toContain(reviewId);
	const gone = { body: '', isEdited: false, removedBecause: 'insult' };
	const [shown] = (await listReviewPage(read, received.product.id, {}, 1)).reviews;
	expect(shown).toMatchObject({ id: reviewId, stars: 5, removedBecause: null, reply: gone });
	expect((await listShopReviews(owner, { tab: 'all', limit: 10 })).items).toMatchObject([
		{ id: reviewId, mayReply: false, reply: gone },
	]);
	expect((await listShopReviews(owner, { tab: 'waiting', limit: 10 })).items).toEqual([]);
	expect(codeOf(await say('Cảm ơn bạn.'))).toBe('reviews.removed');
	expect(codeOf(await judge(remove))).toBe('reviews.decided_before');
	expect(codeOf(await reportUserContentItem(others[0] ?? reader, report))).toBe('reviews.not_found');
	expect(await publishedEvents(database, 'reviews.voice_removed')).toContainEqual({ ...about, reason: 'insult' });
});

test('an approved reply leaves the list, and a reply under a removed review cannot be decided on', async () => {
	const received = await makeReceived(database);
	const reviewId = await makeReview(received);
	const about = { subject: 'reply', subjectId: reviewId } as const;
	expect(codeOf(await replyReview(await ownerOf(database, received), { reviewId, body: 'Cảm ơn bạn.' }))).toBe('ok');
	expect(codeOf(await reportUserContentItem((await makeBuyer(database)).context, { ...about, reason: 'fake' }))).toBe(
		'ok',
	);
	expect(codeOf(await judge({ ...about, removeBecause: null }))).toBe('ok');
	expect(await waitingIds()).not.toContain(reviewId);
	expect(codeOf(await reportUserContentItem((await makeBuyer(database)).context, { ...about, reason: 'insult' }))).toBe(
		'ok',
	);
	expect(await waitingIds()).toContain(reviewId);
	expect(codeOf(await judge({ subject: 'review', subjectId: reviewId, removeBecause: 'off_topic' }))).toBe('ok');
	expect(await waitingIds()).not.toContain(reviewId);
	expect(codeOf(await judge({ ...about, removeBecause: 'fake' }))).toBe('reviews.decided_before');
});

test('an approved review is published and announced with wasQueued', async () => {
	const received = await makeReceived(database);
	const reviewId = await makeReview(received, { body: 'Mua ở vidu.vn thấy đắt hơn đây' });
	expect(await waitingIds()).toContain(reviewId);
	expect(codeOf(await judge({ subject: 'review', subjectId: reviewId, removeBecause: null }))).toBe('ok');
	expect(await waitingIds()).not.toContain(reviewId);
	expect(await getRatingSummary(read, received.product.id)).toMatchObject({ count: 1 });
	expect(await publishedEvents(database, 'reviews.review_published')).toContainEqual({ reviewId, wasQueued: true });
});
