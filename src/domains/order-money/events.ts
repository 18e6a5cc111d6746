import { defineEvent } from '#src/platform/jobs/index.ts';

type AboutOrder = { readonly orderId: string };

/** After its completion the money of an order has become certain. */
export const orderCashConfirmed = defineEvent<AboutOrder>()('orders.cash_confirmed');
