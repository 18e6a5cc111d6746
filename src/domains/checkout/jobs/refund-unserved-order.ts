import * as z from 'zod/mini';
import { grantLatePaymentGoodwill, refundPaidOrder } from '#src/domains/order-money/index.ts';
import { findOrder, noticedOrders, type Order } from '#src/domains/orders/db/order-repository.ts';
import { notifyBuyer } from '#src/domains/orders/index.ts';
import { type Scope, transact } from '#src/platform/context.ts';
import { defineJob, type Job } from '#src/platform/jobs/index.ts';
import { Id } from '#src/shared/ids.ts';
import { ok } from '#src/shared/result.ts';

const RefundOrder = z.object({ orderId: Id, reason: z.string() });

/**
 * The payment refunds an undeliverable order automatically; this job makes sure that it does and notifies the buyer.
 */
export const refundOrder: Job<z.infer<typeof RefundOrder>> = defineJob({
	name: 'orders.refund_order',
	input: RefundOrder,
	handle: async (context, { orderId, reason }) => {
		await transact(context, async (scope) => {
			const order = await findOrder(scope.read, orderId);
			if (!order) return ok(null);
			await refundPaidOrder(scope, order, reason);
			if (reason === 'late_paid') await logLateRefund(scope, order);
			return ok(null);
		});
	},
});

/** Grants goodwill only when the order expired, not when the buyer cancelled and paid afterwards. */
async function logLateRefund(scope: Scope, order: Order): Promise<void> {
	const { id, payVnd, state } = order;
	if (payVnd === 0) return;
	if (state === 'expired')
		await grantLatePaymentGoodwill(scope, { ...order, paidVnd: payVnd, source: { type: 'order', id } });
	const details = { totalVnd: payVnd, reason: 'late_paid', occasion: 'share' };
	for (const told of await noticedOrders(scope.read, [id]))
		await notifyBuyer(scope, told, 'orders.buyer_money_returned', details);
}
