import { beforeAll, expect, test } from 'vitest';
import { getLedgerCheck } from '#src/domains/ledger/index.ts';
import { importHistoricalOrders } from '#src/domains/order-money/index.ts';
import type { Carrier } from '#src/domains/orders/contract/parcel.ts';
import { contextOf, publishedEvents, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import { makeCustomer } from '#tests/factories/identity.ts';
import { wireOrderPayments } from '#tests/factories/orders.ts';
import { getRatingSummary } from '../queries/get-rating-summary.ts';
import { listQuestionPage } from '../queries/list-questions.ts';
import { listReviewPage } from '../queries/list-reviews.ts';
import { importHistoricalUserContent } from './import-historical-user-content.ts';

const database = await testDatabase();
const context = contextOf(database, system());
const AT = new Date('2026-06-01T03:00:00Z');

beforeAll(() => {
	wireOrderPayments();
});

async function saveOrder(carrier: Carrier = 'ghn') {
	const product = await makeProduct(database.db);
	const [variant] = product.variants;
	const { rows } = await database.pool.query<{ owner_id: string }>('SELECT owner_id FROM shops WHERE id = $1', [
		product.shopId,
	]);
	const customerId = (await makeCustomer(database.db, { name: 'Lê Minh Châu' })).id;
	const names = { productName: product.name, productSlug: product.slug, variantLabel: '', sku: 'A', pictureHash: null };
	const [stored] = await importHistoricalOrders(context, [
		{
			customerId,
			shop: { id: product.shopId, name: 'Gian hàng Mẫu', slug: 'mau' },
			recipient: {
				recipient: 'Châu',
				phone: '+84912345678',
				street: 'Số 1',
				wardName: 'Phường Ba Đình',
				provinceCode: '01',
				provinceName: 'Hà Nội',
			},
			shippingVnd: 25_000,
			placedAt: AT,
			carrier,
			trackingOf: (number) => `GHN${number}`,
			hours: { confirmed: 3, packed: 18, shipped: 24, delivered: 96, completed: 144 },
			lines: [
				{
					...names,
					productId: product.id,
					variantId: variant?.id ?? '',
					unitPriceVnd: 100_000,
					quantity: 2,
					weightG: 500,
				},
			],
		},
	]);
	if (!stored) throw new Error('nothing was kept');
	return { product, customerId, kept: stored, ownerId: rows[0]?.owner_id ?? '' };
}

test('importHistoricalOrders creates completed orders with booked cash and sends no notices', async () => {
	const { kept: stored } = await saveOrder();
	expect(stored.order).toMatchObject({ state: 'completed', goodsVnd: 200_000, totalVnd: 225_000 });
	const { rows } = await database.pool.query<{ kind: string }>(
		'SELECT kind FROM order_events WHERE order_id = $1 ORDER BY at',
		[stored.order.id],
	);
	expect(rows.map(({ kind }) => kind)).toEqual(['ordered', 'confirmed', 'packed', 'shipped', 'delivered', 'completed']);
	expect((await getLedgerCheck(context.read)).isSound).toBe(true);
	expect(await publishedEvents(database, 'orders.completed')).toEqual([]);
});

test.each([
	['ghn', 'a claim on the carrier', '225000', '0'],
	['own', 'cash with the shop', '0', '225000'],
] as const)(
	'importHistoricalOrders books a parcel by %s as %s and counts what was sold',
	async (carrier, _, ...sums) => {
		const { kept: stored, product } = await saveOrder(carrier);
		const { rows } = await database.pool.query<{ claimed: string; held: string; sold: number; parcels: number }>(
			`SELECT (SELECT coalesce(sum(amount_vnd), 0)::text FROM cash_claims WHERE order_id = $1) AS claimed,
			(SELECT coalesce(sum(amount_vnd), 0)::text FROM ledger_transfers
				WHERE source_id = $1::text AND leg = 'cash_kept') AS held,
			(SELECT sold_count FROM products WHERE id = $2) AS sold,
			(SELECT count(*)::int FROM order_parcels WHERE order_id = $1 AND state = 'delivered') AS parcels`,
			[stored.order.id, product.id],
		);
		expect(rows).toEqual([{ claimed: sums[0], held: sums[1], sold: 2, parcels: 1 }]);
		expect((await getLedgerCheck(context.read)).isSound).toBe(true);
	},
);

test('importHistoricalUserContent imports reviews with their dates, and they count for the score', async () => {
	const { product, customerId, kept: stored, ownerId } = await saveOrder();
	const [line] = stored.lines;
	const voter = (await makeCustomer(database.db)).id;
	await importHistoricalUserContent(context, {
		reviews: [
			{
				orderId: stored.order.id,
				shopId: product.shopId,
				customerId,
				stars: 4,
				body: 'Gạo dẻo.',
				at: AT,
				line: line ? { id: line.id, productId: product.id } : null,
				votedBy: [voter],
				reply: { by: ownerId, body: 'Cảm ơn bạn.', at: AT },
			},
		],
		questions: [
			{
				productId: product.id,
				shopId: product.shopId,
				customerId,
				body: 'Còn hàng không shop?',
				at: AT,
				answer: { by: ownerId, body: 'Còn bạn nhé.', at: AT },
			},
		],
	});
	expect((await listReviewPage(context.read, product.id, {}, 1)).reviews).toMatchObject([
		{ stars: 4, at: AT.toISOString(), helpfulCount: 1, authorName: 'Châu L.', reply: { body: 'Cảm ơn bạn.' } },
	]);
	expect(await getRatingSummary(context.read, product.id)).toMatchObject({ count: 1, score: 4 });
	expect((await listQuestionPage(context.read, product.id, 1)).questions).toMatchObject([
		{ answers: [{ isShop: true, body: 'Còn bạn nhé.' }] },
	]);
	expect(await publishedEvents(database, 'reviews.review_published')).toEqual([]);
});

test('importHistoricalUserContent throws for a doubtful text', async () => {
	const { product, customerId } = await saveOrder();
	const question = { productId: product.id, shopId: product.shopId, customerId, at: AT, answer: null };
	await expect(
		importHistoricalUserContent(context, { reviews: [], questions: [{ ...question, body: 'Gọi 0912345678' }] }),
	).rejects.toThrow('contact_in_text');
});
