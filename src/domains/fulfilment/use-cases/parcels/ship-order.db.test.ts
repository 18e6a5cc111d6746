import { beforeAll, describe, expect, test } from 'vitest';
import { answerCancel, cancelOrder, declineOrder } from '#src/domains/cancellation/index.ts';
import { getLedgerCheck } from '#src/domains/ledger/index.ts';
import type { VendorActor } from '#src/platform/actor.ts';
import { codeOf } from '#tests/code-of.ts';
import { contextOf, system, vendor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import { type Buyer, makeBuyer, makeGroup, stateOf, wireOrderPayments } from '#tests/factories/orders.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import { advanceDueOrders } from '../../jobs/advance-due-orders.ts';
import { confirmOrder } from '../confirm-order.ts';
import { confirmReceipt } from '../confirm-receipt.ts';
import { packOrder } from '../pack-order.ts';
import { deliverOrder } from './deliver-order.ts';
import { shipOrder } from './ship-order.ts';

const database = await testDatabase();
beforeAll(() => {
	wireOrderPayments();
});

type Sale = Awaited<ReturnType<typeof cashSale>>;

async function cashSale() {
	const shop = await makeShop(database.db);
	const product = await makeProduct(database.db, { shopId: shop.id, variants: [{ stock: 10, priceVnd: 150_000 }] });
	const variantId = product.variants[0]?.id ?? '';
	const buyer: Buyer = await makeBuyer(database);
	const group = await makeGroup(buyer, [{ variantId, quantity: 2 }]);
	const number = group.orders[0]?.number ?? '';
	const asStaff = (facts: Partial<VendorActor> = {}) => contextOf(database, vendor(shop.ownerId, shop.id, facts));
	return { buyer: buyer.context, seller: asStaff(), asStaff, number, variantId };
}

async function stockOf({ variantId }: Sale) {
	const { rows } = await database.pool.query<{ on_hand: number; reserved: number }>(
		'SELECT on_hand, reserved FROM stock_items WHERE variant_id = $1',
		[variantId],
	);
	return rows[0];
}

async function shipped(sale: Sale): Promise<void> {
	for (const step of [confirmOrder, packOrder, shipOrder]) {
		const answer = await step(sale.seller, { number: sale.number });
		if (!answer.ok) throw new Error(answer.error.code);
	}
}

describe('a parcel', () => {
	test('passes all steps from confirmation to receipt, and stock is deducted when it is shipped', async () => {
		const sale = await cashSale();
		const { seller, buyer, number } = sale;
		expect(await confirmOrder(seller, { number })).toEqual({ ok: true, value: { number, state: 'confirmed' } });
		expect(await packOrder(seller, { number })).toMatchObject({ value: { state: 'packed' } });
		expect(await stockOf(sale)).toEqual({ on_hand: 10, reserved: 2 });
		expect(await shipOrder(seller, { number, tracking: 'VN123' })).toMatchObject({ value: { state: 'shipped' } });
		expect(await stockOf(sale)).toEqual({ on_hand: 8, reserved: 0 });
		const proof = 'Người nhà nhận, có ảnh';
		expect(await deliverOrder(seller, { number, proof })).toMatchObject({ value: { state: 'delivered' } });
		expect(await confirmReceipt(buyer, { number })).toEqual({ ok: true, value: { number, state: 'completed' } });
	});

	test('is delivered when the buyer confirms the receipt before the shop records it', async () => {
		const sale = await cashSale();
		await shipped(sale);
		expect(await confirmReceipt(sale.buyer, { number: sale.number })).toMatchObject({ value: { state: 'completed' } });
	});

	test('is shipped once under 20 concurrent requests', async () => {
		const sale = await cashSale();
		await confirmOrder(sale.seller, { number: sale.number });
		await packOrder(sale.seller, { number: sale.number });
		const answers = await Promise.all(
			Array.from({ length: 20 }, () => shipOrder(sale.seller, { number: sale.number })),
		);
		expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
		expect(await stockOf(sale)).toEqual({ on_hand: 8, reserved: 0 });
	});

	test('cannot skip a step: each fails with orders.wrong_state', async () => {
		const { seller, buyer, number } = await cashSale();
		expect(codeOf(await packOrder(seller, { number }))).toBe('orders.wrong_state');
		expect(codeOf(await shipOrder(seller, { number }))).toBe('orders.wrong_state');
		expect(codeOf(await deliverOrder(seller, { number, proof: 'Có ảnh' }))).toBe('orders.wrong_state');
		expect(codeOf(await confirmReceipt(buyer, { number }))).toBe('orders.wrong_state');
	});
});

describe('an order', () => {
	test('is orders.not_found for another shop or buyer', async () => {
		const { number } = await cashSale();
		const stranger = await cashSale();
		expect(codeOf(await confirmOrder(stranger.seller, { number }))).toBe('orders.not_found');
		expect(codeOf(await shipOrder(stranger.seller, { number }))).toBe('orders.not_found');
		expect(codeOf(await confirmReceipt(stranger.buyer, { number }))).toBe('orders.not_found');
	});

	test('is confirmed with the staff role orders and packed with the role stock', async () => {
		const { asStaff, number } = await cashSale();
		const storeRoom = asStaff({ staffRole: 'stock' });
		expect(codeOf(await confirmOrder(storeRoom, { number }))).toBe('orders.role_not_allowed');
		await confirmOrder(asStaff({ staffRole: 'orders' }), { number });
		expect(await packOrder(storeRoom, { number })).toMatchObject({ value: { state: 'packed' } });
		expect(codeOf(await shipOrder(asStaff({ staffRole: 'support' }), { number }))).toBe('orders.role_not_allowed');
	});

	test('can be declined before it is shipped, which releases its stock, but not afterwards', async () => {
		const sale = await cashSale();
		const givenBack = { number: sale.number, reason: 'out_of_stock' as const };
		expect(await declineOrder(sale.seller, givenBack)).toMatchObject({ value: { state: 'cancelled' } });
		expect(await stockOf(sale)).toEqual({ on_hand: 10, reserved: 0 });
		const packed = await cashSale();
		for (const step of [confirmOrder, packOrder]) await step(packed.seller, { number: packed.number });
		const broken = { number: packed.number, reason: 'cannot_ship' as const };
		expect(await declineOrder(packed.seller, broken)).toMatchObject({ value: { state: 'cancelled' } });
		expect(await stockOf(packed)).toEqual({ on_hand: 10, reserved: 0 });
		const gone = await cashSale();
		await shipped(gone);
		expect(codeOf(await declineOrder(gone.seller, { ...broken, number: gone.number }))).toBe('orders.not_cancellable');
	});

	test('is cancelled after confirmation only when the shop agrees', async () => {
		const sale = await cashSale();
		const { seller, buyer, number } = sale;
		await confirmOrder(seller, { number });
		expect(codeOf(await answerCancel(seller, { number, accept: true }))).toBe('orders.no_cancel_request');
		expect(await cancelOrder(buyer, { number, reason: 'changed_mind' })).toMatchObject({
			value: { state: 'confirmed' },
		});
		expect(codeOf(await cancelOrder(buyer, { number, reason: 'other' }))).toBe('orders.cancel_asked_already');
		expect(await answerCancel(seller, { number, accept: false })).toMatchObject({ value: { state: 'confirmed' } });
		await cancelOrder(buyer, { number, reason: 'too_slow' });
		expect(await answerCancel(seller, { number, accept: true })).toMatchObject({ value: { state: 'cancelled' } });
		expect(await stockOf(sale)).toEqual({ on_hand: 10, reserved: 0 });
	});

	test('cannot be packed while a cancellation request is open', async () => {
		const { asStaff, seller, buyer, number } = await cashSale();
		await confirmOrder(seller, { number });
		await cancelOrder(buyer, { number, reason: 'changed_mind' });
		for (const packer of [seller, asStaff({ staffRole: 'stock' })])
			expect(codeOf(await packOrder(packer, { number }))).toBe('orders.cancel_waits');
		await answerCancel(seller, { number, accept: false });
		expect(await packOrder(seller, { number })).toMatchObject({ value: { state: 'packed' } });
	});

	test('can be packed while a second cancellation request after a decline is open', async () => {
		const { seller, buyer, number } = await cashSale();
		await confirmOrder(seller, { number });
		await cancelOrder(buyer, { number, reason: 'changed_mind' });
		await answerCancel(seller, { number, accept: false });
		expect((await cancelOrder(buyer, { number, reason: 'changed_mind' })).ok).toBe(true);
		expect(await packOrder(seller, { number })).toMatchObject({ value: { state: 'packed' } });
		expect(await answerCancel(seller, { number, accept: true })).toMatchObject({ value: { state: 'cancelled' } });
	});

	test('is cancelled when its packing deadline passed during an open cancellation request', async () => {
		const { seller, buyer, number } = await cashSale();
		await confirmOrder(seller, { number });
		await cancelOrder(buyer, { number, reason: 'changed_mind' });
		await database.setClock('30 days');
		expect(await answerCancel(seller, { number, accept: false })).toMatchObject({ value: { state: 'confirmed' } });
		await advanceDueOrders.handle(contextOf(database, system()), {});
		expect(await stateOf(database, number)).toBe('cancelled');
		await database.setClock('0 s');
	});

	test('under concurrent confirmation and cancellation ends in one state with matching stock', async () => {
		for (let round = 0; round < 10; round += 1) {
			const sale = await cashSale();
			const { seller, buyer, number } = sale;
			const [promised] = await Promise.all([
				confirmOrder(seller, { number }),
				cancelOrder(buyer, { number, reason: 'changed_mind' }),
			]);
			expect(await stockOf(sale)).toEqual({ on_hand: 10, reserved: promised.ok ? 2 : 0 });
		}
	});
});

test('the ledger check finds no difference after all tests of this file', async () => {
	const { read } = (await cashSale()).buyer;
	expect(await getLedgerCheck(read)).toMatchObject({ isSound: true, sumVnd: 0 });
});
