import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { REFUND_BANK_DAYS } from '#src/domains/payments/contract.ts';
import { paymentAttempts, paymentIncidents, refunds } from '#src/domains/payments/db/tables.ts';
import type { MemberActor } from '#src/platform/actor.ts';
import type { ReadContext } from '#src/platform/context.ts';
import { addWorkingDays } from '#src/shared/working-time.ts';
import { ordersConfig } from '../contract.ts';
import { type Order, orders } from '../db/tables.ts';
import type { OrderPayment, PaidBack } from '../rules/order-payment.ts';

/** Every try to pay for the group of the member's own order, newest first, and what went back; none of somebody else's. */
export async function listOrderPayments(
	{ actor, fresh: read }: ReadContext<MemberActor>,
	{ number }: Pick<Order, 'number'>,
): Promise<readonly OrderPayment[]> {
	const [order] = await read
		.select({ groupId: orders.groupId })
		.from(orders)
		.where(and(eq(orders.number, number), eq(orders.customerId, actor.customerId)));
	if (!order) return [];
	const { id, txnRef, state, failure, amountVnd, bankCode, createdAt, decidedAt } = paymentAttempts;
	const attempts = await read
		.select({ id, txnRef, state, failure, amountVnd, bankCode, createdAt, decidedAt })
		.from(paymentAttempts)
		.where(and(eq(paymentAttempts.purpose, 'order'), eq(paymentAttempts.reference, order.groupId)))
		.orderBy(desc(createdAt))
		.limit(ordersConfig.paymentTriesMax);
	const ids = attempts.map((attempt) => attempt.id);
	if (ids.length === 0) return [];
	const incidents = await read.select().from(paymentIncidents).where(inArray(paymentIncidents.attemptId, ids));
	const back = await read
		.select()
		.from(refunds)
		.where(inArray(refunds.attemptId, ids))
		.orderBy(asc(refunds.requestedAt));
	return attempts.map(({ id: attemptId, ...attempt }) => ({
		...attempt,
		incidents: incidents
			.filter((incident) => incident.attemptId === attemptId)
			.map(({ kind, resolvedAt }) => ({ kind, isOver: resolvedAt !== null })),
		refunds: back.filter((refund) => refund.attemptId === attemptId).map(toPaidBack),
	}));
}

const toPaidBack = (refund: typeof refunds.$inferSelect): PaidBack => {
	const { amountVnd, state, requestedAt, decidedAt } = refund;
	const expectedBy = state === 'done' && decidedAt ? addWorkingDays(decidedAt, REFUND_BANK_DAYS) : null;
	return { amountVnd, state, requestedAt, decidedAt, expectedBy };
};
