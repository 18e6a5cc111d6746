import { beforeAll, expect, test } from 'vitest';
import { contextOf, member, operator, vendor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { collectDroppedPages } from '#tests/dropped-pages.ts';
import { makeCustomer } from '#tests/factories/identity.ts';
import { makeBuyer, wireOrderPayments } from '#tests/factories/orders.ts';
import { makeReceived, makeReview, reviewOf } from '#tests/factories/reviews.ts';
import { getMineOfShop } from '../../queries/get-mine-of-shop.ts';
import { answerAsBuyer, answerAsShop } from '../answer-question.ts';
import { askQuestion } from '../ask-question.ts';
import { editReview } from '../edit-review.ts';
import { judgeUserContentItem } from '../judge-user-content-item.ts';
import { replyReview } from '../reply-review.ts';
import { voteReview } from '../vote-review.ts';
import { writeReview } from '../write-review.ts';

const database = await testDatabase();
const heard = collectDroppedPages(database);

beforeAll(() => {
	wireOrderPayments();
});

const someone = async () => contextOf(database, member((await makeCustomer(database.db)).id));
const judging = async () => contextOf(database, operator((await makeCustomer(database.db)).id));
const owning = async (shopId: string) => {
	const { rows } = await database.pool.query<{ id: string }>('SELECT owner_id AS id FROM shops WHERE id = $1', [
		shopId,
	]);
	return contextOf(database, vendor(rows[0]?.id ?? '', shopId));
};
async function droppedBy<T extends { readonly ok: boolean }>(act: Promise<T>): Promise<string> {
	expect(await act).toMatchObject({ ok: true });
	return (await heard()).join();
}

test('every change of a review or its reply drops the cached pages of the product', async () => {
	const received = await makeReceived(database);
	const { product, buyer } = received;
	const [shop, operatorContext, reader] = [
		await owning(product.shopId),
		await judging(),
		(await makeBuyer(database)).context,
	];
	const ofProduct = `voices:${product.id}`;
	const reviewId = await makeReview(received);
	expect((await heard()).join()).toContain(ofProduct);
	const better = { reviewId, stars: 4, body: 'Gạo dẻo, giao hơi lâu.', pictures: [] };
	expect(await droppedBy(editReview(buyer.context, better))).toContain(ofProduct);
	expect(await droppedBy(replyReview(shop, { reviewId, body: 'Cảm ơn bạn.' }))).toContain(ofProduct);
	expect(await droppedBy(voteReview(reader, { reviewId, isHelpful: true }))).toContain(ofProduct);
	expect(await droppedBy(voteReview(reader, { reviewId, isHelpful: true }))).toBe('');
	const verdict = { subject: 'review', subjectId: reviewId, removeBecause: 'off_topic' } as const;
	expect(await droppedBy(judgeUserContentItem(operatorContext, verdict))).toContain(ofProduct);
});

test('every change of a review of a shop drops the cached pages of the shop', async () => {
	const received = await makeReceived(database);
	const { shopId } = received.product;
	const [shop, operatorContext, reader] = [await owning(shopId), await judging(), (await makeBuyer(database)).context];
	const ofShop = `shop-voices:${shopId}`;
	const { context } = received.buyer;
	expect(await droppedBy(writeReview(context, { ...reviewOf(received), lineId: null }))).toContain(ofShop);
	const [own] = (await getMineOfShop(context, { shopId })).ownIds;
	const reviewId = own ?? expect.fail();
	const better = { reviewId, stars: 4, body: 'Gói kỹ, giao hơi lâu.', pictures: [] };
	expect(await droppedBy(editReview(context, better))).toContain(ofShop);
	expect(await droppedBy(replyReview(shop, { reviewId, body: 'Cảm ơn bạn.' }))).toContain(ofShop);
	expect(await droppedBy(voteReview(reader, { reviewId, isHelpful: true }))).toContain(ofShop);
	for (const subject of ['reply', 'review'] as const) {
		const verdict = { subject, subjectId: reviewId, removeBecause: 'off_topic' } as const;
		expect(await droppedBy(judgeUserContentItem(operatorContext, verdict))).toContain(ofShop);
	}
});

test('every change of a question or its answers drops the cached pages of the product', async () => {
	const { product, buyer } = await makeReceived(database);
	const [shop, operatorContext] = [await owning(product.shopId), await judging()];
	const ofProduct = `voices:${product.id}`;
	const asked = await askQuestion(await someone(), { productId: product.id, body: 'Gạo này có phải vo kỹ không ạ?' });
	const questionId = asked.ok ? asked.value.id : '';
	expect((await heard()).join()).toContain(ofProduct);
	const answered = answerAsShop(shop, { questionId, body: 'Vo nhẹ một lần là đủ.' });
	expect(await droppedBy(answered)).toContain(ofProduct);
	expect(await droppedBy(answerAsBuyer(buyer.context, { questionId, body: 'Mình vo hai lần.' }))).toContain(ofProduct);
	const answer = await answered;
	const subjectId = answer.ok ? answer.value.id : '';
	for (const ended of [
		{ subject: 'answer', subjectId } as const,
		{ subject: 'question', subjectId: questionId } as const,
	])
		expect(await droppedBy(judgeUserContentItem(operatorContext, { ...ended, removeBecause: 'off_topic' }))).toContain(
			ofProduct,
		);
});
