import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { ACCOUNT_STATES, type RefundToTransfer } from '#src/domains/payments/contract/refunds.ts';
import { paymentAttempts, refunds } from '#src/domains/payments/db/tables.ts';
import type { MemberActor } from '#src/platform/actor.ts';
import type { ReadContext } from '#src/platform/context.ts';
import { coinTopUps } from '../db/tables.ts';

const SHOWN_MAX = 5;

/** Refunds that VNPAY rejected: the member must name another account. */
export async function listTopUpRefunds({
	fresh,
	actor,
}: ReadContext<MemberActor>): Promise<readonly RefundToTransfer[]> {
	const { id: refundId, amountVnd, bankShown, requestedAt, state, attemptId } = refunds;
	return fresh
		.select({ refundId, amountVnd, bankShown })
		.from(coinTopUps)
		.innerJoin(
			paymentAttempts,
			and(eq(paymentAttempts.purpose, 'top_up'), eq(paymentAttempts.reference, sql`${coinTopUps.id}::text`)),
		)
		.innerJoin(refunds, eq(attemptId, paymentAttempts.id))
		.where(and(eq(coinTopUps.customerId, actor.customerId), inArray(state, [...ACCOUNT_STATES])))
		.orderBy(asc(requestedAt))
		.limit(SHOWN_MAX);
}
