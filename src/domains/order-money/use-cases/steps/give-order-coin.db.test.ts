import { beforeEach, describe, expect, test } from 'vitest';
import { cancelOrder } from '#src/domains/cancellation/use-cases/cancel-order.ts';
import { declineOrder } from '#src/domains/cancellation/use-cases/decline-order.ts';
import { onPaymentDeclined } from '#src/domains/checkout/subscribers/follow-doubted-payments.ts';
import { findGoodwill } from '#src/domains/coin/index.ts';
import { advanceDueOrders } from '#src/domains/fulfilment/jobs/advance-due-orders.ts';
import { confirmOrder } from '#src/domains/fulfilment/use-cases/confirm-order.ts';
import { confirmReceipt } from '#src/domains/fulfilment/use-cases/confirm-receipt.ts';
import { packOrder } from '#src/domains/fulfilment/use-cases/pack-order.ts';
import { deliverOrder } from '#src/domains/fulfilment/use-cases/parcels/deliver-order.ts';
import { shipOrder } from '#src/domains/fulfilment/use-cases/parcels/ship-order.ts';
import { getBalance, getLedgerCheck } from '#src/domains/ledger/index.ts';
import { listComingCoin } from '#src/domains/order-views/queries/buyer/list-coming-coin.ts';
import { listOrderNumbers } from '#src/domains/order-views/queries/list-order-numbers.ts';
import { paymentDeclined } from '#src/domains/payments/events.ts';
import { recordIpn } from '#src/domains/payments/index.ts';
import { readOnly } from '#src/platform/db/index.ts';
import { contextOf, publishedEvents, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { collectCash } from '#tests/factories/cash.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import { type Buyer, makeBuyer, makeGroup, ordersOf, sellerOf, wireOrderPayments } from '#tests/factories/orders.ts';
import { ipnQuery } from '#tests/factories/payments.ts';
import { givePayable } from '#tests/factories/settlement.ts';
import { makeShop } from '#tests/factories/vendors.ts';

const database = await testDatabase();
const clock = contextOf(database, system());
const read = readOnly(database.db);
beforeEach(async () => {
	wireOrderPayments();
	await database.setClock('0 s');
});

const coinOf = async ({ customerId }: Buyer) =>
	(await getBalance(read, { kind: 'coin_bonus', ownerId: customerId })).postedVnd;
async function watchOfDeclined({ customerId }: Buyer): Promise<void> {
	type Declined = Parameters<typeof onPaymentDeclined.handle>[1];
	const declined = (await publishedEvents<Declined>(database, paymentDeclined.name)).find(
		(payment) => payment.customerId === customerId,
	);
	if (!declined) throw new Error('nothing was declined');
	await onPaymentDeclined.handle(clock, declined);
}
const expectBooksBalanced = async () => expect(await getLedgerCheck(read)).toMatchObject({ isSound: true, sumVnd: 0 });

async function confirmed(buyer: Buyer, priceVnd = 200_000) {
	const { variants } = await makeProduct(database.db, { variants: [{ priceVnd }] });
	const [order] = await ordersOf(database, await makeGroup(buyer, [{ variantId: variants[0]?.id ?? '' }]));
	if (!order) throw new Error('no order');
	const shop = await sellerOf(database, order);
	await confirmOrder(shop, { number: order.number });
	return { order, shop, number: order.number };
}

async function delivered(buyer: Buyer) {
	const made = await confirmed(buyer);
	const { shop, number } = made;
	await packOrder(shop, { number });
	await shipOrder(shop, { number, carrier: 'ghn' });
	await deliverOrder(shop, { number, proof: 'ký nhận tại cửa' });
	await collectCash(database, made.order.id);
	return made;
}

describe('grantOrderCoin', () => {
	test('pays 0.5 % of the cash paid for products, once under 20 concurrent receipts', async () => {
		const buyer = await makeBuyer(database);
		const { order, number } = await delivered(buyer);
		expect(await coinOf(buyer)).toBe(0);
		expect(await listComingCoin(buyer.context)).toMatchObject([{ number, amountVnd: 1000, isUnsure: false }]);
		expect([...(await listOrderNumbers(buyer.context, [order.id])).values()]).toEqual([number]);
		expect((await listOrderNumbers((await makeBuyer(database)).context, [order.id])).size).toBe(0);
		const said = await Promise.all(Array.from({ length: 20 }, () => confirmReceipt(buyer.context, { number })));
		expect(said.filter((answer) => answer.ok)).toHaveLength(1);
		expect(await coinOf(buyer)).toBe(1000);
		await expectBooksBalanced();
	});

	test('pays the same when the order completes by its deadline', async () => {
		const buyer = await makeBuyer(database);
		await delivered(buyer);
		await database.setClock('2 s');
		await delivered(buyer);
		await database.setClock('7 days 2 hours');
		await advanceDueOrders.handle(clock, {});
		expect(await coinOf(buyer)).toBe(2 * 1000);
		await expectBooksBalanced();
	});
});

describe('grantShopGoodwill', () => {
	test('pays 2 % of an order that the shop declines after confirming, at most 50,000 ₫', async () => {
		const buyer = await makeBuyer(database);
		const { order, shop, number } = await confirmed(buyer, 4_000_000);
		await givePayable(database, order.shopId, 80_000);
		expect((await declineOrder(shop, { number, reason: 'out_of_stock' })).ok).toBe(true);
		expect(await coinOf(buyer)).toBe(50_000);
		expect((await getBalance(read, { kind: 'vendor_payable', ownerId: order.shopId })).postedVnd).toBe(30_000);
		expect(await findGoodwill(read, { type: 'order', id: order.id })).toBe(50_000);
		await expectBooksBalanced();
	});

	test("never pays more than the shop's balance under 20 concurrent declines", async () => {
		const { id: shopId } = await makeShop(database.db);
		const { variants } = await makeProduct(database.db, { shopId, variants: [{ priceVnd: 4_000_000, stock: 50 }] });
		await givePayable(database, shopId, 120_000);
		const many = await Promise.all(
			Array.from({ length: 20 }, async () => {
				const buyer = await makeBuyer(database);
				const [order] = await ordersOf(database, await makeGroup(buyer, [{ variantId: variants[0]?.id ?? '' }]));
				if (!order) throw new Error('no order');
				const shop = await sellerOf(database, order);
				await confirmOrder(shop, { number: order.number });
				return { buyer, shop, number: order.number };
			}),
		);
		const given = await Promise.all(
			many.map(({ shop, number }) => declineOrder(shop, { number, reason: 'out_of_stock' })),
		);
		expect(given.every(({ ok }) => ok)).toBe(true);
		const coins = await Promise.all(many.map(({ buyer }) => coinOf(buyer)));
		expect(coins.toSorted((one, other) => other - one).slice(0, 4)).toEqual([50_000, 50_000, 20_000, 0]);
		expect((await getBalance(read, { kind: 'vendor_payable', ownerId: shopId })).postedVnd).toBe(0);
		await expectBooksBalanced();
	});

	test('pays nothing when the shop declines before confirming', async () => {
		const buyer = await makeBuyer(database);
		const { variants } = await makeProduct(database.db);
		const [order] = await ordersOf(database, await makeGroup(buyer, [{ variantId: variants[0]?.id ?? '' }]));
		if (!order) throw new Error('no order');
		const shop = await sellerOf(database, order);
		expect((await declineOrder(shop, { number: order.number, reason: 'out_of_stock' })).ok).toBe(true);
		expect(await coinOf(buyer)).toBe(0);
	});
});

test('a late payment for sold-out products earns 1 % goodwill, once', async () => {
	const { variants } = await makeProduct(database.db, { variants: [{ stock: 1, priceVnd: 300_000 }] });
	const variantId = variants[0]?.id ?? '';
	const buyer = await makeBuyer(database);
	const group = await makeGroup(buyer, [{ variantId }], 'vnpay');
	await database.setClock('17 minutes 1 s');
	await advanceDueOrders.handle(clock, {});
	await makeGroup(await makeBuyer(database), [{ variantId }]);
	expect(await recordIpn(clock, ipnQuery(group.payment?.txnRef ?? '', group.totalVnd))).toBe('00');
	for (const _again of [1, 2]) await watchOfDeclined(buyer);
	expect(await coinOf(buyer)).toBe(Math.floor(group.totalVnd / 100));
	await expectBooksBalanced();
});

test('a payment after a cancellation by the buyer is refunded without goodwill', async () => {
	const { variants } = await makeProduct(database.db);
	const buyer = await makeBuyer(database);
	const group = await makeGroup(buyer, [{ variantId: variants[0]?.id ?? '' }], 'vnpay');
	const number = group.orders[0]?.number ?? '';
	expect((await cancelOrder(buyer.context, { number, reason: 'changed_mind' })).ok).toBe(true);
	expect(await recordIpn(clock, ipnQuery(group.payment?.txnRef ?? '', group.totalVnd))).toBe('00');
	await watchOfDeclined(buyer);
	expect(await coinOf(buyer)).toBe(0);
});
