import { beforeAll, expect, test } from 'vitest';
import { codeOf } from '#tests/code-of.ts';
import { publishedEvents } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { wireOrderPayments } from '#tests/factories/orders.ts';
import { makeReceived, makeReview, ownerOf } from '#tests/factories/reviews.ts';
import type { ReviewTab } from '../contract.ts';
import { countShopUserContent } from '../queries/count-shop-user-content.ts';
import { listReviewPage, listReviewPageOfShop } from '../queries/list-reviews.ts';
import { listShopReviews } from '../queries/list-shop-reviews.ts';
import { replyReview } from './reply-review.ts';

const database = await testDatabase();

beforeAll(() => {
	wireOrderPayments();
});

test("replyReview allows one reply to the shop's own reviews, edits for a day, and rejects the role stock", async () => {
	const received = await makeReceived(database);
	const reviewId = await makeReview(received);
	const owner = await ownerOf(database, received);
	const stranger = await ownerOf(database, await makeReceived(database));
	const say = { reviewId, body: 'Cảm ơn bạn, hẹn gặp lại.' };
	expect(codeOf(await replyReview(stranger, say))).toBe('reviews.not_found');
	expect(codeOf(await replyReview(await ownerOf(database, received, 'stock'), say))).toBe('reviews.role_not_allowed');
	expect(codeOf(await replyReview(owner, { ...say, body: 'Gọi 0912345678 nhé' }))).toBe('reviews.text_doubtful');
	expect(codeOf(await replyReview(owner, { ...say, body: '   ' }))).toBe('reviews.text_empty');
	expect((await listShopReviews(owner, { tab: 'waiting', limit: 10 })).items).toMatchObject([
		{ id: reviewId, mayReply: true, orderNumber: received.orderNumber },
	]);
	expect(codeOf(await replyReview(owner, say))).toBe('ok');
	expect(codeOf(await replyReview(owner, { ...say, body: 'Cảm ơn bạn nhiều.' }))).toBe('ok');
	const [shown] = (await listReviewPage(owner.read, received.product.id, {}, 1)).reviews;
	expect(shown?.reply).toMatchObject({ body: 'Cảm ơn bạn nhiều.', isEdited: true });
	expect((await listShopReviews(owner, { tab: 'waiting', limit: 10 })).items).toEqual([]);
	const told = (await publishedEvents<{ reviewId: string }>(database, 'reviews.review_replied')).filter(
		(event) => event.reviewId === reviewId,
	);
	expect(told).toHaveLength(1);
	await database.setClock('25 hours');
	expect(codeOf(await replyReview(owner, say))).toBe('reviews.reply_too_late');
	await database.setClock('0');
});

test('listShopReviews and the counts separate unanswered reviews with words from those with stars only', async () => {
	const received = await makeReceived(database);
	const wordless = await makeReview(received, { body: '' });
	const spoken = await makeReview(received, { lineId: null, body: 'Giao nhanh, gói kỹ.' });
	const owner = await ownerOf(database, received);
	const idsIn = async (tab: ReviewTab) => (await listShopReviews(owner, { tab, limit: 10 })).items.map(({ id }) => id);
	expect(await idsIn('waiting')).toEqual([spoken]);
	expect(await idsIn('wordless')).toEqual([wordless]);
	expect(await idsIn('all')).toEqual([spoken, wordless]);
	expect(await countShopUserContent(owner)).toEqual({ reviews: 1, wordless: 1, questions: 0 });
	expect(codeOf(await replyReview(owner, { reviewId: wordless, body: 'Cảm ơn bạn đã mua.' }))).toBe('ok');
	expect(await idsIn('wordless')).toEqual([]);
	expect(await countShopUserContent(owner)).toEqual({ reviews: 1, wordless: 0, questions: 0 });
});

test("a review of the shop itself can be answered in the console, and the reply is on the shop's page", async () => {
	const received = await makeReceived(database);
	const reviewId = await makeReview(received, { lineId: null, stars: 2, body: 'Gọi mãi không ai nghe.' });
	const owner = await ownerOf(database, received, 'support');
	const { items } = await listShopReviews(owner, { tab: 'waiting', limit: 10 });
	expect(items).toMatchObject([{ id: reviewId, kind: 'shop', productName: null, mayReply: true }]);
	expect(items[0]?.shopSlug).toMatch(/^[a-z0-9-]+$/);
	expect(codeOf(await replyReview(owner, { reviewId, body: 'Xin lỗi bạn, máy hỏng hôm đó.' }))).toBe('ok');
	const page = await listReviewPageOfShop(owner.read, received.product.shopId, {}, 1);
	expect(page.reviews).toMatchObject([{ id: reviewId, reply: { body: 'Xin lỗi bạn, máy hỏng hôm đó.' } }]);
});

test('20 concurrent replies announce one reply and store the last text', async () => {
	await database.warm(20);
	const received = await makeReceived(database);
	const reviewId = await makeReview(received);
	const owner = await ownerOf(database, received);
	const replies = Array.from({ length: 20 }, (_, at) => replyReview(owner, { reviewId, body: `Cảm ơn bạn ${at}.` }));
	expect(new Set((await Promise.all(replies)).map(codeOf))).toEqual(new Set(['ok']));
	const told = await publishedEvents<{ reviewId: string }>(database, 'reviews.review_replied');
	expect(told.filter((event) => event.reviewId === reviewId)).toHaveLength(1);
});
