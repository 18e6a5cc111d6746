import { firstNoticedOrder, noticedOrders, recordEvents } from '#src/domains/orders/db/order-repository.ts';
import { notifyBuyer } from '#src/domains/orders/index.ts';
import { refundAccountMissing, refundDone, refundRejected, refundUnclear } from '#src/domains/payments/events.ts';
import { type Scope, transact } from '#src/platform/context.ts';
import { claimOnce, defineSubscriber } from '#src/platform/jobs/index.ts';
import { ok } from '#src/shared/result.ts';
import { findRefund } from '../db/refund-transfer-repository.ts';
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

const PART = 'order_refund';

export const onRefundDone = defineSubscriber(refundDone, 'orders.follow_refund_done', async (context, refund) => {
	await transact(context, async (scope) => {
		const { sourceType, sourceId, amountVnd: totalVnd, txnRef, refundId: occasion, transfer } = refund;
		const isByHand = refund.paidBy === 'bank';
		const told = { totalVnd, txnRef, occasion, isByHand, transfer };
		const order = await refundedOrder(scope, refund);
		if (order && (await claimOnce(scope.db, `orders.refunded:${occasion}`))) {
			const at = await scope.now();
			await recordEvents(scope.db, [{ orderId: order.id, kind: 'refunded', party: 'system', at }]);
			if (sourceType === PART) await recordPaidBack(scope, sourceId);
			const coinVnd = sourceType === PART ? await coinOfPart(scope, sourceId) : order.coinVnd;
			await notifyBuyer(scope, order, 'orders.buyer_refunded', { ...told, coinVnd });
		}
		// The buyer has been notified of the refund, but not of the manual transfer.
		const payer = isByHand ? await declinedOrder(scope, refund) : null;
		if (payer) await notifyBuyer(scope, payer, 'orders.buyer_refunded', told);
		return ok(null);
	});
});

async function coinOfPart({ read }: Scope, id: string): Promise<number> {
	const part = await findRefund(read, id);
	return part ? part.coinBonusVnd + part.coinPaidVnd : 0;
}

export const onRefundRejected = defineSubscriber(
	refundRejected,
	'orders.follow_refund_rejected',
	async (context, refund) => {
		await transact(context, async (scope) => ok(await notifyStatus(scope, refund, 'refund_stuck')));
	},
);

export const onRefundAccountMissing = defineSubscriber(
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

export const onRefundUnclear = defineSubscriber(
	refundUnclear,
	'orders.follow_refund_unclear',
	async (context, refund) => {
		await transact(context, async (scope) => ok(await notifyStatus(scope, refund, 'refund_unclear')));
	},
);

/** Notifies once per refund, however often it is retried. */
async function notifyStatus(scope: Scope, refund: AboutRefund, kind: 'refund_stuck' | 'refund_unclear'): Promise<void> {
	const { refundId, amountVnd: totalVnd, txnRef } = refund;
	const told = { totalVnd, txnRef, occasion: refundId };
	const payer = await declinedOrder(scope, refund);
	if (payer) await notifyBuyer(scope, payer, `orders.buyer_${kind}`, told);
	const order = await refundedOrder(scope, refund);
	if (!order || !(await claimOnce(scope.db, `orders.${kind}:${refundId}`))) return;
	await recordEvents(scope.db, [{ orderId: order.id, kind, party: 'system', at: await scope.now() }]);
	await notifyBuyer(scope, order, `orders.buyer_${kind}`, told);
}

async function refundedOrder(scope: Scope, { sourceType, sourceId }: AboutRefund) {
	const part = sourceType === PART ? await findRefund(scope.read, sourceId) : null;
	const orderId = sourceType === 'order' ? sourceId : part?.orderId;
	const [order] = orderId ? await noticedOrders(scope.read, [orderId]) : [];
	return order ?? null;
}

/** Returns the first order that a late or duplicate payment was meant for. */
async function declinedOrder({ read }: Scope, { sourceType, purpose, reference }: AboutRefund) {
	return sourceType === 'payment_declined' && purpose === 'order' ? firstNoticedOrder(read, reference) : null;
}
