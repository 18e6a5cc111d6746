import { defineEvent } from '#src/platform/jobs/index.ts';

type AboutOrder = { readonly orderId: string };

/** The money of a completed order has become certain. */
export const orderCashConfirmed = defineEvent<AboutOrder>()('orders.cash_confirmed');
