import { fail, type OrderState, ordersConfig } from '#src/domains/orders/contract/order.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { addMs, MINUTE_MS } from '#src/shared/time.ts';

export type PaymentWindow = {
	readonly bankUntil: Date;
	/** The reservation ends two minutes after `bankUntil`, because banks may answer late. */
	readonly reservedUntil: Date;
};

type OpenPayment = { readonly expiresAt: Date | null; readonly heldAt: Date | null };

const { reservationMinutes, graceMinutes, payWithinMinutes, retryLeastMinutes } = ordersConfig;

/** Null when the order cannot be paid, or while the bank reviews the payment. */
export const payableUntil = (state: OrderState, { expiresAt, heldAt }: OpenPayment): Date | null =>
	state === 'pending_payment' && heldAt === null && expiresAt ? addMs(expiresAt, -graceMinutes * MINUTE_MS) : null;

/** Returns a window of 17 minutes from now that ends at most 45 minutes after placing. */
export function paymentWindow(
	placedAt: Date,
	now: Date,
): Result<PaymentWindow, Failure<'orders.payment_window_closed'>> {
	const lastInstant = addMs(placedAt, payWithinMinutes * MINUTE_MS);
	const wanted = addMs(now, reservationMinutes * MINUTE_MS);
	const reservedUntil = wanted < lastInstant ? wanted : lastInstant;
	const bankUntil = addMs(reservedUntil, -graceMinutes * MINUTE_MS);
	if (bankUntil.getTime() - now.getTime() < retryLeastMinutes * MINUTE_MS) return fail('orders.payment_window_closed');
	return ok({ bankUntil, reservedUntil });
}
