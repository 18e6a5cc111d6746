import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { coinSlices } from '#src/domains/coin/db/tables.ts';
import { pictures, pictureUploads } from '#src/domains/media/db/tables.ts';
import { newId } from '#src/shared/ids.ts';
import { contextOf, member, operator, publishedEvents } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import { makeCustomer } from '#tests/factories/identity.ts';
import { makeBuyer, wireOrderPayments } from '#tests/factories/orders.ts';
import { makeReceived, makeReview, reviewOf } from '#tests/factories/reviews.ts';
import { listReviewPage } from '../queries/list-reviews.ts';
import { editReview } from './edit-review.ts';
import { judgeUserContentItem } from './judge-user-content-item.ts';
import { weighAllReviews } from './refresh-ratings.ts';
import { writeReview } from './write-review.ts';

const database = await testDatabase();

beforeAll(() => {
	wireOrderPayments();
});

type Answered = Awaited<ReturnType<typeof writeReview | typeof editReview | typeof judgeUserContentItem>>;
const codeOf = (result: Answered) => (result.ok ? result.value.state : result.error.code);
async function uploadPicture(uploadedBy: string | null): Promise<string> {
	const hash = newId().replaceAll('-', '');
	const look = { width: 640, height: 640, placeholder: '' };
	await database.db.insert(pictures).values({ ...look, id: newId(), hash, uploadedBy, createdAt: new Date() });
	if (uploadedBy) await database.db.insert(pictureUploads).values({ hash, customerId: uploadedBy });
	return hash;
}
const ratedOf = async (productId: string) => {
	const { rows } = await database.pool.query<{ score: number | null; count: number }>(
		'SELECT round(rating_score::numeric, 3)::float8 AS score, rating_count AS count FROM products WHERE id = $1',
		[productId],
	);
	return rows[0];
};
const shown = async (productId: string) =>
	(await listReviewPage(contextOf(database, member(newId())).read, productId, {}, 1)).reviews;

test('writeReview publishes a review of a received product immediately, counts its stars and announces it', async () => {
	const received = await makeReceived(database);
	const id = await makeReview(received, { stars: 5, body: '  Gạo ngon. ' });
	expect(await shown(received.product.id)).toMatchObject([
		{ id, stars: 5, body: 'Gạo ngon.', authorName: 'Mẫu N.', isEdited: false, removedBecause: null, reply: null },
	]);
	expect(await ratedOf(received.product.id)).toEqual({ score: 4.167, count: 1 });
	expect(await publishedEvents(database, 'reviews.review_published')).toContainEqual({
		reviewId: id,
		wasQueued: false,
	});
});

test('writeReview publishes one of 20 concurrent reviews with the same text about a shop and holds back the others', async () => {
	await database.warm(20);
	const first = await makeReceived(database);
	const friends = [first];
	while (friends.length < 20) friends.push(await makeReceived(database, { product: first.product }));
	const body = 'Gian hàng này quá tuyệt vời, gói hàng cẩn thận, giao nhanh, mọi người nên mua ở đây.';
	const written = await Promise.all(
		friends.map((friend) => writeReview(friend.buyer.context, { ...reviewOf(friend, { body }), lineId: null })),
	);
	expect(written.map(codeOf).sort()).toEqual(['published', ...Array.from({ length: 19 }, () => 'queued')]);
});

test('writeReview stores one of 20 concurrent reviews of a line or shop and fails with reviews.written_before for others', async () => {
	await database.warm(20);
	const received = await makeReceived(database);
	for (const lineId of [received.lineId, null]) {
		const input = { ...reviewOf(received), lineId };
		const results = await Promise.all(Array.from({ length: 20 }, () => writeReview(received.buyer.context, input)));
		const codes = results.map(codeOf).sort();
		expect(codes).toEqual(['published', ...Array.from({ length: 19 }, () => 'reviews.written_before')]);
	}
	expect(await ratedOf(received.product.id)).toEqual({ score: 4.167, count: 1 });
});

