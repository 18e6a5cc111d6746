import { beforeEach, describe, expect, test } from 'vitest';
import {
	confirmOrder,
	deliverOrder,
	packOrder,
	requestUnshippedCancel,
	shipOrder,
} from '#src/domains/fulfilment/index.ts';
import { advanceDueOrders } from '#src/domains/fulfilment/jobs/advance-due-orders.ts';
import { packDeadlines } from '#src/domains/orders/rules/scheduled-transitions.ts';
import { addMs, HOUR_MS } from '#src/shared/time.ts';
import { contextOf, system, vendor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeGroup } from '#tests/factories/orders.ts';
import { returnShippingOf } from '#tests/factories/return-shipping.ts';
import { packedSale, requestedReturn, unitsOf } from '#tests/factories/returns.ts';
import { makeServedOrders, type Served } from '#tests/factories/served-orders.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import { listOrders } from '../buyer/list-orders.ts';
import { countShopOrders } from './count-shop-orders.ts';
import { getShopOrder } from './get-shop-order.ts';
import { getShopWaiting } from './get-shop-waiting.ts';
import { listShopOrders } from './list-shop-orders.ts';

const database = await testDatabase();
beforeEach(() => database.setClock('0 s'));
const { sentBack, notify, judge, takeIn, seen } = returnShippingOf(database);

test('a return shipping receipt counts as pending for the shop until it is judged, also after the return ended', async () => {
	const sent = await sentBack();
	const { seller, number } = sent.sale;
	const stands = async () => {
		const { items } = await listShopOrders(seller, { tab: 'returns', limit: 10 });
		const { returns } = await getShopWaiting(seller);
		return { count: returns.count, dueBy: returns.dueBy, listed: items[0]?.receiptBy };
	};
	expect((await stands()).listed).toBeNull();
	await notify(sent);
	const judgedBy = (await seen(sent)).postage?.dueBy;
	expect(await stands()).toEqual({ count: 1, dueBy: judgedBy, listed: judgedBy });
	await takeIn(sent);
	expect(await stands()).toEqual({ count: 1, dueBy: judgedBy, listed: judgedBy });
	expect((await countShopOrders(seller)).returns).toBe(1);
	const packer = { ...seller, actor: { ...seller.actor, staffRole: 'stock' } } as const;
	expect(await getShopOrder(packer, { number })).toMatchObject({ value: { receiptBy: null } });
	await judge(sent, 'accept');
	expect(await stands()).toEqual({ count: 0, dueBy: null, listed: null });
});

async function silent() {
	const sale = await packedSale(database);
	const { buyer, number, seller } = sale;
	expect((await shipOrder(seller, { number })).ok).toBe(true);
	await database.setClock('361 hours');
	await advanceDueOrders.handle(contextOf(database, system()), {});
	const seen = await getShopOrder(seller, { number });
	const open = seen.ok ? seen.value.openCase : null;
	if (!open) throw new Error('no case was opened');
	const counted = async () => {
		const { count, number: first, dueBy } = (await getShopWaiting(seller)).cases;
		return { count, first, dueBy, counted: (await countShopOrders(seller)).cases };
	};
	return { sale, buyer: buyer.context, seller, number, open, counted };
}
const NONE = { count: 0, first: null, dueBy: null, counted: 0 };

test('an open investigation counts as pending for the shop and is shown in both lists until the parcel is located', async () => {
	const { buyer, seller, number, open, counted } = await silent();
	expect(await counted()).toEqual({ count: 1, first: number, dueBy: open.dueBy, counted: 1 });
	const listed = await listShopOrders(seller, { tab: 'shipping', limit: 10 });
	expect(listed.items).toMatchObject([{ number, openCase: open }]);
	expect((await listOrders(buyer, { tab: 'shipping', limit: 10 })).items).toMatchObject([{ number, openCase: open }]);
	expect((await deliverOrder(seller, { number, recipient: 'Chị Hạnh' })).ok).toBe(true);
	expect(await counted()).toEqual(NONE);
});

test('orders with an investigation come before later shipments, across pages', async () => {
	const { sale, seller, number } = await silent();
	const placed = await makeGroup(sale.buyer, [{ variantId: sale.variantIds[0] ?? '' }]);
	const later = placed.orders[0]?.number ?? '';
	for (const step of [confirmOrder, packOrder, shipOrder])
		expect((await step(seller, { number: later })).ok).toBe(true);
	const page = (cursor?: string) =>
		listShopOrders(seller, { tab: 'shipping', limit: 1, ...(cursor ? { cursor } : {}) });
	const first = await page();
	const second = await page(first.nextCursor ?? '');
	expect([first, second].map(({ items }) => items.map((item) => item.number))).toEqual([[number], [later]]);
	expect(second.nextCursor).toBeNull();
});

