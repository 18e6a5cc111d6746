import * as z from 'zod/mini';
import { transact } from '#src/platform/context.ts';
import { defineJob, type Job } from '#src/platform/jobs/index.ts';
import { Id } from '#src/shared/ids.ts';
import { ok } from '#src/shared/result.ts';
import { findOrder } from '../db/order-repository.ts';
import { giveLatePaidGoodwill } from '../use-cases/steps/give-coin.ts';
import { refundPaidOrder } from '../use-cases/steps/refund-paid-order.ts';

const RefundOrder = z.object({ orderId: Id, reason: z.string() });

/** Money for an order which nobody can deliver any more has gone back with its payment; this sees to it and says sorry. */
export const refundOrder: Job<z.infer<typeof RefundOrder>> = defineJob({
	name: 'orders.refund_order',
	input: RefundOrder,
	handle: async (context, { orderId, reason }) => {
		await transact(context, async (scope) => {
			const order = await findOrder(scope.read, orderId);
			if (!order) return ok(null);
			await refundPaidOrder(scope, order, reason);
			if (reason === 'late_paid' && order.state === 'expired')
				await giveLatePaidGoodwill(scope, { ...order, paidVnd: order.payVnd, source: { type: 'order', id: orderId } });
			return ok(null);
		});
	},
});