test('writeReview counts every star of 20 concurrent reviews', async () => {
	const product = await makeProduct(database.db, { variants: [{ stock: 100 }] });
	const all = [];
	for (let each = 0; each < 20; each += 1) all.push(await makeReceived(database, { product }));
	const stars = all.map((_, at) => (at % 5) + 1);
	const written = await Promise.all(
		all.map((received, at) =>
			writeReview(received.buyer.context, reviewOf(received, { stars: stars[at] ?? 1, body: `Lời số ${at}` })),
		),
	);
	expect(new Set(written.map(codeOf))).toEqual(new Set(['published']));
	expect(await ratedOf(product.id)).toEqual({ score: 3.2, count: 20 });
});

test('writeReview requires the buyer of a completed order, a verified email address and the review period', async () => {
	const received = await makeReceived(database);
	const { context, customerId } = received.buyer;
	const input = reviewOf(received);
	const stranger = await makeBuyer(database);
	expect(codeOf(await writeReview(stranger.context, input))).toBe('reviews.not_found');
	expect(codeOf(await writeReview(context, { ...input, lineId: newId() }))).toBe('reviews.not_found');
	const unverified = contextOf(database, member(customerId, { emailVerified: false }));
	expect(codeOf(await writeReview(unverified, input))).toBe('reviews.email_unverified');
	expect(codeOf(await writeReview(context, { ...input, pictures: ['0'.repeat(32)] }))).toBe('reviews.picture_unknown');
	const setState = (state: string) =>
		database.pool.query('UPDATE orders SET state = $1 WHERE id = $2', [state, received.orderId]);
	await setState('delivered');
	expect(codeOf(await writeReview(context, input))).toBe('reviews.order_not_complete');
	await setState('completed');
	await database.setClock('31 days');
	expect(codeOf(await writeReview(context, input))).toBe('reviews.too_late');
	await database.setClock('0');
	expect(codeOf(await writeReview(context, input))).toBe('published');
});

test('writeReview accepts only pictures uploaded by the author, and editReview also those already in the review', async () => {
	const received = await makeReceived(database);
	const { context, customerId } = received.buyer;
	const [own, house, foreign] = [
		await uploadPicture(customerId),
		await uploadPicture(null),
		await uploadPicture((await makeBuyer(database)).customerId),
	];
	for (const pictures of [[house], [foreign], [own, foreign]])
		expect(codeOf(await writeReview(context, reviewOf(received, { pictures })))).toBe('reviews.picture_unknown');
	const reviewId = await makeReview(received, { pictures: [own] });
	await database.pool.query('DELETE FROM picture_uploads WHERE hash = $1', [own]);
	const words = { reviewId, stars: 5, body: 'Vẫn ngon.' };
	expect(codeOf(await editReview(context, { ...words, pictures: [own, foreign] }))).toBe('reviews.picture_unknown');
	expect(codeOf(await editReview(context, { ...words, pictures: [own] }))).toBe('published');
	expect((await shown(received.product.id))[0]?.pictures.map(({ hash }) => hash)).toEqual([own]);
});

test('writeReview holds back a doubtful or copied text and does not count its stars', async () => {
	const received = await makeReceived(database);
	const id = await makeReview(received, { body: 'Gọi 0912 345 678 để mua rẻ hơn' });
	expect(await shown(received.product.id)).toEqual([]);
	expect(await ratedOf(received.product.id)).toEqual({ score: null, count: 0 });
	const body = 'Hàng tốt đóng gói kỹ giao nhanh giá hợp lý sẽ ủng hộ tiếp nhé.';
	await makeReview(await makeReceived(database, { product: received.product }), { body });
	const friend = await makeReceived(database, { product: received.product });
	expect(codeOf(await writeReview(friend.buyer.context, reviewOf(friend, { body })))).toBe('queued');
	expect((await shown(received.product.id)).map((review) => review.id)).not.toContain(id);
});

