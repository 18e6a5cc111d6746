import { beforeAll, expect, test } from 'vitest';
import { contextOf, member } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeCustomer } from '#tests/factories/identity.ts';
import { makeBuyer, wireOrderPayments } from '#tests/factories/orders.ts';
import { makeReceived, makeReview, ownerOf } from '#tests/factories/reviews.ts';
import { makeStaff } from '#tests/factories/vendors.ts';
import { answerAsBuyer, answerAsShop } from '../use-cases/answer-question.ts';
import { askQuestion } from '../use-cases/ask-question.ts';
import { voteReview } from '../use-cases/vote-review.ts';
import { getMineOfProduct } from './get-mine-of-product.ts';
import { getMineOfShop } from './get-mine-of-shop.ts';
import { getRatingSummary, getShopRating } from './get-rating-summary.ts';
import { listReviewPage, listReviewPageOfShop, listReviews, listReviewsOfShop } from './list-reviews.ts';

const database = await testDatabase();

beforeAll(() => {
	wireOrderPayments();
});

test('listReviewPage filters and sorts reviews and returns the last page for a number beyond the end', async () => {
	const first = await makeReceived(database);
	const { product } = first;
	const { read } = first.buyer.context;
	const ids = [];
	for (const [at, stars] of [5, 1, 3, 4, 2, 5].entries()) {
		const received = at === 0 ? first : await makeReceived(database, { product });
		ids.push(await makeReview(received, { stars, body: `Lời thứ ${at}` }));
	}
	const starsOf = async (filter: Parameters<typeof listReviewPage>[2], page = 1) =>
		(await listReviewPage(read, product.id, filter, page)).reviews.map(({ stars }) => stars);
	expect(await starsOf({ sort: 'newest' })).toEqual([5, 2, 4, 3, 1]);
	expect(await starsOf({ sort: 'newest' }, 2)).toEqual([5]);
	expect(await starsOf({ sort: 'newest' }, 10 ** 12)).toEqual([5]);
	expect(await starsOf({ sort: 'highest' })).toEqual([5, 5, 4, 3, 2]);
	expect(await starsOf({ sort: 'lowest' })).toEqual([1, 2, 3, 4, 5]);
	expect(await starsOf({ stars: 5 })).toEqual([5, 5]);
	expect(await starsOf({ hasPictures: true })).toEqual([]);
	const variantId = product.variants[0]?.id;
	expect(await starsOf({ variantId })).toHaveLength(5);
	const reader = await makeBuyer(database);
	await voteReview(reader.context, { reviewId: ids[2] ?? '', isHelpful: true });
	expect((await starsOf({}))[0]).toBe(3);
	expect((await getMineOfProduct(reader.context, { slug: product.slug })).votedIds).toEqual([ids[2]]);
	const summary = await getRatingSummary(read, product.id);
	expect(summary.histogram.map(({ count }) => count)).toEqual([2, 1, 1, 1, 1]);
	const page = await listReviews(read, { slug: product.slug, limit: 4, sort: 'newest' });
	const rest = await listReviews(read, { slug: product.slug, limit: 4, sort: 'newest', cursor: page.nextCursor ?? '' });
	expect([...page.items, ...rest.items].map(({ id }) => id)).toEqual([...ids].reverse());
	expect(await listReviews(read, { slug: 'khong-co', limit: 4 })).toEqual({ items: [], nextCursor: null });
});

test('a review of a shop counts for getShopRating and not for its products', async () => {
	const received = await makeReceived(database);
	await makeReview(received, { lineId: null, stars: 2, body: 'Đóng gói ẩu.' });
	const { read } = received.buyer.context;
	expect(await getShopRating(read, received.product.shopId)).toMatchObject({ score: 2, count: 1 });
	expect(await getRatingSummary(read, received.product.id)).toMatchObject({ score: null, count: 0 });
});

