import { beforeAll, expect, test } from 'vitest';
import { openCart } from '#src/domains/cart/index.ts';
import { contextOf, member } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import { makeBuyer, makeGroup, wireOrderPayments } from '#tests/factories/orders.ts';
import { reorderLines } from './reorder-lines.ts';

const database = await testDatabase();
beforeAll(() => {
	wireOrderPayments();
});

async function boughtBefore() {
	const product = await makeProduct(database.db, {
		variants: [
			{ stock: 8, priceVnd: 150_000 },
			{ stock: 8, priceVnd: 90_000 },
		],
	});
	const [first = '', second = ''] = product.variants.map(({ id }) => id);
	const buyer = await makeBuyer(database);
	const group = await makeGroup(buyer, [
		{ variantId: first, quantity: 3 },
		{ variantId: second, quantity: 1 },
	]);
	return { buyer: buyer.context, number: group.orders[0]?.number ?? '', first, second };
}
const setStock = (variantId: string, onHand: number) =>
	database.pool.query('UPDATE stock_items SET on_hand = $2 WHERE variant_id = $1', [variantId, onHand]);
async function cartOf(buyer: Awaited<ReturnType<typeof boughtBefore>>['buyer']) {
	const cart = await openCart(buyer);
	if (!cart.ok) throw new Error('no cart');
	return cart.value.shops.flatMap((shop) => shop.lines).map(({ variantId, quantity }) => [variantId, quantity]);
}

test('reorderLines adds every available product to the cart at its current price', async () => {
	const { buyer, number, first, second } = await boughtBefore();
	await database.pool.query('UPDATE product_variants SET price_vnd = 200000 WHERE id = $1', [first]);
	const again = await reorderLines(buyer, { number });
	expect(again.ok && again.value.items.map(({ added, reason }) => [added, reason])).toEqual([
		[3, null],
		[1, null],
	]);
	expect(await cartOf(buyer)).toEqual([
		[first, 3],
		[second, 1],
	]);
	expect(await openCart(buyer)).toMatchObject({ value: { totalVnd: 690_000 } });
});

test('reorderLines adds as many as available and returns not_enough or sold_out for the others', async () => {
	const { buyer, number, first, second } = await boughtBefore();
	await setStock(first, 5);
	await setStock(second, 1);
	const again = await reorderLines(buyer, { number });
	expect(again.ok && again.value.items.map(({ added, reason }) => [added, reason])).toEqual([
		[2, 'not_enough'],
		[0, 'sold_out'],
	]);
	expect(await cartOf(buyer)).toEqual([[first, 2]]);
});

test('reorderLines counts what the cart contains already, also when called repeatedly', async () => {
	const { buyer, number, first, second } = await boughtBefore();
	for (let turn = 0; turn < 3; turn += 1) await reorderLines(buyer, { number });
	const again = await reorderLines(buyer, { number });
	expect(again.ok && again.value.items.map(({ added }) => added)).toEqual([0, 1]);
	expect(await cartOf(buyer)).toEqual([[first, 5], [second, 5].map((value, at) => (at === 0 ? value : 4))]);
});

test('reorderLines fills the cart once under 20 concurrent requests with one idempotency key', async () => {
	const { buyer, number, first, second } = await boughtBefore();
	const idempotency = {
		actorKey: `member:${buyer.actor.customerId}`,
		method: 'POST',
		path: `/api/orders/${number}/reorder`,
		key: 'k1',
		requestHash: 'h',
		status: 200,
		encode: (value: unknown) => value,
	};
	const presses = Array.from({ length: 20 }, () => reorderLines({ ...buyer, idempotency }, { number }));
	const settled = await Promise.allSettled(presses);
	expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
	expect(await cartOf(buyer)).toEqual([
		[first, 3],
		[second, 1],
	]);
});

test("reorderLines returns orders.not_found for another customer's order", async () => {
	const { number } = await boughtBefore();
	const stranger = contextOf(database, member((await makeBuyer(database)).customerId));
	expect(await reorderLines(stranger, { number })).toMatchObject({ error: { code: 'orders.not_found' } });
});
