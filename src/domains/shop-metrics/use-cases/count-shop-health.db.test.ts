import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { declineOrder } from '#src/domains/cancellation/use-cases/decline-order.ts';
import { confirmOrder } from '#src/domains/fulfilment/use-cases/confirm-order.ts';
import { packOrder } from '#src/domains/fulfilment/use-cases/pack-order.ts';
import { shipOrder } from '#src/domains/fulfilment/use-cases/parcels/ship-order.ts';
import { confirmDeadlines, packDeadlines } from '#src/domains/orders/rules/scheduled-transitions.ts';
import { getShop, getShopHealth } from '#src/domains/vendors/index.ts';
import { readOnly } from '#src/platform/db/index.ts';
import { addMs, DAY_MS, HOUR_MS } from '#src/shared/time.ts';
import { contextOf, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import { makeBuyer, makeGroup, ordersOf, sellerOf } from '#tests/factories/orders.ts';
import { makeServedOrders, type Served } from '#tests/factories/served-orders.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import { countShopHealth } from './count-shop-health.ts';

const database = await testDatabase();
const { db } = database;
const context = contextOf(database, system());
const shop = await makeShop(db);
const product = await makeProduct(db, { shopId: shop.id });

async function anOrder() {
	const group = await makeGroup(await makeBuyer(database), [{ variantId: product.variants[0]?.id ?? '' }]);
	const [order] = await ordersOf(database, group);
	if (!order) throw new Error('no order was placed');
	return { number: order.number, seller: await sellerOf(database, order) };
}
const serviceOfShop = async () => (await getShop(readOnly(db), shop.id))?.service;

test('countShopHealth publishes figures from five orders on, and 20 concurrent counts agree', async () => {
	for (let served = 0; served < 4; served += 1) {
		const { number, seller } = await anOrder();
		await confirmOrder(seller, { number });
		await packOrder(seller, { number });
		await shipOrder(seller, { number });
	}
	await countShopHealth(context);
	expect(await serviceOfShop()).toEqual({ sentInTimePercent: null, cancelPercent: null, confirmMinutes: null });

	const given = await anOrder();
	const answer = await declineOrder(given.seller, { number: given.number, reason: 'out_of_stock' });
	expect(answer.ok).toBe(true);
	await Promise.all(Array.from({ length: 20 }, () => countShopHealth(context)));
	expect(await serviceOfShop()).toEqual({ sentInTimePercent: null, cancelPercent: 20, confirmMinutes: 0 });
});

type Counted = Readonly<Record<'orders' | 'shipped' | 'in_time' | 'cancelled' | 'confirmed_late', number>>;
async function countedOf(shopId: string): Promise<(Counted & { readonly confirm_minutes: number | null }) | undefined> {
	await countShopHealth(context);
	const { rows } = await db.execute<Counted & { readonly confirm_minutes: number | null }>(sql`
		select orders, shipped, packed_in_time as in_time, cancelled, confirmed_late, confirm_minutes
		from shop_health where shop_id = ${shopId}`);
	return rows[0];
}
const hanoi = (day: number, time: string) => new Date(`2026-11-${String(day).padStart(2, '0')}T${time}+07:00`);
const MONDAY = 16;
const order = (more: Partial<Served> = {}): Served => ({
	placedAt: hanoi(MONDAY, '08:00:00'),
	confirmedAt: hanoi(MONDAY, '09:00:00'),
	packedAt: hanoi(MONDAY, '10:00:00'),
	sentAt: hanoi(MONDAY + 1, '20:00:00'),
	...more,
});

describe('countShopHealth', () => {
	test('counts an order as in time when it was shipped by the end of the promised day, however early it was packed', async () => {
		await database.setClockTo('2026-11-30T12:00:00+07:00');
		const { id } = await makeShop(db);
		await makeServedOrders(db, id, [
			order(),
			order({ sentAt: hanoi(MONDAY + 1, '23:59:59') }),
			order({ sentAt: hanoi(MONDAY + 2, '00:00:00') }),
			order({ sentAt: null, packedAt: null }),
		]);
		expect(await countedOf(id)).toMatchObject({ orders: 4, shipped: 3, in_time: 2 });
	});

	test('uses the time of the first parcel, or of the complete shipment for orders without parcels', async () => {
		const { id } = await makeShop(db);
		const [inTime, late] = [hanoi(MONDAY + 1, '20:00:00'), hanoi(MONDAY + 3, '20:00:00')];
		await makeServedOrders(db, id, [
			order({ firstSentAt: inTime, sentAt: late }),
			order({ firstSentAt: inTime, sentAt: null }),
			order({ firstSentAt: null, sentAt: inTime }),
			order({ firstSentAt: null, sentAt: late }),
			order({ firstSentAt: late, sentAt: late }),
		]);
		expect(await countedOf(id)).toMatchObject({ orders: 5, shipped: 5, in_time: 3 });
	});

	test('counts a confirmation after the working hours as late and returns the median of the confirmation times', async () => {
		const { id } = await makeShop(db);
		expect(await countedOf(id)).toMatchObject({ orders: 0, confirm_minutes: null });
		const answers = [hanoi(MONDAY, '09:00:00'), hanoi(MONDAY + 1, '08:00:00'), hanoi(MONDAY + 1, '08:00:01')];
		await makeServedOrders(
			db,
			id,
			answers.map((confirmedAt) => order({ confirmedAt, sentAt: null })),
		);
		expect(await countedOf(id)).toMatchObject({ orders: 3, confirmed_late: 1, confirm_minutes: 1440 });
	});

	test("counts only cancellations that are the shop's fault", async () => {
		const { id } = await makeShop(db);
		const endings = [
			{ party: 'shop', reason: 'out_of_stock' },
			{ party: 'system', reason: 'not_confirmed' },
			{ party: 'shop', reason: 'agreed' },
			{ party: 'buyer', reason: 'other' },
		];
		const fallen = endings.map((cancelled) => order({ confirmedAt: null, packedAt: null, sentAt: null, cancelled }));
		await makeServedOrders(db, id, [...fallen, order()]);
		expect(await countedOf(id)).toMatchObject({ orders: 5, cancelled: 2 });
	});

	test('calculates the same deadlines in the database as in code, including Sundays and Tết', async () => {
		await database.setClockTo('2027-03-01T12:00:00+07:00');
		const { id } = await makeShop(db);
		const from = new Date('2026-12-31T23:00:00+07:00');
		const served = Array.from({ length: 400 }, (_, at) => {
			// Covers every hour of the day and exact midnights.
			const placedAt = addMs(from, Math.floor(at / 8) * 28 * HOUR_MS + HOUR_MS * (at % 8 === 0 ? 0 : at % 5));
			const confirmedAt = addMs(placedAt, (at % 7) * 11 * HOUR_MS);
			return { prepDays: 1 + (at % 4), placedAt, confirmedAt, sentAt: addMs(confirmedAt, (at % 13) * 13 * HOUR_MS) };
		}).filter(({ sentAt }) => sentAt < new Date('2027-03-01T12:00:00+07:00'));
		await makeServedOrders(db, id, served);
		const late = served.filter(({ placedAt, confirmedAt }) => confirmedAt > confirmDeadlines(placedAt).overdueAt);
		const stored = served.filter(
			({ confirmedAt, sentAt, prepDays }) => sentAt < packDeadlines(confirmedAt, prepDays).packBy,
		);
		expect(served.length).toBeGreaterThan(300);
		expect(await countedOf(id)).toMatchObject({
			orders: served.length,
			confirmed_late: late.length,
			in_time: stored.length,
		});
	});

	test('counts every order within the window and none before it', async () => {
		await database.setClockTo('2026-11-30T12:00:00+07:00');
		const { id } = await makeShop(db);
		const bad = { party: 'shop', reason: 'out_of_stock' };
		const long = addMs(new Date('2026-11-30T12:00:00+07:00'), -59 * DAY_MS);
		await makeServedOrders(db, id, [
			...Array.from({ length: 40 }, () => ({ placedAt: long, cancelled: bad })),
			...Array.from({ length: 400 }, () => order()),
			{ placedAt: addMs(long, -2 * DAY_MS), cancelled: bad },
		]);
		expect(await countedOf(id)).toMatchObject({ orders: 440, cancelled: 40 });
	});
});

test('countShopHealth resets the stage of a shop whose orders have all left the window', async () => {
	await database.setClockTo('2026-11-30T12:00:00+07:00');
	const { id } = await makeShop(db);
	const bad = { party: 'shop', reason: 'out_of_stock' };
	await makeServedOrders(
		db,
		id,
		Array.from({ length: 20 }, () => ({ placedAt: hanoi(MONDAY, '08:00:00'), cancelled: bad })),
	);
	await countShopHealth(context);
	await database.setClockTo('2026-12-15T12:00:00+07:00');
	await countShopHealth(context);
	expect(await getShopHealth(context.fresh, id)).toMatchObject({ stage: 'capped', orders: 20 });
	await database.setClockTo('2027-01-20T12:00:00+07:00');
	await countShopHealth(context);
	expect(await getShopHealth(context.fresh, id)).toMatchObject({ stage: 'good', orders: 0, causes: [] });
});
