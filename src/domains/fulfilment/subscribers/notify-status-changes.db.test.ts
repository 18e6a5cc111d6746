import { beforeAll, describe, expect, test } from 'vitest';
import { notifyCancelled } from '#src/domains/cancellation/subscribers/notify-cancellations.ts';
import { notifyPlaced } from '#src/domains/checkout/subscribers/notify-placed.ts';
import { earnOnOrder } from '#src/domains/coin/index.ts';
import type { OrderNoticeParams } from '#src/domains/orders/rules/notices.ts';
import { orderNoticeMessages } from '#src/messages/vi/notices/order-notices.ts';
import { transact } from '#src/platform/context.ts';
import { formatVnd } from '#src/shared/money.ts';
import { ok } from '#src/shared/result.ts';
import { contextOf, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import { type MadeOrder, makeBuyer, makeGroup, ordersOf, wireOrderPayments } from '#tests/factories/orders.ts';
import { notifyCompleted } from './notify-status-changes.ts';

const database = await testDatabase();
const worker = contextOf(database, system());
const noticesAbout = async ({ number }: MadeOrder) => {
	const { rows } = await database.pool.query<{ kind: string; customer_id: string }>(
		"SELECT kind, customer_id FROM notices WHERE params->>'number' = $1 ORDER BY kind",
		[number],
	);
	return rows;
};
const placed = async () => {
	const { variants } = await makeProduct(database.db);
	const buyer = await makeBuyer(database);
	const [order] = await ordersOf(database, await makeGroup(buyer, [{ variantId: variants[0]?.id ?? '' }]));
	if (!order) throw new Error('no order was made');
	return { buyer, order };
};

beforeAll(() => {
	wireOrderPayments();
});

describe('notifyPlaced', () => {
	test('notifies buyer and shop once when the same event is delivered five times', async () => {
		const { buyer, order } = await placed();
		const event = { groupId: order.groupId, orderIds: [order.id], txnRef: null };
		await Promise.all(Array.from({ length: 5 }, () => notifyPlaced.handle(worker, event)));
		const told = await noticesAbout(order);
		expect(told.map(({ kind }) => kind)).toEqual(['orders.buyer_placed', 'orders.shop_placed']);
		expect(told[0]?.customer_id).toBe(buyer.customerId);
	});

	test('notifies the buyers of several groups in one batch, each of their own order', async () => {
		const all = await Promise.all([placed(), placed(), placed()]);
		const events = all.map(({ order }) => ({ groupId: order.groupId, orderIds: [order.id], txnRef: null }));
		for (let delivery = 0; delivery < 2; delivery += 1) await notifyPlaced.handleAll?.(worker, events);
		for (const { buyer, order } of all) {
			const told = await noticesAbout(order);
			expect(told.map(({ kind }) => kind)).toEqual(['orders.buyer_placed', 'orders.shop_placed']);
			expect(told[0]?.customer_id).toBe(buyer.customerId);
		}
	});

	test('notifyCompleted names the coin earned by the order', async () => {
		const { buyer, order } = await placed();
		const earned = {
			customerId: buyer.customerId,
			orderId: order.id,
			productAmountPaidVnd: 200_000,
			isFirst: true,
			gift: null,
		};
		await transact(worker, async (scope) => ok(await earnOnOrder(scope, earned)));
		await notifyCompleted.handle(worker, { orderId: order.id });
		const { rows } = await database.pool.query<{ params: OrderNoticeParams }>(
			"SELECT params FROM notices WHERE kind = 'orders.buyer_completed' AND params->>'number' = $1",
			[order.number],
		);
		const [notice] = rows;
		expect(notice && orderNoticeMessages['orders.buyer_completed'](notice.params).body).toContain('1.000 bizcoin');
	});

	test("names the bank's transaction reference of a paid order", async () => {
		const { order } = await placed();
		const txnRef = `${order.number}01`;
		await notifyPlaced.handle(worker, { groupId: order.groupId, orderIds: [order.id], txnRef });
		const { rows } = await database.pool.query<{ params: OrderNoticeParams }>(
			"SELECT params FROM notices WHERE kind = 'orders.buyer_placed' AND params->>'number' = $1",
			[order.number],
		);
		const [notice] = rows;
		expect(notice && orderNoticeMessages['orders.buyer_placed'](notice.params).body).toContain(
			`Mã giao dịch trên sao kê: ${txnRef}.`,
		);
	});

	test("notifies the shop of the order's value and the amount that the buyer pays", async () => {
		const { order } = await placed();
		await database.pool.query(
			`WITH line AS (UPDATE order_lines SET coin_bonus_vnd = 5000 WHERE order_id = $1)
				UPDATE orders SET coin_bonus_vnd = 5000 WHERE id = $1`,
			[order.id],
		);
		await notifyPlaced.handle(worker, { groupId: order.groupId, orderIds: [order.id], txnRef: null });
		const { rows } = await database.pool.query<{ params: OrderNoticeParams; total: number }>(
			`SELECT params, total_vnd::int AS total FROM notices JOIN orders ON number = params->>'number'
				WHERE kind = 'orders.shop_placed' AND number = $1`,
			[order.number],
		);
		const { params, total } = rows[0] ?? {};
		const body = params && orderNoticeMessages['orders.shop_placed'](params).body;
		expect(body).toContain(
			`Trị giá ${formatVnd(total ?? 0)}; thu ${formatVnd((total ?? 0) - 5000)} tiền mặt khi giao.`,
		);
	});

	test('sends one mail to each recipient when the event is delivered three times', async () => {
		const { order } = await placed();
		const event = { groupId: order.groupId, orderIds: [order.id], txnRef: null };
		for (let delivery = 0; delivery < 3; delivery += 1) await notifyPlaced.handle(worker, event);
		const { rows } = await database.pool.query(
			`SELECT data FROM pgboss.job JOIN notices ON notices.id::text = data->>'noticeId'
				WHERE name = 'job.notifications.mail_notice' AND params->>'number' = $1`,
			[order.number],
		);
		expect(rows).toHaveLength(2);
	});
});

test('notifyCancelled notifies buyer and shop with the reason', async () => {
	const { order } = await placed();
	const facts = { party: 'buyer', reason: 'wrong_item', wasPaid: false } as const;
	await notifyCancelled.handle(worker, { orderId: order.id, ...facts });
	expect((await noticesAbout(order)).map(({ kind }) => kind)).toEqual([
		'orders.buyer_cancelled',
		'orders.shop_cancelled',
	]);
});
