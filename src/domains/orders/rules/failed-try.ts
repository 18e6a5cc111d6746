import { addMs, MINUTE_MS } from '#src/shared/time.ts';
import { ordersConfig } from '../contract.ts';
import { paymentWindow } from './payment-window.ts';

const { paymentTriesMax, payWithinMinutes, reservationMinutes } = ordersConfig;

export type FailedTry = {
	/** Of its group, from 1. */
	readonly tryNo: number;
	readonly placedAt: Date;
	readonly failedAt: Date;
};

/**
 * What a try to pay that failed leaves: `first` of all, one of many, the `last` chance to pay, or `none`. Every one
 * stands in the inbox; mails are for the first and the last chance.
 */
export function chanceAfter({ tryNo, placedAt, failedAt }: FailedTry): 'first' | 'more' | 'last' | 'none' {
	if (tryNo >= paymentTriesMax || !paymentWindow(placedAt, failedAt).ok) return 'none';
	if (tryNo === 1) return 'first';
	const lastExtension = addMs(placedAt, (payWithinMinutes - reservationMinutes) * MINUTE_MS);
	return tryNo === paymentTriesMax - 1 || failedAt >= lastExtension ? 'last' : 'more';
}
