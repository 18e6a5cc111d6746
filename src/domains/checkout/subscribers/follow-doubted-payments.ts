import { grantLatePaymentGoodwill } from '#src/domains/order-money/index.ts';
import { firstNoticedOrder, lockGroup } from '#src/domains/orders/db/order-repository.ts';
import { notifyBuyer } from '#src/domains/orders/index.ts';
import { paymentDeclined, paymentSuspected } from '#src/domains/payments/events.ts';
import { type Scope, transact } from '#src/platform/context.ts';
import { defineSubscriber } from '#src/platform/jobs/index.ts';
import { sumVnd } from '#src/shared/money.ts';
import { ok } from '#src/shared/result.ts';
import { sharesOf } from '../db/checkout-repository.ts';

/** The bank suspects fraud but has the money: the buyer should not pay again. */
export const onPaymentSuspected = defineSubscriber(
	paymentSuspected,
	'orders.follow_suspected',
	async (context, { purpose, reference, amountVnd, txnRef }) => {
		if (purpose !== 'order') return;
		await transact(context, async (scope) => {
			const order = await firstNoticedOrder(scope.read, reference);
			const details = { totalVnd: amountVnd, txnRef, occasion: txnRef };
			if (order) await notifyBuyer(scope, order, 'orders.buyer_payment_held', details);
			return ok(null);
		});
	},
);

/** Late or duplicate money is refunded automatically; the buyer is notified. */
export const onPaymentDeclined = defineSubscriber(
	paymentDeclined,
	'orders.follow_declined',
	async (context, { purpose, reference, amountVnd, reason, txnRef, attemptId }) => {
		if (purpose !== 'order') return;
		await transact(context, async (scope) => {
			if (reason === 'late_paid') await rewardLatePayer(scope, { groupId: reference, txnRef, attemptId });
			const order = await firstNoticedOrder(scope.read, reference);
			const details = { totalVnd: amountVnd, reason, txnRef, occasion: txnRef };
			if (order) await notifyBuyer(scope, order, 'orders.buyer_money_returned', details);
			return ok(null);
		});
	},
);

type LatePayment = { readonly groupId: string; readonly txnRef: string; readonly attemptId: string };

/** Only after an expiry: a buyer who cancelled and still paid gets no goodwill. */
async function rewardLatePayer(scope: Scope, { groupId, txnRef, attemptId }: LatePayment): Promise<void> {
	const locked = await lockGroup(scope.db, groupId);
	const expired = locked?.orders.filter(({ state }) => state === 'expired') ?? [];
	const shares = await sharesOf(scope.read, txnRef);
	const paid = shares.filter(({ orderId }) => expired.some(({ id }) => id === orderId));
	const paidVnd = sumVnd(paid.map(({ amountVnd }) => amountVnd));
	const [first] = expired;
	if (first) await grantLatePaymentGoodwill(scope, { ...first, paidVnd, source: { type: 'payment', id: attemptId } });
}
