import {
	paymentDeclined,
	paymentSuspected,
	refundAccountMissing,
	refundDone,
	refundRejected,
	refundUnclear,
} from '#src/domains/payments/events.ts';
import { type Scope, transact } from '#src/platform/context.ts';
import { defineSubscriber, onceOnly } from '#src/platform/jobs/index.ts';
import { sumVnd } from '#src/shared/money.ts';
import { ok } from '#src/shared/result.ts';
import { firstNoticedOrder, lockGroup, noticedOrders, recordEvents } from '../db/order-repository.ts';
import { findRefund } from '../db/refund-repository.ts';
import { sharesOf } from '../db/share-repository.ts';
import { giveLatePaidGoodwill } from '../use-cases/steps/give-coin.ts';
import { notifyBuyer } from '../use-cases/steps/notify-parties.ts';
import { recordPaidBack } from '../use-cases/steps/record-paid-back.ts';

type AboutRefund = {
	readonly refundId: string;
	readonly txnRef: string;
	readonly sourceType: string;
	readonly sourceId: string;
	readonly amountVnd: number;
	readonly purpose: string;
	readonly reference: string;
};

/** A part of an order's money, as `refundShare` asks for it. */
const PART = 'order_refund';

/** The bank has taken an order's money back: the timeline and the buyer hear of it. */
export const followRefundDone = defineSubscriber(refundDone, 'orders.follow_refund_done', async (context, refund) => {
	await transact(context, async (scope) => {
		const { sourceType, sourceId, amountVnd: totalVnd, txnRef, refundId: occasion, transfer } = refund;
		const isByHand = refund.paidBy === 'bank';
		const told = { totalVnd, txnRef, occasion, isByHand, transfer };
		const order = await refundedOrder(scope, refund);
		if (order && (await onceOnly(scope.db, `orders.refunded:${occasion}`))) {
			const at = await scope.now();
			await recordEvents(scope.db, [{ orderId: order.id, kind: 'refunded', party: 'system', at }]);
			if (sourceType === PART) await recordPaidBack(scope, sourceId);
			const coinVnd = sourceType === PART ? await coinOfPart(scope, sourceId) : order.coinVnd;
			await notifyBuyer(scope, order, 'orders.buyer_refunded', { ...told, coinVnd });
		}
		// That it goes back was told; that it went another way was not.
		const payer = isByHand ? await declinedOrder(scope, refund) : null;
		if (payer) await notifyBuyer(scope, payer, 'orders.buyer_refunded', told);
		return ok(null);
	});
});

async function coinOfPart({ read }: Scope, id: string): Promise<number> {
	const part = await findRefund(read, id);
	return part ? part.coinBonusVnd + part.coinPaidVnd : 0;
}

/** The bank refused to take it back: people look after it, and the buyer is told so. */
export const followRefundRejected = defineSubscriber(
	refundRejected,
	'orders.follow_refund_rejected',
	async (context, refund) => {
		await transact(context, async (scope) => ok(await notifyStatus(scope, refund, 'refund_stuck')));
	},
);

/** Whose money it is hears again that we do not know where to. */
export const followAccountMissing = defineSubscriber(
	refundAccountMissing,
	'orders.follow_account_missing',
	async (context, { days, ...refund }) => {
		await transact(context, async (scope) => {
			const order = (await refundedOrder(scope, refund)) ?? (await declinedOrder(scope, refund));
			const { refundId, amountVnd: totalVnd, txnRef } = refund;
			const details = { totalVnd, txnRef, occasion: `${refundId}:${days}`, isReminder: true };
			if (order) await notifyBuyer(scope, order, 'orders.buyer_refund_stuck', details);
			return ok(null);
		});
	},
);

/** Nobody knows whether it was taken back: people ask the bank, and the buyer is told so. */
export const followRefundUnclear = defineSubscriber(
	refundUnclear,
	'orders.follow_refund_unclear',
	async (context, refund) => {
		await transact(context, async (scope) => ok(await notifyStatus(scope, refund, 'refund_unclear')));
	},
);

/** Once for each refund, however often it is tried again. */
async function notifyStatus(scope: Scope, refund: AboutRefund, kind: 'refund_stuck' | 'refund_unclear'): Promise<void> {
	const { refundId, amountVnd: totalVnd, txnRef } = refund;
	const told = { totalVnd, txnRef, occasion: refundId };
	const payer = await declinedOrder(scope, refund);
	if (payer) await notifyBuyer(scope, payer, `orders.buyer_${kind}`, told);
	const order = await refundedOrder(scope, refund);
	if (!order || !(await onceOnly(scope.db, `orders.${kind}:${refundId}`))) return;
	await recordEvents(scope.db, [{ orderId: order.id, kind, party: 'system', at: await scope.now() }]);
	await notifyBuyer(scope, order, `orders.buyer_${kind}`, told);
}

async function refundedOrder(scope: Scope, { sourceType, sourceId }: AboutRefund) {
	const part = sourceType === PART ? await findRefund(scope.read, sourceId) : null;
	const orderId = sourceType === 'order' ? sourceId : part?.orderId;
	const [order] = orderId ? await noticedOrders(scope.read, [orderId]) : [];
	return order ?? null;
}

/** Money that was never any order's, too late or paid twice: the first order that it was meant for. */
async function declinedOrder({ read }: Scope, { sourceType, purpose, reference }: AboutRefund) {
	return sourceType === 'payment_declined' && purpose === 'order' ? firstNoticedOrder(read, reference) : null;
}

/** The bank has the money and doubts it: the buyer should not pay again. */
export const followSuspected = defineSubscriber(
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

/** Money that came too late or twice goes back by itself: the buyer should not wonder. */
export const followDeclined = defineSubscriber(
	paymentDeclined,
	'orders.follow_declined',
	async (context, { purpose, reference, amountVnd, reason, txnRef, attemptId }) => {
		if (purpose !== 'order') return;
		await transact(context, async (scope) => {
			if (reason === 'late_paid') await thankLatePayer(scope, { groupId: reference, txnRef, attemptId });
			const order = await firstNoticedOrder(scope.read, reference);
			const details = { totalVnd: amountVnd, reason, txnRef, occasion: txnRef };
			if (order) await notifyBuyer(scope, order, 'orders.buyer_money_returned', details);
			return ok(null);
		});
	},
);

type LatePayment = { readonly groupId: string; readonly txnRef: string; readonly attemptId: string };

/** Only where time ran out: who cancelled and paid all the same has lost nothing. */
async function thankLatePayer(scope: Scope, { groupId, txnRef, attemptId }: LatePayment): Promise<void> {
	const locked = await lockGroup(scope.db, groupId);
	const expired = locked?.orders.filter(({ state }) => state === 'expired') ?? [];
	const shares = await sharesOf(scope.read, txnRef);
	const paid = shares.filter(({ orderId }) => expired.some(({ id }) => id === orderId));
	const paidVnd = sumVnd(paid.map(({ amountVnd }) => amountVnd));
	const [first] = expired;
	if (first) await giveLatePaidGoodwill(scope, { ...first, paidVnd, source: { type: 'payment', id: attemptId } });
}
