import { beforeAll, describe, expect, test } from 'vitest';
import { cancelOrder, declineOrder } from '#src/domains/cancellation/index.ts';
import { getOrder, getShopOrder } from '#src/domains/order-views/index.ts';
import type { Quantities } from '#src/domains/orders/contract/quantities.ts';
import { codeOf } from '#tests/code-of.ts';
import { contextOf, vendor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import { makeBuyer, makeGroup, stateOf, wireOrderPayments } from '#tests/factories/orders.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import { confirmOrder } from '../confirm-order.ts';
import { confirmReceipt } from '../confirm-receipt.ts';
import { packOrder } from '../pack-order.ts';
import { deliverOrder } from './deliver-order.ts';
import { shipOrder } from './ship-order.ts';

const database = await testDatabase();
beforeAll(() => {
	wireOrderPayments();
});

const PROOF = 'Chị Lan ký nhận';

async function packedSale() {
	const shop = await makeShop(database.db);
	const variants = [
		{ stock: 10, priceVnd: 150_000 },
		{ stock: 5, priceVnd: 90_000 },
	];
	const product = await makeProduct(database.db, { shopId: shop.id, variants });
	const [shirt = '', cap = ''] = product.variants.map(({ id }) => id);
	const buyer = await makeBuyer(database);
	const group = await makeGroup(buyer, [
		{ variantId: shirt, quantity: 3 },
		{ variantId: cap, quantity: 1 },
	]);
	const number = group.orders[0]?.number ?? '';
	const seller = contextOf(database, vendor(shop.ownerId, shop.id));
	await confirmOrder(seller, { number });
	await packOrder(seller, { number });
	const viewed = await getShopOrder(seller, { number });
	if (!viewed.ok) throw new Error(viewed.error.code);
	const lineOf = (unitPriceVnd: number) =>
		viewed.value.lines.find((line) => line.unitPriceVnd === unitPriceVnd)?.id ?? '';
	const pieces = (shirts: number, caps: number): Quantities[] =>
		[
			{ lineId: lineOf(150_000), quantity: shirts },
			{ lineId: lineOf(90_000), quantity: caps },
		].filter(({ quantity }) => quantity > 0);
	return { number, seller, buyer: buyer.context, shirt, cap, pieces };
}
type Sale = Awaited<ReturnType<typeof packedSale>>;

async function stockOf({ shirt, cap }: Sale) {
	const { rows } = await database.pool.query<{ on_hand: number; reserved: number }>(
		'SELECT on_hand, reserved FROM stock_items WHERE variant_id = ANY($1) ORDER BY array_position($1, variant_id)',
		[[shirt, cap]],
	);
	return rows.map(({ on_hand, reserved }) => [on_hand, reserved]);
}

async function parcelsSeen({ buyer, number }: Sale) {
	const seen = await getOrder(buyer, { number });
	if (!seen.ok) throw new Error(seen.error.code);
	return seen.value.parcels;
}

describe('an order in several parcels', () => {
	test('is shipped with the last parcel and delivered when all have arrived; each deducts its stock', async () => {
		const sale = await packedSale();
		const { seller, buyer, number, pieces } = sale;
		const first = { number, carrier: 'ghn' as const, tracking: ' GHN1 ', lines: pieces(2, 0) };
		expect(await shipOrder(seller, first)).toEqual({ ok: true, value: { number, state: 'packed' } });
		expect(await stockOf(sale)).toEqual([
			[8, 1],
			[5, 1],
		]);
		expect(await shipOrder(seller, { number })).toMatchObject({ value: { state: 'shipped' } });
		expect(await stockOf(sale)).toEqual([
			[7, 0],
			[4, 0],
		]);
		const parcels = await parcelsSeen(sale);
		expect(parcels).toMatchObject([
			{ position: 1, state: 'shipped', carrier: 'ghn', tracking: 'GHN1', lines: pieces(2, 0) },
			{ position: 2, state: 'shipped', carrier: 'other', tracking: '', trackingUrl: null },
		]);
		expect(parcels[0]?.trackingUrl).toContain('GHN1');
		expect(parcels[1]?.lines).toHaveLength(2);
		const [one, two] = parcels.map(({ id }) => id);
		expect(await deliverOrder(seller, { number, parcelId: one, proof: PROOF })).toMatchObject({
			value: { state: 'shipped' },
		});
		expect(codeOf(await deliverOrder(seller, { number, parcelId: one, proof: PROOF }))).toBe('orders.wrong_state');
		expect(await deliverOrder(seller, { number, parcelId: two, proof: PROOF })).toMatchObject({
			value: { state: 'delivered' },
		});
		expect(await parcelsSeen(sale)).toMatchObject([
			{ state: 'delivered', proof: PROOF },
			{ state: 'delivered', proof: PROOF },
		]);
		expect(await confirmReceipt(buyer, { number })).toMatchObject({ value: { state: 'completed' } });
	});

	test('is delivered completely when shop or buyer name no parcel', async () => {
		const [byShop, byBuyer] = [await packedSale(), await packedSale()];
		for (const { seller, number, pieces } of [byShop, byBuyer]) {
			await shipOrder(seller, { number, lines: pieces(1, 1) });
			await shipOrder(seller, { number });
		}
		await deliverOrder(byShop.seller, { number: byShop.number, proof: PROOF });
		await confirmReceipt(byBuyer.buyer, { number: byBuyer.number });
		for (const sale of [byShop, byBuyer])
			expect((await parcelsSeen(sale)).map(({ state }) => state)).toEqual(['delivered', 'delivered']);
	});

	test('cannot be cancelled after the first parcel has left, nor received before the last has left', async () => {
		const { seller, buyer, number, pieces } = await packedSale();
		await shipOrder(seller, { number, lines: pieces(1, 0) });
		expect(codeOf(await cancelOrder(buyer, { number, reason: 'changed_mind' }))).toBe('orders.not_cancellable');
		expect(codeOf(await declineOrder(seller, { number, reason: 'out_of_stock' }))).toBe('orders.not_cancellable');
		expect(codeOf(await confirmReceipt(buyer, { number }))).toBe('orders.wrong_state');
		expect(codeOf(await deliverOrder(seller, { number, proof: PROOF }))).toBe('orders.wrong_state');
	});

	test('can have its first parcel delivered before the second has left', async () => {
		const sale = await packedSale();
		const { seller, number, pieces } = sale;
		await shipOrder(seller, { number, lines: pieces(1, 0) });
		const [first] = await parcelsSeen(sale);
		await deliverOrder(seller, { number, parcelId: first?.id, proof: PROOF });
		expect(await stateOf(database, number)).toBe('packed');
		await shipOrder(seller, { number });
		expect(await deliverOrder(seller, { number, proof: PROOF })).toMatchObject({ value: { state: 'delivered' } });
	});
});

describe('an item', () => {
	test('is shipped once under concurrent requests, others fail with orders.pieces_gone', async () => {
		const sale = await packedSale();
		const { seller, number, pieces } = sale;
		const answers = await Promise.all(
			Array.from({ length: 20 }, () => shipOrder(seller, { number, lines: pieces(1, 0) })),
		);
		expect(answers.filter(({ ok }) => ok)).toHaveLength(3);
		expect(answers.filter((answer) => codeOf(answer) === 'orders.pieces_gone')).toHaveLength(17);
		expect(await stockOf(sale)).toEqual([
			[7, 0],
			[5, 1],
		]);
	});

	test('of another order cannot be shipped: shipOrder fails with orders.pieces_gone', async () => {
		const [mine, other] = [await packedSale(), await packedSale()];
		const request = { number: mine.number, lines: other.pieces(1, 0) };
		expect(codeOf(await shipOrder(mine.seller, request))).toBe('orders.pieces_gone');
	});

	test('cannot be in a second parcel: the database rejects it', async () => {
		const sale = await packedSale();
		const { seller, number } = sale;
		await shipOrder(seller, { number });
		const again = 'UPDATE order_parcel_lines SET quantity = quantity + 1 WHERE line_id = $1';
		const [line] = sale.pieces(1, 0);
		await expect(database.pool.query(again, [line?.lineId])).rejects.toThrow('was sent than bought');
	});
});

test('deliverOrder rejects a parcel of another shop', async () => {
	const [mine, other] = [await packedSale(), await packedSale()];
	await shipOrder(other.seller, { number: other.number });
	await shipOrder(mine.seller, { number: mine.number });
	const [foreign] = await parcelsSeen(other);
	const claim = { number: mine.number, parcelId: foreign?.id, proof: PROOF };
	expect(codeOf(await deliverOrder(mine.seller, claim))).toBe('orders.parcel_not_found');
	expect(codeOf(await deliverOrder(mine.seller, { ...claim, number: other.number }))).toBe('orders.not_found');
});
