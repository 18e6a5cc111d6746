import { fail, ordersConfig } from '#src/domains/orders/contract/order.ts';
import type { Order, OrderGroup } from '#src/domains/orders/db/order-repository.ts';
import { startAttempt } from '#src/domains/payments/index.ts';
import type { Scope } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { sumVnd } from '#src/shared/money.ts';
import { ok, type Result } from '#src/shared/result.ts';
import type { PaymentStart } from '../../contract/place-order.ts';
import { changeGroup, recordShares } from '../../db/checkout-repository.ts';

/** Digits of the attempt number, appended to the group number. */
const ATTEMPT_DIGITS = 2;
const { paymentTriesMax } = ordersConfig;

/** Call with the group lock held, or for a group created in this transaction. */
export async function startPayment(
	scope: Scope,
	group: OrderGroup,
	unpaid: readonly Order[],
	bankUntil: Date,
): Promise<Result<PaymentStart, Failure<'orders.payment_unavailable' | 'orders.payment_tries_used'>>> {
	const attempt = group.attempts + 1;
	if (attempt > paymentTriesMax) return fail('orders.payment_tries_used', { max: paymentTriesMax });
	const txnRef = `${group.number}${String(attempt).padStart(ATTEMPT_DIGITS, '0')}`;
	const started = await startAttempt(scope, {
		purpose: 'order',
		reference: group.id,
		txnRef,
		customerId: group.customerId,
		amountVnd: sumVnd(unpaid.map(({ payVnd }) => payVnd)),
		orderInfo: `Thanh toan don hang ${txnRef}`,
		expiresAt: bankUntil,
	});
	if (!started.ok) return fail('orders.payment_unavailable');
	await changeGroup(scope.db, group.id, { attempts: attempt });
	await recordShares(
		scope.db,
		unpaid.map(({ id, payVnd }) => ({ txnRef, orderId: id, amountVnd: payVnd })),
	);
	return ok({ txnRef, paymentUrl: started.value.paymentUrl });
}
