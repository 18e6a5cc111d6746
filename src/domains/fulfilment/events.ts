import { defineEvent } from '#src/platform/jobs/index.ts';
import type { OrderParty } from './contract/fulfilment.ts';

type AboutOrder = { readonly orderId: string };
export const orderConfirmed = defineEvent<AboutOrder>()('orders.confirmed');
export const orderPacked = defineEvent<AboutOrder>()('orders.packed');
type AboutParcel = AboutOrder & { readonly parcelId: string };
export const orderPartShipped = defineEvent<AboutParcel>()('orders.part_shipped');
export const orderPartDelivered = defineEvent<AboutParcel>()('orders.part_delivered');
/** All parcels failed delivery and are on their way back. */
export const orderDeliveryFailed = defineEvent<AboutOrder>()('orders.refused');
/** The buyer was not responsible after all; `feeVnd` of the shipping fee is refunded. */
export const orderFailedDeliveryCleared = defineEvent<AboutOrder & { readonly feeVnd: number }>()(
	'orders.refusal_cleared',
);
/** An operator located the parcels; `againAt` is the new deadline of the order, if there is one. */
export const parcelInvestigationFound = defineEvent<
	AboutOrder & { readonly caseNumber: string; readonly againAt: string | null }
>()('orders.case_found');
/** All parcels are lost; the buyer is refunded. */
export const orderLost = defineEvent<AboutOrder>()('orders.lost');
export const orderPartLost = defineEvent<AboutParcel>()('orders.part_lost');
export const orderArrivedPaidBack = defineEvent<AboutParcel>()('orders.arrived_paid_back');
export const orderParcelLost = defineEvent<AboutParcel>()('orders.parcel_lost');
export const orderParcelBack = defineEvent<AboutParcel>()('orders.parcel_back');
export const orderShipped = defineEvent<AboutOrder>()('orders.shipped');
export const orderDelivered = defineEvent<AboutOrder>()('orders.delivered');
export const orderCompleted = defineEvent<AboutOrder>()('orders.completed');
export const orderCancelWithdrawn = defineEvent<AboutOrder & { readonly at: string }>()('orders.cancel_withdrawn');
type AboutUnshipped = AboutOrder & { readonly cancelId: string };
export const orderUnshippedCancelRequested = defineEvent<AboutUnshipped>()('orders.rest_asked');
export const orderUnshippedCancelDeclined = defineEvent<AboutUnshipped>()('orders.rest_declined');
export const orderUnshippedItemsCancelled = defineEvent<
	AboutUnshipped & { readonly party: OrderParty; readonly reason: string }
>()('orders.rest_cancelled');
