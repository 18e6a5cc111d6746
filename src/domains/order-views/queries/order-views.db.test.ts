import { beforeAll, describe, expect, test } from 'vitest';
import { declineOrder } from '#src/domains/cancellation/use-cases/decline-order.ts';
import { refundOrder } from '#src/domains/checkout/jobs/refund-unserved-order.ts';
import { findLatestGroup } from '#src/domains/checkout/queries/find-latest-group.ts';
import { findPlacedGroup } from '#src/domains/checkout/queries/find-placed-group.ts';
import { listGroupOrders } from '#src/domains/checkout/queries/list-group-orders.ts';
import { retryPayment } from '#src/domains/checkout/use-cases/retry-payment.ts';
import { confirmOrder } from '#src/domains/fulfilment/use-cases/confirm-order.ts';
import { packOrder } from '#src/domains/fulfilment/use-cases/pack-order.ts';
import { shipOrder } from '#src/domains/fulfilment/use-cases/parcels/ship-order.ts';
import { refundsToTransfer } from '#src/domains/order-money/rules/order-payments.ts';
import { recordIpn } from '#src/domains/payments/index.ts';
import { listShopReturns } from '#src/domains/returns/queries/list-shop-returns.ts';
import { contextOf, member, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import { makeCustomer } from '#tests/factories/identity.ts';
import { makeBuyer, makeGroup, ordersOf, sellerOf, wireOrderPayments } from '#tests/factories/orders.ts';
import { ipnQuery } from '#tests/factories/payments.ts';
import { countOrders } from './buyer/count-orders.ts';
import { getOrder } from './buyer/get-order.ts';
import { listOrders } from './buyer/list-orders.ts';
import { findOwnOrderId } from './find-own-order-id.ts';
import { listOrderPayments } from './money/list-order-payments.ts';
import { countShopOrders } from './shop/count-shop-orders.ts';
import { getShopOrder } from './shop/get-shop-order.ts';
import { listPackingSlips } from './shop/list-packing-slips.ts';
import { listShopOrders } from './shop/list-shop-orders.ts';

const database = await testDatabase();
const ALL = { tab: 'all', limit: 10 } as const;

const variantOf = async (): Promise<string> => {
	const { variants } = await makeProduct(database.db, { variants: [{ stock: 50, priceVnd: 77_000 }] });
	return variants[0]?.id ?? '';
};
const twoShops = async (payment: 'cod' | 'vnpay' = 'cod') => {
	const buyer = await makeBuyer(database);
	const group = await makeGroup(buyer, [{ variantId: await variantOf() }, { variantId: await variantOf() }], payment);
	const [mine, theirs] = await ordersOf(database, group);
	if (!mine || !theirs) throw new Error('two orders were expected');
	return { buyer, group, mine, theirs };
};

beforeAll(() => {
	wireOrderPayments();
});

describe('buyer', () => {
	test("findOwnOrderId returns the id of the customer's order and null for foreign and unknown numbers", async () => {
		const { buyer, mine } = await twoShops();
		const { read, actor } = buyer.context;
		const stranger = await makeCustomer(database.db);
		expect(await findOwnOrderId(read, actor.customerId, mine.number)).toBe(mine.id);
		expect(await findOwnOrderId(read, stranger.id, mine.number)).toBeNull();
		expect(await findOwnOrderId(read, actor.customerId, '0000000000')).toBeNull();
	});

	test("listOrders returns the customer's orders, newest first, page by page", async () => {
		const { buyer } = await twoShops();
		await database.setClock('1 minute');
		await makeGroup(buyer, [{ variantId: await variantOf() }]);
		await database.setClock('0 s');
		const first = await listOrders(buyer.context, { tab: 'all', limit: 2 });
		const next = await listOrders(buyer.context, { tab: 'all', limit: 2, cursor: first.nextCursor ?? '' });
		const numbers = [...first.items, ...next.items].map(({ number }) => number);
		expect(new Set(numbers).size).toBe(3);
		expect(next.nextCursor).toBeNull();
		const other = await makeBuyer(database);
		expect(await listOrders(other.context, ALL)).toEqual({ items: [], nextCursor: null });
	});

	test('listOrders and getOrder return the amount due for all unpaid orders of the group', async () => {
		const { buyer, group, mine, theirs } = await twoShops('vnpay');
		const paid = await twoShops('cod');
		const due = { dueVnd: group.totalVnd, dueNumbers: [mine.number, theirs.number] };
		const none = { dueVnd: 0, dueNumbers: [] };
		expect((await listOrders(buyer.context, ALL)).items).toMatchObject([due, due]);
		expect((await listOrders(paid.buyer.context, ALL)).items).toMatchObject([none, none]);
		expect(await getOrder(buyer.context, { number: theirs.number })).toMatchObject({ value: due });
	});

	test('getOrder gives the same answer for an order of others as for an unknown one', async () => {
		const { mine } = await twoShops();
		const stranger = contextOf(database, member((await makeCustomer(database.db)).id));
		expect(await getOrder(stranger, { number: mine.number })).toEqual(
			await getOrder(stranger, { number: '9999999999' }),
		);
	});

	test('findPlacedGroup returns a new group to its buyer until every shop has answered', async () => {
		const { buyer, group, mine, theirs } = await twoShops();
		const stranger = contextOf(database, member((await makeCustomer(database.db)).id));
		const shown = await findPlacedGroup(buyer.context, group.groupNumber);
		expect(shown.map(({ number }) => number)).toEqual([mine.number, theirs.number]);
		expect(shown.map(({ confirmBy }) => confirmBy)).not.toContain(null);
		expect(await findPlacedGroup(stranger, group.groupNumber)).toEqual([]);
		for (const order of [mine, theirs]) await confirmOrder(await sellerOf(database, order), { number: order.number });
		expect(await findPlacedGroup(buyer.context, group.groupNumber)).toEqual([]);
	});

	test('findLatestGroup returns the last group for an hour, to its buyer only', async () => {
		const { buyer, mine, theirs } = await twoShops('vnpay');
		const stranger = contextOf(database, member((await makeCustomer(database.db)).id));
		expect((await findLatestGroup(buyer.context))?.numbers).toEqual([mine.number, theirs.number]);
		expect(await findLatestGroup(stranger)).toBeNull();
		await database.setClock('61 minutes');
		expect(await findLatestGroup(buyer.context)).toBeNull();
		await database.setClock('0 s');
	});

	test('getOrder returns the actions that are possible now', async () => {
		const { buyer, mine } = await twoShops('vnpay');
		expect(await getOrder(buyer.context, { number: mine.number })).toMatchObject({
			value: { state: 'pending_payment', paymentStatus: 'awaiting', mayCancel: 'cancel', mayConfirmReceipt: false },
		});
	});
});

test('an order shows the time of placing to buyer and shop, not the time of payment', async () => {
	const { buyer, group, mine } = await twoShops('vnpay');
	await database.setClock('12 minutes');
	const ipn = ipnQuery(group.payment?.txnRef ?? '', group.payVnd);
	await recordIpn(contextOf(database, system()), ipn);
	await database.setClock('0 s');
	const { number } = mine;
	const placedAt = await orderedAt(number);
	const seller = await sellerOf(database, mine);
	expect(await getOrder(buyer.context, { number })).toMatchObject({ value: { state: 'placed', placedAt } });
	const listed = (await listOrders(buyer.context, ALL)).items.find((item) => item.number === number);
	expect(listed).toMatchObject({ placedAt });
	expect(await getShopOrder(seller, { number })).toMatchObject({ value: { placedAt } });
	expect((await listShopOrders(seller, ALL)).items).toMatchObject([{ placedAt }]);
	expect(await listPackingSlips(seller, { numbers: [number] })).toMatchObject({ value: [{ order: { placedAt } }] });
});
const orderedAt = async (number: string): Promise<string | undefined> => {
	const { rows } = await database.pool.query<{ ordered_at: Date }>('SELECT ordered_at FROM orders WHERE number = $1', [
		number,
	]);
	return rows[0]?.ordered_at.toISOString();
};

test('the number of shipped items is shown in the list and on the order page from shipment on', async () => {
	const buyer = await makeBuyer(database);
	const group = await makeGroup(buyer, [{ variantId: await variantOf(), quantity: 3 }]);
	const [order] = await ordersOf(database, group);
	if (!order) throw new Error('an order was expected');
	const { number } = order;
	const seller = await sellerOf(database, order);
	const sentCounts = async () => {
		const viewed = await getOrder(buyer.context, { number });
		return [(await listOrders(buyer.context, ALL)).items[0]?.sentCount, viewed.ok && viewed.value.sentCount];
	};
	await confirmOrder(seller, { number });
	await packOrder(seller, { number });
	expect(await sentCounts()).toEqual([0, 0]);
	const viewed = await getOrder(buyer.context, { number });
	const lineId = viewed.ok ? (viewed.value.lines[0]?.id ?? '') : '';
	await shipOrder(seller, { number, lines: [{ lineId, quantity: 2 }] });
	expect(await sentCounts()).toEqual([2, 2]);
});

describe('buyer only', () => {
	test('countOrders returns the number of orders per tab', async () => {
		const { buyer, mine } = await twoShops();
		await confirmOrder(await sellerOf(database, mine), { number: mine.number });
		await twoShops('vnpay');
		expect(await countOrders(buyer.context)).toEqual({
			all: 2,
			unpaid: 0,
			waiting: 1,
			preparing: 1,
			shipping: 0,
			done: 0,
			returns: 0,
			ended: 0,
		});
	});

	test('listGroupOrders returns the orders of one payment to their buyer only', async () => {
		const { buyer, group, mine } = await twoShops('vnpay');
		const numbers = (await listGroupOrders(buyer.context, mine.groupId)).map(({ number }) => number);
		expect(numbers.sort()).toEqual(group.orders.map(({ number }) => number).sort());
		const stranger = await makeBuyer(database);
		expect(await listGroupOrders(stranger.context, mine.groupId)).toEqual([]);
	});

	test('listOrderPayments returns every payment attempt, the latest first, to the buyer only', async () => {
		const { buyer, group, mine } = await twoShops('vnpay');
		await database.setClock('1 minute');
		const again = await retryPayment(buyer.context, { number: mine.number });
		await database.setClock('0 s');
		const tries = (await listOrderPayments(buyer.context, mine)).map(({ txnRef }) => txnRef);
		expect(tries).toEqual([again.ok && again.value.txnRef, group.payment?.txnRef]);
		const stranger = await makeBuyer(database);
		expect(await listOrderPayments(stranger.context, mine)).toEqual([]);
	});

	test('only the page of the order whose refund was rejected requests a bank account', async () => {
		const { buyer, group, mine, theirs } = await twoShops('vnpay');
		await recordIpn(contextOf(database, system()), ipnQuery(group.payment?.txnRef ?? '', group.payVnd));
		const given = await declineOrder(await sellerOf(database, theirs), {
			number: theirs.number,
			reason: 'out_of_stock',
		});
		expect(given.ok).toBe(true);
		await refundOrder.handle(contextOf(database, system()), { orderId: theirs.id, reason: 'out_of_stock' });
		const fail =
			"UPDATE refunds SET state = 'rejected', next_try_at = NULL, decided_at = app_now() WHERE payable_owner = $1";
		await database.pool.query(fail, [theirs.id]);
		const asked = async ({ number }: { readonly number: string }) => {
			const payments = await listOrderPayments(buyer.context, { number });
			return { asked: refundsToTransfer(payments, number).length, of: payments[0]?.refunds[0]?.orderNumber };
		};
		expect(await asked(theirs)).toEqual({ asked: 1, of: theirs.number });
		expect(await asked(mine)).toEqual({ asked: 0, of: theirs.number });
		// A duplicate payment belongs to no order, so the page of each order requests the account.
		await database.pool.query('UPDATE refunds SET payable_owner = attempt_id WHERE payable_owner = $1', [theirs.id]);
		expect(await asked(theirs)).toEqual({ asked: 1, of: null });
		expect(await asked(mine)).toEqual({ asked: 1, of: null });
	});
});

describe('shop', () => {
	test("getShopOrder returns only the shop's lines and total, and no telephone number before confirmation", async () => {
		const { group, mine, theirs } = await twoShops();
		const seller = await sellerOf(database, mine);
		const seen = await getShopOrder(seller, { number: mine.number });
		expect(seen).toMatchObject({
			ok: true,
			value: { lines: [{ lineTotalVnd: 77_000 }], isContactVisible: false, mayConfirm: true },
		});
		const text = JSON.stringify(seen);
		for (const secret of ['+84912345678', 'Số 1 ngõ', theirs.number, group.groupNumber, String(group.totalVnd)])
			expect(text).not.toContain(secret);
		expect(await getShopOrder(seller, { number: theirs.number })).toEqual(
			await getShopOrder(seller, { number: '9999999999' }),
		);
	});

	test('getShopOrder returns the delivery address after confirmation', async () => {
		const { mine } = await twoShops();
		const seller = await sellerOf(database, mine);
		await confirmOrder(seller, { number: mine.number });
		expect(await getShopOrder(seller, { number: mine.number })).toMatchObject({
			value: { isContactVisible: true, contact: { phone: '+84912345678' }, next: 'pack' },
		});
	});

	test('listShopOrders has mayConfirm for staff with the role orders, but not for stock staff', async () => {
		const { mine } = await twoShops();
		const confirmable = async (role: string) => {
			const { items } = await listShopOrders(await sellerOf(database, mine, role), ALL);
			return items.map(({ mayConfirm }) => mayConfirm);
		};
		expect(await confirmable('orders')).toEqual([true]);
		expect(await confirmable('stock')).toEqual([false]);
	});

	test('the shop does not see unpaid orders, and countShopOrders counts only paid ones', async () => {
		const { mine } = await twoShops('vnpay');
		const seller = await sellerOf(database, mine);
		expect((await listShopOrders(seller, ALL)).items).toEqual([]);
		expect(await getShopOrder(seller, { number: mine.number })).toMatchObject({ ok: false });
		expect(await countShopOrders(seller)).toEqual({
			waiting: 0,
			preparing: 0,
			cancelAsked: 0,
			held: 0,
			returns: 0,
			cases: 0,
			newestAt: null,
		});
		const placed = await twoShops();
		expect(await countShopOrders(await sellerOf(database, placed.mine))).toMatchObject({
			waiting: 1,
			newestAt: expect.stringMatching(/^\d{4}-.*Z$/),
		});
	});

	test('stock staff see no amounts in list, order, returns and packing slip', async () => {
		const { mine } = await twoShops();
		const stock = await sellerOf(database, mine, 'stock');
		const { number } = mine;
		const seen = [
			await listShopOrders(stock, ALL),
			await getShopOrder(stock, { number }),
			await listPackingSlips(stock, { numbers: [number] }),
			await listShopReturns(stock, { number }),
		];
		expect(seen[0]).toMatchObject({ items: [{ sums: null, lines: [{ unitPriceVnd: null, lineTotalVnd: null }] }] });
		expect(amountsIn(seen)).toEqual([]);
		expect(amountsIn(await getShopOrder(await sellerOf(database, mine, 'orders'), { number }))).toContain(77_000);
	});
});

const amountsIn = (seen: unknown): readonly number[] =>
	[...JSON.stringify(seen).matchAll(/"\w*Vnd":(-?\d+)/g)].map(([, amount]) => Number(amount));