test('listReviewPageOfShop filters, sorts and paginates reviews of the shop only', async () => {
	const first = await makeReceived(database);
	const { product } = first;
	const { shopId } = product;
	await makeReview(first);
	const ids: string[] = [];
	for (const stars of [5, 1, 3, 5, 4, 2]) {
		const received = await makeReceived(database, { product });
		ids.push(await makeReview(received, { lineId: null, stars, body: `Gói hàng kỹ, lời thứ ${ids.length}.` }));
	}
	const { read } = first.buyer.context;
	const page = async (filter: Parameters<typeof listReviewPageOfShop>[2], at = 1) =>
		(await listReviewPageOfShop(read, shopId, filter, at)).reviews.map(({ stars }) => stars);
	expect(await page({ sort: 'newest' })).toEqual([2, 4, 5, 3, 1]);
	expect(await page({ sort: 'newest' }, 99)).toEqual([5]);
	expect(await page({ sort: 'lowest' })).toEqual([1, 2, 3, 4, 5]);
	expect(await page({ stars: 5 })).toEqual([5, 5]);
	expect(await page({ hasPictures: true })).toEqual([]);
	const [third = ''] = ids.slice(2);
	await voteReview((await makeBuyer(database)).context, { reviewId: third, isHelpful: true });
	expect((await page({}))[0]).toBe(3);
	const told = await listReviewsOfShop(read, { shopId, limit: 4, sort: 'newest' });
	const cursor = told.nextCursor ?? '';
	const rest = await listReviewsOfShop(read, { shopId, limit: 4, sort: 'newest', cursor });
	expect([...told.items, ...rest.items].map(({ id }) => id)).toEqual([...ids].reverse());
	await database.pool.query(`UPDATE shops SET state = 'terminated' WHERE id = $1`, [shopId]);
	expect(await listReviewsOfShop(read, { shopId, limit: 4 })).toEqual({ items: [], nextCursor: null });
});

test("getMineOfProduct and getMineOfShop return the user's reviews, votes and staff status", async () => {
	const received = await makeReceived(database);
	const { product, buyer } = received;
	const { slug, shopId } = product;
	const [ofProducts, ofShop] = [await makeReview(received), await makeReview(received, { lineId: null })];
	const asker = contextOf(database, member((await makeCustomer(database.db)).id));
	const asked = await askQuestion(asker, { productId: product.id, body: 'Gạo này có phải vo kỹ không ạ?' });
	const questionId = asked.ok ? asked.value.id : '';
	const answered = await answerAsBuyer(buyer.context, { questionId, body: 'Mình vo hai lần.' });
	const answerId = answered.ok ? answered.value.id : '';
	await answerAsShop(await ownerOf(database, received), { questionId, body: 'Vo nhẹ một lần.' });
	for (const reviewId of [ofProducts, ofShop]) await voteReview(asker, { reviewId, isHelpful: true });
	const staff = await makeCustomer(database.db);
	await makeStaff(database.db, shopId, staff.id, 'stock');
	const colleague = contextOf(database, member(staff.id));
	const nothing = { votedIds: [], ownIds: [], isStaff: false, mayAnswer: false };
	expect(await getMineOfProduct(asker, { slug })).toEqual({ ...nothing, votedIds: [ofProducts], ownIds: [questionId] });
	const bought = await getMineOfProduct(buyer.context, { slug });
	expect({ ...bought, ownIds: [...bought.ownIds].sort() }).toEqual({
		...nothing,
		ownIds: [ofProducts, answerId].sort(),
		mayAnswer: true,
	});
	expect(await getMineOfProduct(colleague, { slug })).toEqual({ ...nothing, isStaff: true });
	expect(await getMineOfShop(asker, { shopId })).toEqual({ ...nothing, votedIds: [ofShop] });
	expect(await getMineOfShop(buyer.context, { shopId })).toEqual({ ...nothing, ownIds: [ofShop] });
	expect(await getMineOfShop(colleague, { shopId })).toEqual({ ...nothing, isStaff: true });
});
