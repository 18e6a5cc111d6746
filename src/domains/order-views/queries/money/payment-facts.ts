import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { orderRefunds } from '#src/domains/order-money/db/tables.ts';
import { type PaymentFacts, paymentStatus } from '#src/domains/order-money/rules/payment-status.ts';
import type { PaymentStatus } from '#src/domains/orders/contract/order.ts';
import { type Order, type OrderGroup, orders } from '#src/domains/orders/db/tables.ts';
import { isStuck, type RefundState } from '#src/domains/payments/contract/refunds.ts';
import { refunds } from '#src/domains/payments/db/tables.ts';
import { RETURN_SHIPPING } from '#src/domains/returns/index.ts';
import type { ReadDatabase } from '#src/platform/db/index.ts';

type RefundFact = NonNullable<PaymentFacts['refund']>;

/** Requested refunds and whether the bank has accepted all of them; orders without refunds are left out. */
export async function refundsOf(
	read: ReadDatabase,
	orderIds: readonly string[],
): Promise<ReadonlyMap<string, RefundFact>> {
	if (orderIds.length === 0) return new Map();
	const rows = await read
		.select({ orderId: refunds.sourceId, state: refunds.state })
		.from(refunds)
		.where(and(eq(refunds.sourceType, 'order'), inArray(refunds.sourceId, [...orderIds])));
	const asked = rows.map(({ orderId, state }) => ({ orderId, status: statusOf(state) }));
	const ofOrder = Map.groupBy([...asked, ...(await partsOf(read, orderIds))], ({ orderId }) => orderId);
	return new Map([...ofOrder].map(([id, parts]) => [id, overallState(parts.map(({ status }) => status))]));
}

function statusOf(state: RefundState): RefundFact {
	if (state === 'done') return 'done';
	return isStuck(state) ? 'stuck' : 'open';
}

const overallState = (parts: readonly RefundFact[]): RefundFact =>
	parts.find((part) => part === 'stuck') ?? parts.find((part) => part === 'open') ?? 'done';

/** Channels on which the refund still has to be sent. */
const PENDING_CHANNELS: ReadonlySet<string> = new Set(['vnpay', 'bank']);

/**
 * Refunds of whole orders, item by item; partial refunds and return shipping are not part of the order's payment
 * status.
 */
async function partsOf(read: ReadDatabase, orderIds: readonly string[]) {
	const rows = await read
		.select({
			orderId: orderRefunds.orderId,
			paidAt: orderRefunds.paidAt,
			channel: orderRefunds.channel,
			state: refunds.state,
		})
		.from(orderRefunds)
		.innerJoin(orders, and(eq(orders.id, orderRefunds.orderId), eq(orders.state, 'returned')))
		.leftJoin(refunds, and(eq(refunds.sourceType, 'order_refund'), eq(refunds.sourceId, sql`${orderRefunds.id}::text`)))
		.where(and(inArray(orderRefunds.orderId, [...orderIds]), ne(orderRefunds.sourceType, RETURN_SHIPPING)));
	return rows.map(({ orderId, paidAt, channel, state }) => {
		const isDone = paidAt !== null || !PENDING_CHANNELS.has(channel);
		return { orderId, status: isDone ? ('done' as const) : statusOf(state ?? 'requested') };
	});
}

export const paymentStatusOf = (
	{ state }: Order,
	{ paymentMethod, heldAt }: OrderGroup,
	refund: RefundFact | undefined,
): PaymentStatus => paymentStatus({ method: paymentMethod, state, isHeld: heldAt !== null, refund: refund ?? null });
