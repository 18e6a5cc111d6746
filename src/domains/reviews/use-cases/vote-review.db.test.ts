import { beforeAll, expect, test } from 'vitest';
import { codeOf } from '#tests/code-of.ts';
import { contextOf, member } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeBuyer, wireOrderPayments } from '#tests/factories/orders.ts';
import { makeReceived, makeReview, ownerOf } from '#tests/factories/reviews.ts';
import { judgeUserContentItem } from './judge-user-content-item.ts';
import { voteReview } from './vote-review.ts';

const database = await testDatabase();

beforeAll(() => {
	wireOrderPayments();
});

test('voteReview counts one vote under 20 concurrent requests and removes it once', async () => {
	await database.warm(20);
	const received = await makeReceived(database);
	const reviewId = await makeReview(received);
	const reader = (await makeBuyer(database)).context;
	const press = (isHelpful: boolean) =>
		Promise.all(Array.from({ length: 20 }, () => voteReview(reader, { reviewId, isHelpful })));
	const votes = async () => {
		const { rows } = await database.pool.query<{ count: number; rows: number }>(
			`SELECT helpful_count AS count, (SELECT count(*)::int FROM review_votes WHERE review_id = $1) AS rows
				FROM reviews WHERE id = $1`,
			[reviewId],
		);
		return rows[0];
	};
	await press(true);
	expect(await votes()).toEqual({ count: 1, rows: 1 });
	expect(await voteReview((await makeBuyer(database)).context, { reviewId, isHelpful: true })).toMatchObject({
		value: { helpfulCount: 2 },
	});
	await press(false);
	expect(await votes()).toEqual({ count: 1, rows: 1 });
	expect(codeOf(await voteReview(received.buyer.context, { reviewId, isHelpful: true }))).toBe('reviews.own');
	const { customerId } = (await ownerOf(database, received)).actor;
	const shopPerson = contextOf(database, { ...reader.actor, customerId });
	expect(codeOf(await voteReview(shopPerson, { reviewId, isHelpful: true }))).toBe('reviews.own');
	expect(await votes()).toEqual({ count: 1, rows: 1 });
});

test('voteReview rejects votes on hidden reviews and from accounts without a verified email address', async () => {
	const received = await makeReceived(database);
	const { context, customerId } = await makeBuyer(database);
	const hidden = await makeReview(received, { body: 'Gọi 0912345678 nhé' });
	expect(codeOf(await voteReview(context, { reviewId: hidden, isHelpful: true }))).toBe('reviews.not_found');
	const reviewId = await makeReview(received, { lineId: null });
	const unverified = contextOf(database, member(customerId, { emailVerified: false }));
	expect(codeOf(await voteReview(unverified, { reviewId, isHelpful: true }))).toBe('reviews.email_unverified');
	expect(await voteReview(context, { reviewId, isHelpful: true })).toMatchObject({ value: { helpfulCount: 1 } });
	const removed = { subject: 'review', subjectId: reviewId, removeBecause: 'fake' } as const;
	expect(
		codeOf(await judgeUserContentItem(contextOf(database, { kind: 'system', scheduledJob: 'tests' }), removed)),
	).toBe('ok');
	expect(codeOf(await voteReview(context, { reviewId, isHelpful: false }))).toBe('reviews.not_found');
});
