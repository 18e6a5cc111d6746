import { beforeAll, expect, test } from 'vitest';
import { announced, contextOf, operator, vendor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeCustomer } from '#tests/makers/identity.ts';
import { makeBuyer, wireOrderPayments } from '#tests/makers/orders.ts';
import { makeReceived, makeReview, type Received } from '#tests/makers/reviews.ts';
import { makeStaff } from '#tests/makers/vendors.ts';
import type { JudgeVoiceInput } from '../contract.ts';
import { getRatingSummary } from '../queries/get-rating-summary.ts';
import { listReviewPage } from '../queries/list-reviews.ts';
import { listShopReviews } from '../queries/list-shop-reviews.ts';
import { listVoicesToJudge } from '../queries/list-voices-to-judge.ts';
import { editReview } from './edit-review.ts';
import { judgeVoice } from './judge-voice.ts';
import { replyReview } from './reply-review.ts';
import { reportVoice } from './report-voice.ts';
import { voteReview } from './vote-review.ts';

const database = await testDatabase();
const read = contextOf(database, operator('x')).read;

beforeAll(() => {
	wireOrderPayments();
});

const ownerOf = async ({ product }: Received, staffRole = 'admin') => {
	const { rows } = await database.pool.query<{ owner_id: string }>('SELECT owner_id FROM shops WHERE id = $1', [
		product.shopId,
	]);
	return contextOf(database, vendor(rows[0]?.owner_id ?? '', product.shopId, { staffRole }));
};
const judge = async (input: JudgeVoiceInput) =>
	judgeVoice(contextOf(database, operator((await makeCustomer(database.db)).id)), input);
const codeOf = (result: { ok: boolean; error?: { code: string } }) => (result.ok ? 'ok' : result.error?.code);
const waitingIds = async () => (await listVoicesToJudge(read, 100)).map(({ id }) => id);

test('of twenty presses of one person one vote counts, and taking it back twenty times takes back one', async () => {
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
	const { customerId } = (await ownerOf(received)).actor;
	const shopPerson = contextOf(database, { ...reader.actor, customerId });
	expect(codeOf(await voteReview(shopPerson, { reviewId, isHelpful: true }))).toBe('reviews.own');
	expect(await votes()).toEqual({ count: 1, rows: 1 });
});

test('a shop answers its own reviews once, changes its words for a day, and its storehouse does not speak', async () => {
	const received = await makeReceived(database);
	const reviewId = await makeReview(received);
	const owner = await ownerOf(received);
	const stranger = await ownerOf(await makeReceived(database));
	const say = { reviewId, body: 'Cảm ơn bạn, hẹn gặp lại.' };
	expect(codeOf(await replyReview(stranger, say))).toBe('reviews.not_found');
	expect(codeOf(await replyReview(await ownerOf(received, 'stock'), say))).toBe('reviews.role_not_allowed');
	expect(codeOf(await replyReview(owner, { ...say, body: 'Gọi 0912345678 nhé' }))).toBe('reviews.text_doubtful');
	expect(codeOf(await replyReview(owner, { ...say, body: '   ' }))).toBe('reviews.text_empty');
	expect((await listShopReviews(owner, { tab: 'waiting', limit: 10 })).items).toMatchObject([
		{ id: reviewId, mayReply: true, orderNumber: received.orderNumber },
	]);
	expect(codeOf(await replyReview(owner, say))).toBe('ok');
	expect(codeOf(await replyReview(owner, { ...say, body: 'Cảm ơn bạn nhiều.' }))).toBe('ok');
	const [shown] = (await listReviewPage(read, received.product.id, {}, 1)).reviews;
	expect(shown?.reply).toMatchObject({ body: 'Cảm ơn bạn nhiều.', isEdited: true });
	expect((await listShopReviews(owner, { tab: 'waiting', limit: 10 })).items).toEqual([]);
	const told = (await announced<{ reviewId: string }>(database, 'reviews.review_replied')).filter(
		(event) => event.reviewId === reviewId,
	);
	expect(told).toHaveLength(1);
	await database.setClock('25 hours');
	expect(codeOf(await replyReview(owner, say))).toBe('reviews.reply_too_late');
	await database.setClock('0');
});

test('what an operator has not read is not judged: words changed meanwhile are looked at again', async () => {
	const received = await makeReceived(database);
	const reviewId = await makeReview(received, { body: 'Gọi 0912345678 nhé' });
	const seen = async () => (await listVoicesToJudge(read, 100)).find(({ id }) => id === reviewId);
	const before = await seen();
	const words = { reviewId, stars: 1, body: 'Mua ở www.noikhac.vn rẻ hơn', pictures: [] };
	expect(codeOf(await editReview(received.buyer.context, words))).toBe('ok');
	const keep = { subject: 'review', subjectId: reviewId, removeBecause: null } as const;
	expect(codeOf(await judge({ ...keep, saidAt: before?.saidAt }))).toBe('reviews.said_anew');
	expect((await listReviewPage(read, received.product.id, {}, 1)).reviews).toEqual([]);
	const after = await seen();
	expect(after).toMatchObject({ body: words.body, pictures: [] });
	const remove = { ...keep, removeBecause: 'advertising', saidAt: after?.saidAt } as const;
	expect(codeOf(await judge(remove))).toBe('ok');
});