test('45: writeReview stores and returns the text unchanged, including HTML', async () => {
	const received = await makeReceived(database);
	const body = '<script>alert(1)</script> {{7*7}} <img onerror=x> </title> “tốt” \u2028 & vậy';
	await makeReview(received, { body });
	expect((await shown(received.product.id))[0]?.body).toBe(body);
});

test('writeReview holds back a copied text with other case, blanks, composition or punctuation', async () => {
	const body = 'Hộp quà gói đẹp, nơ lụa xanh, thiệp viết tay; mở ra thơm mùi sả chanh.';
	const first = await makeReceived(database);
	await makeReview(first, { body });
	const dressed = [`${body.toUpperCase()} !`, body.replaceAll(' ', '  '), body.normalize('NFD'), `“${body}”`];
	for (const said of dressed) {
		const friend = await makeReceived(database, { product: first.product });
		expect(codeOf(await writeReview(friend.buyer.context, reviewOf(friend, { body: said })))).toBe('queued');
	}
});

test('weighAllReviews moves a score towards the average after a year', async () => {
	const received = await makeReceived(database);
	await makeReview(received);
	const before = (await ratedOf(received.product.id))?.score ?? 0;
	await database.setClock('365 days');
	await weighAllReviews(contextOf(database, { kind: 'system', scheduledJob: 'tests' }));
	const after = (await ratedOf(received.product.id))?.score ?? 0;
	await database.setClock('0');
	expect([before, after]).toEqual([4.167, 4.091]);
});

const reviewCoin = async (customerId: string) =>
	(
		await database.db
			.select()
			.from(coinSlices)
			.where(and(eq(coinSlices.customerId, customerId), eq(coinSlices.kind, 'review')))
	).map(({ grantedVnd }) => grantedVnd);

test('writeReview grants coin once for a product review with a picture, and none for text only or for a shop', async () => {
	const [pictured, plain] = [await makeReceived(database), await makeReceived(database)];
	await makeReview(plain, {});
	expect(await reviewCoin(plain.buyer.customerId)).toEqual([]);
	const picture = await uploadPicture(pictured.buyer.customerId);
	const input = { ...reviewOf(pictured), stars: 1, pictures: [picture] };
	const written = await Promise.all(Array.from({ length: 20 }, () => writeReview(pictured.buyer.context, input)));
	expect(await reviewCoin(pictured.buyer.customerId)).toEqual([100]);
	expect(written.filter((result) => result.ok)).toMatchObject([{ value: { coinVnd: 100 } }]);
	const ofShop = await writeReview(pictured.buyer.context, { ...input, lineId: null });
	expect(ofShop).toMatchObject({ value: { coinVnd: 0 } });
	expect(await reviewCoin(pictured.buyer.customerId)).toEqual([100]);
});

test('a held-back review earns its coin after approval, unless it was edited before', async () => {
	const judge = async (subjectId: string) => {
		const operatorContext = contextOf(database, operator((await makeCustomer(database.db)).id));
		return judgeUserContentItem(operatorContext, { subject: 'review', subjectId, removeBecause: null });
	};
	const [stored, changed] = [await makeReceived(database), await makeReceived(database)];
	for (const received of [stored, changed]) {
		const pictures = [await uploadPicture(received.buyer.customerId)];
		const said = { ...reviewOf(received), body: 'Mua ở vidu.vn thấy đắt hơn đây', pictures };
		const written = await writeReview(received.buyer.context, said);
		const reviewId = written.ok ? written.value.id : '';
		const better = { reviewId, stars: 5, body: 'Mua chỗ khác thấy đắt hơn đây', pictures };
		if (received === changed) expect(codeOf(await editReview(received.buyer.context, better))).toBe('queued');
		expect(await reviewCoin(received.buyer.customerId)).toEqual([]);
		expect(codeOf(await judge(reviewId))).toBe('published');
	}
	expect(await reviewCoin(stored.buyer.customerId)).toEqual([100]);
	expect(await reviewCoin(changed.buyer.customerId)).toEqual([]);
});
