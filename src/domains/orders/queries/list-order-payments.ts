import { and, desc, eq } from 'drizzle-orm';
import type { PaymentFailure, PaymentState } from '#src/domains/payments/contract.ts';
import { paymentAttempts } from '#src/domains/payments/db/tables.ts';
import type { MemberActor } from '#src/platform/actor.ts';
import type { Context } from '#src/platform/context.ts';
import { readOnly } from '#src/platform/db/index.ts';
import { type Order, orders } from '../db/tables.ts';

/** No group has more attempts. */
const PAYMENTS_MAX = 99;

type OrderPayment = {
	readonly txnRef: string;
	readonly state: PaymentState;
	readonly failure: PaymentFailure | null;
	readonly amountVnd: number;
	readonly createdAt: Date;
};

/** Every try to pay for the group of the member's own order, newest first; none for somebody else's. */
export async function listOrderPayments(
	{ actor, db }: Context<MemberActor>,
	{ number }: Pick<Order, 'number'>,
): Promise<readonly OrderPayment[]> {
	const read = readOnly(db);
	const [order] = await read
		.select({ groupId: orders.groupId })
		.from(orders)
		.where(and(eq(orders.number, number), eq(orders.customerId, actor.customerId)));
	if (!order) return [];
	const { txnRef, state, failure, amountVnd, createdAt } = paymentAttempts;
	return read
		.select({ txnRef, state, failure, amountVnd, createdAt })
		.from(paymentAttempts)
		.where(and(eq(paymentAttempts.purpose, 'order'), eq(paymentAttempts.reference, order.groupId)))
		.orderBy(desc(createdAt))
		.limit(PAYMENTS_MAX);
}