test('a shop reports with a reason, once; only an operator removes, and a tombstone without stars stays', async () => {
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
		visitorKey: null,
		isOperator: false,
	} as const);
	const report = { subject: 'review', subjectId: reviewId, reason: 'personal_data' } as const;
	const owner = await ownerOf(received);
	const isReported = async () => (await listShopReviews(owner, { tab: 'all', limit: 10 })).items[0]?.isReported;
	const reader = (await makeBuyer(database)).context;
	expect(codeOf(await reportVoice(reader, { ...report, note: 'Lộ địa chỉ' }))).toBe('ok');
	expect(await isReported()).toBe(false);
	const reports = await Promise.all(Array.from({ length: 20 }, () => reportVoice(asStaff, report)));
	expect(reports.filter((result) => result.ok)).toHaveLength(1);
	expect(await isReported()).toBe(true);
	expect(codeOf(await reportVoice(asStaff, report))).toBe('reviews.reported_before');
	expect(codeOf(await reportVoice(received.buyer.context, report))).toBe('reviews.own');
	expect(await listVoicesToJudge(read, 100)).toContainEqual(
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

test('a reply is reported by its readers and judged as it was read; removed, a tombstone stays and nothing is said anew', async () => {
	const received = await makeReceived(database);
	const reviewId = await makeReview(received);
	const owner = await ownerOf(received);
	const say = (body: string) => replyReview(owner, { reviewId, body });
	const about = { subject: 'reply', subjectId: reviewId } as const;
	const report = { ...about, reason: 'insult' } as const;
	const readers = await Promise.all(Array.from({ length: 3 }, async () => (await makeBuyer(database)).context));
	const [reader = received.buyer.context, ...others] = readers;
	expect(codeOf(await reportVoice(reader, report))).toBe('reviews.not_found');
	expect(codeOf(await say('Bạn là người khó chịu.'))).toBe('ok');
	const shopPerson = contextOf(database, { ...reader.actor, customerId: owner.actor.customerId });
	expect(codeOf(await reportVoice(shopPerson, report))).toBe('reviews.own');
	for (const one of [reader, ...others]) expect(codeOf(await reportVoice(one, report))).toBe('ok');
	expect(codeOf(await reportVoice(reader, report))).toBe('reviews.reported_before');
	expect(codeOf(await reportVoice(reader, { ...report, subject: 'review' }))).toBe('ok');
	const seen = async () =>
		(await listVoicesToJudge(read, 100)).find(({ subject, id }) => subject === 'reply' && id === reviewId);
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
	// What was reported of the review itself still waits.
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
	expect(codeOf(await reportVoice(others[0] ?? reader, report))).toBe('reviews.not_found');
	expect(await announced(database, 'reviews.voice_removed')).toContainEqual({ ...about, reason: 'insult' });
});

test('a reply that may stay is no longer waited for; under a removed review none is judged', async () => {
	const received = await makeReceived(database);
	const reviewId = await makeReview(received);
	const about = { subject: 'reply', subjectId: reviewId } as const;
	expect(codeOf(await replyReview(await ownerOf(received), { reviewId, body: 'Cảm ơn bạn.' }))).toBe('ok');
	expect(codeOf(await reportVoice((await makeBuyer(database)).context, { ...about, reason: 'fake' }))).toBe('ok');
	expect(codeOf(await judge({ ...about, removeBecause: null }))).toBe('ok');
	expect(await waitingIds()).not.toContain(reviewId);
	expect(codeOf(await reportVoice((await makeBuyer(database)).context, { ...about, reason: 'insult' }))).toBe('ok');
	expect(await waitingIds()).toContain(reviewId);
	expect(codeOf(await judge({ subject: 'review', subjectId: reviewId, removeBecause: 'off_topic' }))).toBe('ok');
	expect(await waitingIds()).not.toContain(reviewId);
	expect(codeOf(await judge({ ...about, removeBecause: 'fake' }))).toBe('reviews.decided_before');
});

test('what waits is shown once an operator says so, and is then announced', async () => {
	const received = await makeReceived(database);
	const reviewId = await makeReview(received, { body: 'Mua ở vidu.vn thấy đắt hơn đây' });
	expect(await waitingIds()).toContain(reviewId);
	expect(codeOf(await judge({ subject: 'review', subjectId: reviewId, removeBecause: null }))).toBe('ok');
	expect(await waitingIds()).not.toContain(reviewId);
	expect(await getRatingSummary(read, received.product.id)).toMatchObject({ count: 1 });
	expect(await announced(database, 'reviews.review_published')).toContainEqual({ reviewId, wasQueued: true });
});
