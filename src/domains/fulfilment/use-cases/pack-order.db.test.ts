import { expect, test } from 'vitest';
import { answerCancel } from '#src/domains/cancellation/use-cases/answer-cancellation-request.ts';
import { cancelOrder } from '#src/domains/cancellation/use-cases/cancel-order.ts';
import { codeOf } from '#tests/code-of.ts';
import { testDatabase } from '#tests/database.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import { makeBuyer, makeGroup, ordersOf, sellerOf, stateOf } from '#tests/factories/orders.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import { confirmOrder } from './confirm-order.ts';
import { packOrder } from './pack-order.ts';

const database = await testDatabase();

async function placed() {
	const shop = await makeShop(database.db);
	const product = await makeProduct(database.db, { shopId: shop.id });
	const buyer = await makeBuyer(database);
	const [order] = await ordersOf(database, await makeGroup(buyer, [{ variantId: product.variants[0]?.id ?? '' }]));
	if (!order) throw new Error('no order was placed');
	return { order, number: order.number, buyer: buyer.context, seller: await sellerOf(database, order) };
}
async function confirmed() {
	const sale = await placed();
	expect(codeOf(await confirmOrder(sale.seller, { number: sale.number }))).toBe('ok');
	return sale;
}

test('packOrder succeeds once under 20 concurrent requests and records one event', async () => {
	const { order, number, seller } = await confirmed();
	const answers = await Promise.all(Array.from({ length: 20 }, () => packOrder(seller, { number })));
	expect(answers.map(codeOf).sort()).toEqual(['ok', ...Array(19).fill('orders.wrong_state')]);
	expect(await stateOf(database, number)).toBe('packed');
	const { rows } = await database.pool.query("SELECT party FROM order_events WHERE order_id = $1 AND kind = 'packed'", [
		order.id,
	]);
	expect(rows).toEqual([{ party: 'shop' }]);
});

test('packOrder allows the role stock, rejects accounting, and returns orders.not_found to other shops', async () => {
	const { order, number } = await confirmed();
	const other = await placed();
	expect(codeOf(await packOrder(other.seller, { number }))).toBe('orders.not_found');
	const books = await sellerOf(database, order, 'accounting');
	expect(codeOf(await packOrder(books, { number }))).toBe('orders.role_not_allowed');
	expect(await stateOf(database, number)).toBe('confirmed');
	expect(codeOf(await packOrder(await sellerOf(database, order, 'stock'), { number }))).toBe('ok');
});

test('packOrder fails with orders.wrong_state before the order is confirmed', async () => {
	const { number, seller } = await placed();
	expect(codeOf(await packOrder(seller, { number }))).toBe('orders.wrong_state');
	expect(await stateOf(database, number)).toBe('placed');
});

test('packOrder fails with orders.cancel_waits until the shop has declined the cancellation request', async () => {
	const { number, buyer, seller } = await confirmed();
	await cancelOrder(buyer, { number, reason: 'changed_mind' });
	expect(codeOf(await packOrder(seller, { number }))).toBe('orders.cancel_waits');
	expect(codeOf(await answerCancel(seller, { number, accept: false, note: 'Hàng đã cắt theo số đo' }))).toBe('ok');
	expect(codeOf(await packOrder(seller, { number }))).toBe('ok');
});
