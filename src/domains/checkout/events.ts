import { defineEvent } from '#src/platform/jobs/index.ts';

type AboutGroup = { readonly groupId: string; readonly orderIds: readonly string[] };

/** Paid, or cash agreed: the shops can work with them. */
export const ordersPlaced = defineEvent<AboutGroup & { readonly txnRef: string | null }>()('orders.placed');

export const ordersExpired = defineEvent<AboutGroup>()('orders.expired');

/** The bank said no; the products are still held. */
export const orderPaymentFailed = defineEvent<AboutGroup & { readonly txnRef: string; readonly failure: string }>()(
	'orders.payment_failed',
);
