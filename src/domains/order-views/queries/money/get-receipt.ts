import { and, eq, inArray } from 'drizzle-orm';
import { waivedCash } from '#src/domains/order-money/index.ts';
import { fail, type OrderInput, type PaymentStatus } from '#src/domains/orders/contract/order.ts';
import { findOrderByNumber } from '#src/domains/orders/db/order-repository.ts';
import { paymentAttempts } from '#src/domains/payments/db/tables.ts';
import type { MemberActor } from '#src/platform/actor.ts';
import { databaseNow, type ReadContext } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import type { Receipt } from '../../contract/receipt.ts';
import { getOrder } from '../buyer/get-order.ts';
import { sellerOf } from '../seller-of.ts';
import { refundedAmounts } from './refunded-amounts.ts';

const PAID_STATUSES: ReadonlySet<PaymentStatus> = new Set([
	'paid',
	'cash_collected',
	'refunding',
	'refund_stuck',
	'refunded',
]);
const PAYMENT_RECEIVED_STATES = ['paid', 'refund_pending', 'part_refunded', 'refunded', 'refund_rejected'] as const;

/** Orders of others return the same error as unknown ones. */
export async function getReceipt(
	context: ReadContext<MemberActor>,
	input: OrderInput,
): Promise<Result<Receipt, Failure<'orders.not_found'>>> {
	const viewed = await getOrder(context, input);
	if (!viewed.ok) return viewed;
	const read = context.fresh;
	const stored = await findOrderByNumber(read, input.number);
	const seller = stored && (await sellerOf(read, stored.shopId));
	if (!stored || !seller) return fail('orders.not_found');
	const order = viewed.value;
	// Waived cash was never paid.
	const forgoneVnd = await waivedCash(read, stored.id);
	const attempts = await read
		.select({ txnRef: paymentAttempts.txnRef })
		.from(paymentAttempts)
		.where(
			and(
				eq(paymentAttempts.purpose, 'order'),
				eq(paymentAttempts.reference, stored.groupId),
				eq(paymentAttempts.isSettled, true),
				inArray(paymentAttempts.state, [...PAYMENT_RECEIVED_STATES]),
			),
		);
	return ok({
		order,
		seller,
		paidVnd: PAID_STATUSES.has(order.paymentStatus) ? order.payVnd - forgoneVnd : 0,
		...(await refundedAmounts(read, stored.id)),
		txnRefs: attempts.map(({ txnRef }) => txnRef),
		printedAt: (await databaseNow(context.fresh)).toISOString(),
	});
}
