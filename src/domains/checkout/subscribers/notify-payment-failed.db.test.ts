import { beforeAll, beforeEach, expect, test } from 'vitest';
import { notifyCancelled } from '#src/domains/cancellation/subscribers/notify-cancellations.ts';
import { getOrder } from '#src/domains/order-views/index.ts';
import type { OrderNoticeParams } from '#src/domains/orders/rules/notices.ts';
import { orderNoticeMessages } from '#src/messages/vi/notices/order-notices.ts';
import { formatVnd } from '#src/shared/money.ts';
import { formatDateTime } from '#src/shared/time.ts';
import { contextOf, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import { makeBuyer, makeGroup, ordersOf, wireOrderPayments } from '#tests/factories/orders.ts';
import { notifyPaymentFailed } from './notify-payment-failed.ts';
import { notifyPlaced } from './notify-placed.ts';

const database = await testDatabase();
const worker = contextOf(database, system());
beforeAll(() => {
	wireOrderPayments();
});
beforeEach(() => database.setClock(''));

async function unpaid() {
	const variants = await Promise.all([makeProduct(database.db), makeProduct(database.db)]);
	const wishes = variants.map(({ variants: [one] }) => ({ variantId: one?.id ?? '' }));
	const buyer = await makeBuyer(database);
	const group = await makeGroup(buyer, wishes, 'vnpay');
	const orders = await ordersOf(database, group);
	const [first, second] = orders;
	if (!first || !second) throw new Error('two orders were expected');
	const orderIds = orders.map(({ id }) => id);
	const fails = (tryNo: number) => {
		const txnRef = `${group.groupNumber}${String(tryNo).padStart(2, '0')}`;
		return notifyPaymentFailed.handle(worker, { groupId: first.groupId, orderIds, txnRef, failure: 'wrong_otp' });
	};
	return { buyer, group, first, second, orderIds, fails };
}

async function told(number: string, kind: keyof typeof orderNoticeMessages) {
	const { rows } = await database.pool.query<{ params: OrderNoticeParams; mails: number }>(
		`SELECT params, (SELECT count(*) FROM pgboss.job WHERE data->>'noticeId' = notices.id::text
			AND name = 'job.notifications.mail_notice')::int AS mails
			FROM notices WHERE params->>'number' = $1 AND kind = $2 ORDER BY id`,
		[number, kind],
	);
	return rows.map(({ params, mails }) => ({ ...orderNoticeMessages[kind](params), mails }));
}

test('notifyPaymentFailed mails only the first failure and the last possible attempt, and stores every notice', async () => {
	const { first, fails } = await unpaid();
	for (const tryNo of [1, 2, 3, 9, 9, 10]) await fails(tryNo);
	const mails = (await told(first.number, 'orders.buyer_payment_failed')).map((notice) => notice.mails);
	expect(mails).toEqual([1, 0, 0, 1, 0]);
});

test('notifyPaymentFailed mails the last attempt once when only the time limit makes it the last', async () => {
	const { first, fails } = await unpaid();
	await fails(1);
	await database.setClock('29 minutes');
	await fails(2);
	await fails(3);
	expect((await told(first.number, 'orders.buyer_payment_failed')).map(({ mails }) => mails)).toEqual([1, 1, 0]);
});

test('notifyPaymentFailed names the reason, both orders with their totals and the deadline', async () => {
	const { buyer, group, first, second, fails } = await unpaid();
	await fails(1);
	const [said] = await told(first.number, 'orders.buyer_payment_failed');
	expect(said?.title).toBe(`Thanh toán đơn ${first.number} và ${second.number} chưa thành công`);
	const viewed = await getOrder(buyer.context, { number: first.number });
	const order = viewed.ok ? viewed.value : expect.fail();
	for (const part of [
		`Khoản ${formatVnd(group.payVnd)} chưa trả được. Lý do: Mã OTP chưa đúng.`,
		`Đơn ${first.number}: ${formatVnd(order.payVnd)}.`,
		`Đơn ${second.number}: ${formatVnd(group.payVnd - order.payVnd)}.`,
		`Hàng được giữ cho bạn đến ${formatDateTime(new Date(order.payUntil ?? ''))}.`,
	])
		expect(said?.body).toContain(part);
	await fails(10);
	const over = (await told(first.number, 'orders.buyer_payment_failed')).at(-1);
	expect(over?.body).toContain('không thử thêm được');
	expect(over?.action).toBe('Xem đơn hàng');
});

test('notifyPlaced lists the number and total of every order of the group', async () => {
	const { group, first, second, orderIds } = await unpaid();
	await notifyPlaced.handle(worker, { groupId: first.groupId, orderIds, txnRef: null });
	const [said] = await told(first.number, 'orders.buyer_placed');
	expect(said?.title).toBe(`Đã đặt đơn ${first.number} và ${second.number}`);
	expect(said?.body.match(new RegExp(`Đơn \\d+: ${formatVnd(group.payVnd / 2)}\\.`, 'g'))).toHaveLength(2);
});

test('notifyCancelled names the refunded amount and coin', async () => {
	const { group, first } = await unpaid();
	await database.pool.query(
		`WITH line AS (UPDATE order_lines SET coin_bonus_vnd = 5000 WHERE order_id = $1)
			UPDATE orders SET coin_bonus_vnd = 5000 WHERE id = $1`,
		[first.id],
	);
	await notifyCancelled.handle(worker, { orderId: first.id, party: 'buyer', reason: 'wrong_item', wasPaid: true });
	const [said] = await told(first.number, 'orders.buyer_cancelled');
	expect(said?.body).toContain(`${formatVnd(group.payVnd / 2 - 5000)} đang được hoàn về`);
	expect(said?.body).toContain('5.000 bizcoin đã dùng đã trở lại ví của bạn.');
});
