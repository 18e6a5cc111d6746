import { and, eq, inArray } from 'drizzle-orm';
import { refunds } from '#src/domains/payments/db/tables.ts';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import type { PaymentStatus } from '../contract-views.ts';
import type { Order, OrderGroup } from '../db/tables.ts';
import { type PaymentFacts, paymentStatus } from '../rules/payment-status.ts';

type RefundFact = NonNullable<PaymentFacts['refund']>;

/** Money of these orders that was asked back, and whether the bank has all of it; orders without any are left out. */
export async function refundsOf(
	read: ReadDatabase,
	orderIds: readonly string[],
): Promise<ReadonlyMap<string, RefundFact>> {
	const rows = await read
		.select({ orderId: refunds.sourceId, state: refunds.state })
		.from(refunds)
		.where(and(eq(refunds.sourceType, 'order'), inArray(refunds.sourceId, [...orderIds])));
	const ofOrder = Map.groupBy(rows, ({ orderId }) => orderId);
	return new Map(
		[...ofOrder].map(([id, asked]) => [id, asked.every(({ state }) => state === 'done') ? 'done' : 'open']),
	);
}

export const paymentStatusOf = (
	{ state }: Order,
	{ paymentMethod, heldAt }: OrderGroup,
	refund: RefundFact | undefined,
): PaymentStatus => paymentStatus({ method: paymentMethod, state, isHeld: heldAt !== null, refund: refund ?? null });
