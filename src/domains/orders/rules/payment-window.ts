import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { addMs, MINUTE_MS } from '#src/shared/time.ts';
import { ordersConfig, refuse } from '../contract.ts';

export type PaymentWindow = {
	/** VNPAY's page closes. */
	readonly bankUntil: Date;
	/** The goods go back to the shelf: two minutes later, for a bank that answers late. */
	readonly reservedUntil: Date;
};

const { reservationMinutes, graceMinutes, payWithinMinutes, retryLeastMinutes } = ordersConfig;

/** The window of a new attempt: 17 minutes from now, never later than 45 minutes after placing. */
export function paymentWindow(
	placedAt: Date,
	now: Date,
): Result<PaymentWindow, Failure<'orders.payment_window_closed'>> {
	const lastInstant = addMs(placedAt, payWithinMinutes * MINUTE_MS);
	const wanted = addMs(now, reservationMinutes * MINUTE_MS);
	const reservedUntil = wanted < lastInstant ? wanted : lastInstant;
	const bankUntil = addMs(reservedUntil, -graceMinutes * MINUTE_MS);
	if (bankUntil.getTime() - now.getTime() < retryLeastMinutes * MINUTE_MS)
		return refuse('orders.payment_window_closed');
	return ok({ bankUntil, reservedUntil });
}
