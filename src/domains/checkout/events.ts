import { defineEvent } from '#src/platform/jobs/index.ts';

type AboutGroup = { readonly groupId: string; readonly orderIds: readonly string[] };

/** Paid, or cash on delivery agreed. */
export const ordersPlaced = defineEvent<AboutGroup & { readonly txnRef: string | null }>()('orders.placed');

export const ordersExpired = defineEvent<AboutGroup>()('orders.expired');

/** The bank rejected the payment; the stock is still reserved. */
export const orderPaymentFailed = defineEvent<AboutGroup & { readonly txnRef: string; readonly failure: string }>()(
	'orders.payment_failed',
);
