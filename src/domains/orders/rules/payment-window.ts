import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { addMs, MINUTE_MS } from '#src/shared/time.ts';
import { fail, type OrderState, ordersConfig } from '../contract.ts';

export type PaymentWindow = {
	/** VNPAY's page closes. */
	readonly bankUntil: Date;
	/** The products go back to stock: two minutes later, for a bank that answers late. */
	readonly reservedUntil: Date;
};

type OpenPayment = { readonly expiresAt: Date | null; readonly heldAt: Date | null };

const { reservationMinutes, graceMinutes, payWithinMinutes, retryLeastMinutes } = ordersConfig;

/** Until when VNPAY takes the money for an order; null when it cannot be paid, or while the bank looks into it. */
export const payableUntil = (state: OrderState, { expiresAt, heldAt }: OpenPayment): Date | null =>
	state === 'pending_payment' && heldAt === null && expiresAt ? addMs(expiresAt, -graceMinutes * MINUTE_MS) : null;

/** The window of a new attempt: 17 minutes from now, never later than 45 minutes after placing. */
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