test('an investigation of an order with an open return is not pending for the shop', async () => {
	const { sale, counted } = await silent();
	await requestedReturn(sale, { reason: 'never_received', lines: unitsOf(sale, 2) });
	expect(await counted()).toEqual(NONE);
});

test('listShopOrders finds an order by the number of its investigation, in its shop only', async () => {
	const { seller, number, open } = await silent();
	const found = await listShopOrders(seller, { tab: 'all', limit: 10, q: `Hồ sơ tra soát số ${open.number}` });
	expect(found.items.map((item) => item.number)).toEqual([number]);
	const other = await packedSale(database);
	expect((await listShopOrders(other.seller, { tab: 'all', limit: 10, q: open.number })).items).toEqual([]);
});

test('a cancellation request for unshipped items returns the order and the deadline', async () => {
	const sale = await packedSale(database, 'vnpay', [3, 2]);
	const { buyer, number, seller } = sale;
	await shipOrder(seller, { number, lines: unitsOf(sale, 1, 1) });
	expect((await requestUnshippedCancel(buyer.context, { number, reason: 'too_slow' })).ok).toBe(true);
	const { answerCancel } = await getShopWaiting(seller);
	expect(answerCancel).toMatchObject({ count: 1, number });
	const hours = (Date.parse(answerCancel.dueBy ?? '') - Date.now()) / 3_600_000;
	expect(hours).toBeGreaterThan(11.9);
	expect(hours).toBeLessThanOrEqual(12);
});

describe('orders sorted by deadline', () => {
	async function listed(tab: 'waiting' | 'preparing', served: readonly Served[]) {
		const shop = await makeShop(database.db);
		const seller = contextOf(database, vendor(shop.ownerId, shop.id));
		const numbers = await makeServedOrders(database.db, shop.id, served);
		const shown: string[] = [];
		let cursor: string | null | undefined;
		do {
			const page = await listShopOrders(seller, { tab, limit: 7, ...(cursor ? { cursor } : {}) });
			shown.push(...page.items.map(({ number }) => number));
			cursor = page.nextCursor;
		} while (cursor);
		const { send, confirm } = await getShopWaiting(seller);
		return { numbers, shown, first: tab === 'waiting' ? confirm : send };
	}

	test('on Monday an order with one preparation day is due before one with three days confirmed on Saturday', async () => {
		await database.setClockTo('2026-11-30T11:00:00+07:00');
		const placedAt = new Date('2026-11-28T08:00:00+07:00');
		const { numbers, shown, first } = await listed('preparing', [
			{ placedAt, confirmedAt: new Date('2026-11-28T09:00:00+07:00'), prepDays: 3 },
			{ placedAt, confirmedAt: new Date('2026-11-30T10:00:00+07:00'), prepDays: 1 },
		]);
		expect(first).toEqual({ count: 2, number: numbers[1], dueBy: '2026-12-01T17:00:00.000Z' });
		expect(shown).toEqual([numbers[1], numbers[0]]);
	});

	test('the database and packDeadlines give the same deadlines, on Sundays and at Tết too', async () => {
		await database.setClockTo('2027-02-16T12:00:00+07:00');
		const from = new Date('2027-01-20T23:00:00+07:00');
		const served = Array.from({ length: 120 }, (_, at) => {
			const confirmedAt = addMs(from, Math.floor(at / 4) * 20 * HOUR_MS + HOUR_MS * (at % 4));
			return { prepDays: (at * 7) % 16, placedAt: from, confirmedAt };
		});
		const { numbers, shown, first } = await listed('preparing', served);
		const packBy = ({ confirmedAt, prepDays }: (typeof served)[number]) => packDeadlines(confirmedAt, prepDays).packBy;
		const wanted = served
			.map((of, at) => ({ number: numbers[at], at, packBy: packBy(of) }))
			.sort((a, b) => a.packBy.getTime() - b.packBy.getTime() || a.at - b.at);
		expect(shown).toEqual(wanted.map(({ number }) => number));
		expect(first).toMatchObject({ number: shown[0], dueBy: wanted[0]?.packBy.toISOString() });
	});

	test('an order paid last comes after one that was placed later', async () => {
		await database.setClockTo('2026-11-30T11:00:00+07:00');
		const { numbers, shown, first } = await listed('waiting', [
			{ placedAt: new Date('2026-11-30T10:14:00+07:00') },
			{ placedAt: new Date('2026-11-30T10:05:00+07:00') },
		]);
		expect(shown).toEqual([numbers[1], numbers[0]]);
		expect(first.number).toBe(numbers[1]);
	});
});
