import { beforeAll, describe, expect, test } from 'vitest';
import { onPaymentDeclined } from '#src/domains/checkout/subscribers/follow-doubted-payments.ts';
import { getOrder } from '#src/domains/order-views/queries/buyer/get-order.ts';
import { newId } from '#src/shared/ids.ts';
import { contextOf, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import { makeBuyer, makeGroup, ordersOf, wireOrderPayments } from '#tests/factories/orders.ts';
import { onRefundAccountMissing, onRefundDone, onRefundRejected, onRefundUnclear } from './follow-bank-refunds.ts';

const database = await testDatabase();
const worker = contextOf(database, system());

async function paidOrder() {
	const { variants } = await makeProduct(database.db);
	const buyer = await makeBuyer(database);
	const group = await makeGroup(buyer, [{ variantId: variants[0]?.id ?? '' }], 'vnpay');
	const [order] = await ordersOf(database, group);
	if (!order) throw new Error('no order was made');
	const { txnRef = '' } = group.payment ?? {};
	const attempt = { attemptId: newId(), txnRef, purpose: 'order', reference: order.groupId } as const;
	const payment = { ...attempt, customerId: buyer.customerId, amountVnd: group.totalVnd };
	const refund = {
		...payment,
		refundId: newId(),
		sourceType: 'order',
		sourceId: order.id,
		paidBy: 'vnpay',
		transfer: null,
	} as const;
	return { buyer, order, payment, refund };
}

async function noticesOf(customerId: string): Promise<readonly string[]> {
	const { rows } = await database.pool.query<{ kind: string }>('SELECT kind FROM notices WHERE customer_id = $1', [
		customerId,
	]);
	return rows.map(({ kind }) => kind);
}

beforeAll(() => {
	wireOrderPayments();
});

describe('onRefundDone', () => {
	test('adds one timeline event and one notice when the same event is delivered five times', async () => {
		const { buyer, order, refund } = await paidOrder();
		await Promise.all(Array.from({ length: 5 }, () => onRefundDone.handle(worker, refund)));
		const seen = await getOrder(buyer.context, { number: order.number });
		const kinds = seen.ok ? seen.value.events.map(({ kind }) => kind) : [];
		expect(kinds).toEqual(['ordered', 'refunded']);
		expect(await noticesOf(buyer.customerId)).toEqual(['orders.buyer_refunded']);
	});

	test('ignores refunds that do not belong to an order', async () => {
		const { buyer, refund } = await paidOrder();
		await onRefundDone.handle(worker, { ...refund, sourceType: 'top_up' });
		await onRefundRejected.handle(worker, { ...refund, sourceType: 'top_up' });
		expect(await noticesOf(buyer.customerId)).toEqual([]);
	});
});

test('followRefundRejected notifies the buyer and does not mark the order as refunded', async () => {
	const { buyer, order, refund } = await paidOrder();
	await onRefundRejected.handle(worker, refund);
	expect(await noticesOf(buyer.customerId)).toEqual(['orders.buyer_refund_stuck']);
	const seen = await getOrder(buyer.context, { number: order.number });
	expect(seen.ok && seen.value.paymentStatus).toBe('awaiting');
});

test('followRefundUnclear notifies once per refund in the inbox, by mail and in the timeline', async () => {
	const { buyer, order, refund } = await paidOrder();
	await Promise.all(Array.from({ length: 5 }, () => onRefundUnclear.handle(worker, refund)));
	const seen = await getOrder(buyer.context, { number: order.number });
	expect(seen.ok && seen.value.events.map(({ kind }) => kind)).toEqual(['ordered', 'refund_unclear']);
	expect(await noticesOf(buyer.customerId)).toEqual(['orders.buyer_refund_unclear']);
	const mailed = await database.pool.query(
		`SELECT FROM pgboss.job JOIN notices ON notices.id::text = data->>'noticeId'
		WHERE name = 'job.notifications.mail_notice' AND customer_id = $1`,
		[buyer.customerId],
	);
	expect(mailed.rowCount).toBe(1);
	await onRefundUnclear.handle(worker, { ...refund, refundId: newId() });
	expect(await noticesOf(buyer.customerId)).toHaveLength(2);
});

test('followAccountMissing reminds the buyer once per scheduled day, also for late payments, but not for top-ups', async () => {
	const { buyer, refund } = await paidOrder();
	const declined = { ...refund, sourceType: 'payment_declined', sourceId: refund.attemptId, refundId: newId() };
	for (const about of [refund, declined])
		for (const days of [3, 3, 7]) await onRefundAccountMissing.handle(worker, { ...about, days });
	expect(await noticesOf(buyer.customerId)).toEqual(Array(4).fill('orders.buyer_refund_stuck'));
	await onRefundAccountMissing.handle(worker, { ...refund, purpose: 'top_up', sourceType: 'top_up_refund', days: 14 });
	expect(await noticesOf(buyer.customerId)).toHaveLength(4);
});

test('followDeclined notifies the buyer of a duplicate payment once, and not of a declined deposit', async () => {
	const { buyer, payment } = await paidOrder();
	await onPaymentDeclined.handle(worker, { ...payment, purpose: 'deposit', reason: 'late_paid' });
	expect(await noticesOf(buyer.customerId)).toEqual([]);
	await onPaymentDeclined.handle(worker, { ...payment, reason: 'duplicate_paid' });
	await onPaymentDeclined.handle(worker, { ...payment, reason: 'duplicate_paid' });
	expect(await noticesOf(buyer.customerId)).toEqual(['orders.buyer_money_returned']);
});

test('a late payment whose refund VNPAY rejected notifies the buyer once to ask for an account and once after the transfer', async () => {
	const { buyer, refund } = await paidOrder();
	const declined = { ...refund, sourceType: 'payment_declined', sourceId: refund.attemptId };
	await onRefundDone.handle(worker, { ...declined, refundId: newId() });
	expect(await noticesOf(buyer.customerId)).toEqual([]);
	for (let time = 0; time < 2; time += 1) {
		await onRefundRejected.handle(worker, declined);
		await onRefundDone.handle(worker, { ...declined, paidBy: 'bank', transfer: 'VCB ••••4556' });
	}
	expect(await noticesOf(buyer.customerId)).toEqual(['orders.buyer_refund_stuck', 'orders.buyer_refunded']);
});
