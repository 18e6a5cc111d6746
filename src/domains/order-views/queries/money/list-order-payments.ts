import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { type OrderPayment, type PaidBack, refundExpectedBy } from '#src/domains/order-money/rules/order-payments.ts';
import { ordersConfig } from '#src/domains/orders/contract/order.ts';
import { type Order, orders } from '#src/domains/orders/db/tables.ts';
import { paymentAttempts, paymentIncidents, refunds } from '#src/domains/payments/db/tables.ts';
import type { MemberActor } from '#src/platform/actor.ts';
import { databaseNow, type ReadContext } from '#src/platform/context.ts';

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
	const now = await databaseNow(read);
	const back = await read
		.select()
		.from(refunds)
		.where(inArray(refunds.attemptId, ids))
		.orderBy(asc(refunds.requestedAt));
	const siblings = await read
		.select({ id: orders.id, number: orders.number })
		.from(orders)
		.where(eq(orders.groupId, order.groupId));
	const numbers = new Map(siblings.map((sibling) => [sibling.id, sibling.number]));
	return attempts.map(({ id: attemptId, ...attempt }) => ({
		...attempt,
		incidents: incidents
			.filter((incident) => incident.attemptId === attemptId)
			.map(({ kind, resolvedAt }) => ({ kind, isOver: resolvedAt !== null })),
		refunds: back.filter((refund) => refund.attemptId === attemptId).map((refund) => toPaidBack(refund, numbers, now)),
	}));
}

function toPaidBack(refund: typeof refunds.$inferSelect, numbers: ReadonlyMap<string, string>, now: Date): PaidBack {
	const { id: refundId, payableOwner, amountVnd, state, requestedAt, decidedAt, bankShown } = refund;
	return {
		refundId,
		orderNumber: numbers.get(payableOwner) ?? null,
		amountVnd,
		state,
		requestedAt,
		decidedAt,
		bankShown,
		expectedBy: refundExpectedBy(refund, now),
	};
}
