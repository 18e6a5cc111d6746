import { ordersConfig } from '#src/domains/orders/contract/order.ts';
import { addMs, MINUTE_MS } from '#src/shared/time.ts';
import { paymentWindow } from './unpaid-order-window.ts';

const { paymentTriesMax, payWithinMinutes, reservationMinutes } = ordersConfig;

export type FailedAttempt = {
	readonly tryNo: number;
	readonly placedAt: Date;
	readonly failedAt: Date;
};

/**
 * Result of a failed payment attempt: `first`, `more`, the `last` chance, or `none`. All are notices; only the first
 * and the last chance are mailed.
 */
export function remainingTriesAfter({ tryNo, placedAt, failedAt }: FailedAttempt): 'first' | 'more' | 'last' | 'none' {
	if (tryNo >= paymentTriesMax || !paymentWindow(placedAt, failedAt).ok) return 'none';
	if (tryNo === 1) return 'first';
	const lastExtension = addMs(placedAt, (payWithinMinutes - reservationMinutes) * MINUTE_MS);
	return tryNo === paymentTriesMax - 1 || failedAt >= lastExtension ? 'last' : 'more';
}
