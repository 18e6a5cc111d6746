import { beforeAll, expect, test } from 'vitest';
import { contextOf, system, vendor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeCustomer } from '#tests/factories/identity.ts';
import { makeBuyer, wireOrderPayments } from '#tests/factories/orders.ts';
import { makeReceived, makeReview } from '#tests/factories/reviews.ts';
import {
	notifyReviewPublished,
	notifyReviewReplied,
	notifyUserContentRemoved,
} from '../subscribers/notify-user-content.ts';
import { replyReview } from '../use-cases/reply-review.ts';
import { listReviewable, listUnreviewedOrders, listWaitingReviews } from './list-reviewable.ts';

const database = await testDatabase();

beforeAll(() => {
	wireOrderPayments();
});

test('listWaitingReviews returns each received line and the shop for 30 days', async () => {
	const received = await makeReceived(database);
	const { context } = received.buyer;
	const waiting = await listWaitingReviews(context);
	expect(waiting.map(({ lineId, name }) => [lineId, name])).toEqual([
		[received.lineId, 'Gạo Mẫu túi 5 kg'],
		[null, 'Gian hàng Mẫu'],
	]);
	await makeReview(received);
	expect((await listWaitingReviews(context)).map(({ lineId }) => lineId)).toEqual([null]);
	const { orderNumber } = received;
	expect(await listUnreviewedOrders(context, [orderNumber, '1000000000'])).toEqual(new Set([orderNumber]));
	expect(await listUnreviewedOrders((await makeBuyer(database)).context, [orderNumber])).toEqual(new Set());
	const parts = await listReviewable(context, received.orderNumber);
	expect(parts).toMatchObject([
		{ lineId: received.lineId, writeUntil: null, review: { stars: 5, state: 'published', isEdited: false } },
		{ lineId: null, review: null, writeUntil: expect.any(String) },
	]);
	expect(parts[0]?.review?.editUntil).not.toBeNull();
	expect(await listReviewable((await makeBuyer(database)).context, received.orderNumber)).toEqual([]);
	await makeReview(received, { lineId: null });
	expect(await listUnreviewedOrders(context, [orderNumber])).toEqual(new Set());
	await database.setClock('31 days');
	expect(await listWaitingReviews(context)).toEqual([]);
	await database.setClock('0');
});

test('listWaitingReviews returns the 50 newest unreviewed lines of many orders', async () => {
	const received = await makeReceived(database);
	const { context } = received.buyer;
	const { rows: columns } = await database.pool.query<{ name: string }>(
		`SELECT column_name AS name FROM information_schema.columns
			WHERE table_name = 'orders' AND is_generated = 'NEVER' ORDER BY ordinal_position`,
	);
	const written = columns.map(({ name }) => name).join(', ');
	await database.pool.query(
		`WITH groups AS (
			INSERT INTO order_groups SELECT (jsonb_populate_record(g, jsonb_build_object('id', gen_random_uuid(),
				'number', (8000000000 + each)::text))).*
			FROM order_groups g JOIN orders o ON o.group_id = g.id AND o.id = $1, generate_series(1, 100) each
			RETURNING id
		), copied AS (
			INSERT INTO orders (${written}) SELECT ${written} FROM (
				SELECT (jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(), 'group_id', g.id,
					'number', (8000000000 + g.each)::text, 'completed_at', o.completed_at - g.each * interval '1 minute'))).*
				FROM orders o, (SELECT id, row_number() OVER () AS each FROM groups) g WHERE o.id = $1
			) copy RETURNING id, number
		)
		INSERT INTO order_lines SELECT (jsonb_populate_record(line, jsonb_build_object('id', gen_random_uuid(),
			'order_id', copied.id, 'product_name', 'Thứ ' || copied.number))).*
		FROM order_lines line, copied WHERE line.order_id = $1`,
		[received.orderId],
	);
	await makeReview(received);
	await makeReview(received, { lineId: null });
	const waiting = await listWaitingReviews(context);
	expect(waiting).toHaveLength(50);
	expect(waiting.slice(0, 3).map(({ orderNumber, lineId }) => [orderNumber, lineId === null])).toEqual([
		['8000000001', false],
		['8000000001', true],
		['8000000002', false],
	]);
});

test('a review notifies the shop once and a reply its author once, without the text', async () => {
	const received = await makeReceived(database);
	const reviewId = await makeReview(received);
	const { shopId } = received.product;
	const { rows } = await database.pool.query<{ owner_id: string }>('SELECT owner_id FROM shops WHERE id = $1', [
		shopId,
	]);
	const ownerId = rows[0]?.owner_id ?? '';
	await replyReview(contextOf(database, vendor(ownerId, shopId)), { reviewId, body: 'Cảm ơn bạn.' });
	const worker = contextOf(database, system());
	for (let turn = 0; turn < 2; turn += 1) {
		await notifyReviewPublished.handle(worker, { reviewId, wasQueued: false });
		await notifyReviewReplied.handle(worker, { reviewId });
	}
	const told = await database.pool.query<{ customer_id: string; kind: string; params: object }>(
		`SELECT customer_id, kind, params FROM notices WHERE kind LIKE 'reviews.%' AND customer_id = ANY($1)`,
		[[ownerId, received.buyer.customerId]],
	);
	expect(told.rows.map(({ customer_id, kind }) => [customer_id, kind]).sort()).toEqual(
		[
			[ownerId, 'reviews.shop_reviewed'],
			[received.buyer.customerId, 'reviews.author_replied'],
		].sort(),
	);
	expect(JSON.stringify(told.rows)).not.toContain('Cảm ơn');
});

test('a removed reply notifies the owner of the shop with the reason, and not the reviewer', async () => {
	const received = await makeReceived(database);
	const reviewId = await makeReview(received);
	const { shopId } = received.product;
	const { rows } = await database.pool.query<{ owner_id: string }>('SELECT owner_id FROM shops WHERE id = $1', [
		shopId,
	]);
	const ownerId = rows[0]?.owner_id ?? '';
	await replyReview(contextOf(database, vendor(ownerId, shopId)), { reviewId, body: 'Cảm ơn bạn.' });
	const removed = { subject: 'reply', subjectId: reviewId, reason: 'insult' } as const;
	for (let turn = 0; turn < 2; turn += 1) await notifyUserContentRemoved.handle(contextOf(database, system()), removed);
	const told = await database.pool.query(
		`SELECT customer_id, kind, params->>'reason' AS reason FROM notices
			WHERE kind = 'reviews.shop_reply_removed' OR (kind = 'reviews.author_removed' AND customer_id = ANY($1))`,
		[[ownerId, received.buyer.customerId]],
	);
	expect(told.rows).toEqual([{ customer_id: ownerId, kind: 'reviews.shop_reply_removed', reason: 'insult' }]);
});

test('a removed reply does not notify a staff member who has left the shop', async () => {
	const received = await makeReceived(database);
	const reviewId = await makeReview(received);
	const { shopId } = received.product;
	const author = await makeCustomer(database.db);
	await replyReview(contextOf(database, vendor(author.id, shopId)), { reviewId, body: 'Cảm ơn bạn.' });
	const removed = { subject: 'reply', subjectId: reviewId, reason: 'insult' } as const;
	await notifyUserContentRemoved.handle(contextOf(database, system()), removed);
	const told = await database.pool.query<{ isAuthor: boolean }>(
		`SELECT customer_id = $1 AS "isAuthor" FROM notices WHERE dedupe_key = $2`,
		[author.id, `reviews.shop_reply_removed:${reviewId}`],
	);
	expect(told.rows).toEqual([{ isAuthor: false }]);
});
