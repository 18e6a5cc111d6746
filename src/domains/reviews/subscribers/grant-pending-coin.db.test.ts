import { expect, test } from 'vitest';
import { getBalance } from '#src/domains/ledger/index.ts';
import { pictureUploads } from '#src/domains/media/db/tables.ts';
import { readOnly } from '#src/platform/db/index.ts';
import { contextOf, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makePicture } from '#tests/factories/pictures.ts';
import { makeReceived, makeReview, type Received } from '#tests/factories/reviews.ts';
import { grantPendingReviewCoin } from './grant-pending-coin.ts';

const database = await testDatabase();
const worker = contextOf(database, system());

const coinOf = async ({ buyer }: Received) =>
	(await getBalance(readOnly(database.db), { kind: 'coin_bonus', ownerId: buyer.customerId })).postedVnd;
const setEarned = ({ orderId }: Received, at: 'NULL' | 'app_now()') =>
	database.pool.query(`UPDATE orders SET earned_at = ${at} WHERE id = $1`, [orderId]);

test('giveWaitingReviewCoin grants the coin of a review once the cash of its order is confirmed, and once only', async () => {
	const received = await makeReceived(database);
	await setEarned(received, 'NULL');
	const { hash } = await makePicture(database.db);
	await database.db.insert(pictureUploads).values({ hash, customerId: received.buyer.customerId });
	await makeReview(received, { pictures: [hash] });
	expect(await coinOf(received)).toBe(0);
	const event = { orderId: received.orderId };
	await grantPendingReviewCoin.handle(worker, event);
	expect(await coinOf(received)).toBe(0);
	await setEarned(received, 'app_now()');
	for (let delivery = 0; delivery < 2; delivery += 1) await grantPendingReviewCoin.handle(worker, event);
	expect(await coinOf(received)).toBe(100);
});
