import { beforeAll, expect, test } from 'vitest';
import { newId } from '#src/shared/ids.ts';
import { contextOf, member } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeBuyer, wireOrderPayments } from '#tests/factories/orders.ts';
import { makeReceived, makeReview } from '#tests/factories/reviews.ts';
import { reviewsConfig } from '../contract.ts';
import { listReviewPage } from '../queries/list-reviews.ts';
import { editReview } from './edit-review.ts';

const database = await testDatabase();

beforeAll(() => {
	wireOrderPayments();
});

const codeOf = (result: Awaited<ReturnType<typeof editReview>>) => (result.ok ? result.value.state : result.error.code);
const ratedOf = async (productId: string) => {
	const { rows } = await database.pool.query<{ score: number | null; count: number }>(
		'SELECT round(rating_score::numeric, 3)::float8 AS score, rating_count AS count FROM products WHERE id = $1',
		[productId],
	);
	return rows[0];
};
const shown = async (productId: string) =>
	(await listReviewPage(contextOf(database, member(newId())).read, productId, {}, 1)).reviews;

test('editReview is possible once, updates the score and hides a doubtful text', async () => {
	const received = await makeReceived(database);
	const { context } = received.buyer;
	const reviewId = await makeReview(received);
	const stranger = await makeBuyer(database);
	const words = { reviewId, stars: 1, body: 'Dùng một tuần thì hỏng.', pictures: [] };
	expect(codeOf(await editReview(stranger.context, words))).toBe('reviews.not_found');
	const results = await Promise.all(Array.from({ length: 20 }, () => editReview(context, words)));
	expect(results.filter((result) => result.ok)).toHaveLength(1);
	expect(await shown(received.product.id)).toMatchObject([{ stars: 1, body: words.body, isEdited: true }]);
	expect(await ratedOf(received.product.id)).toEqual({ score: 3.5, count: 1 });
	expect(codeOf(await editReview(context, words))).toBe('reviews.edited_before');

	const other = await makeReceived(database, { product: received.product });
	const otherId = await makeReview(other);
	const doubtful = { ...words, reviewId: otherId, body: 'đồ óc chó' };
	expect(codeOf(await editReview(other.buyer.context, doubtful))).toBe('queued');
	expect(await ratedOf(received.product.id)).toEqual({ score: 3.5, count: 1 });
});

test('editReview to a copied text waits for an operator', async () => {
	const body = 'Hộp quà gói đẹp, nơ lụa xanh, thiệp viết tay; mở ra thơm mùi sả chanh.';
	const first = await makeReceived(database);
	await makeReview(first, { body });
	const other = await makeReceived(database, { product: first.product });
	const reviewId = await makeReview(other, { body: 'Tốt.' });
	const copied = await editReview(other.buyer.context, { reviewId, stars: 5, body, pictures: [] });
	expect(codeOf(copied)).toBe('queued');
	expect((await shown(first.product.id)).map(({ id }) => id)).not.toContain(reviewId);
});

test('editReview of a held-back review leaves it waiting for an operator', async () => {
	const body = 'Vải dày dặn đường may thẳng mặc mát và không ra màu khi giặt tay.';
	const first = await makeReceived(database);
	await makeReview(first, { body });
	const friend = await makeReceived(database, { product: first.product });
	const reviewId = await makeReview(friend, { body });
	const words = { reviewId, stars: 4, body: 'Vải dày, mặc mát.', pictures: [] };
	expect(codeOf(await editReview(friend.buyer.context, words))).toBe('queued');
	expect(await shown(first.product.id)).toHaveLength(1);
});

test('editReview fails with reviews.too_late after the edit period', async () => {
	const received = await makeReceived(database);
	const reviewId = await makeReview(received, { body: 'Gạo dẻo.' });
	const words = { reviewId, stars: 1, body: 'Gạo khô.', pictures: [] };
	await database.setClock(`${reviewsConfig.editWithinDays + 1} days`);
	expect(codeOf(await editReview(received.buyer.context, words))).toBe('reviews.too_late');
	await database.setClock('0');
	expect(await shown(received.product.id)).toMatchObject([{ body: 'Gạo dẻo.', isEdited: false }]);
});
