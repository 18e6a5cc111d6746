import { defineEvent } from '#src/platform/jobs/index.ts';
import type { OrderParty } from './contract-fulfilment.ts';

type AboutOrder = { readonly orderId: string };
export const orderConfirmed = defineEvent<AboutOrder>()('orders.confirmed');
export const orderPacked = defineEvent<AboutOrder>()('orders.packed');
type AboutParcel = AboutOrder & { readonly parcelId: string };
/** One parcel of several; the rest of the order has not left yet. */
export const orderPartShipped = defineEvent<AboutParcel>()('orders.part_shipped');
/** One parcel of several has arrived; others have not. */
export const orderPartDelivered = defineEvent<AboutParcel>()('orders.part_delivered');
/** Nobody took any of it: it is on its way back. */
export const orderDeliveryFailed = defineEvent<AboutOrder>()('orders.refused');
/** It was not its buyer's doing after all; `feeVnd` of its way there goes back. */
export const orderFailedDeliveryCleared = defineEvent<AboutOrder & { readonly feeVnd: number }>()(
	'orders.refusal_cleared',
);
/** An operator knows where the parcels of a case are; whoever waits is asked again at `againAt`. */
export const parcelInvestigationFound = defineEvent<
	AboutOrder & { readonly caseNumber: string; readonly againAt: string | null }
>()('orders.case_found');
/** Nobody could find any of it: it costs its buyer nothing. */
export const orderLost = defineEvent<AboutOrder>()('orders.lost');
/** One parcel of several was not found; others came, or are on their way. */
export const orderPartLost = defineEvent<AboutParcel>()('orders.part_lost');
/** A parcel has arrived after its order was paid back. */
export const orderArrivedPaidBack = defineEvent<AboutParcel>()('orders.arrived_paid_back');
/** A refused parcel did not come back in time. */
export const orderParcelLost = defineEvent<AboutParcel>()('orders.parcel_lost');
/** The carrier has brought a refused parcel back to the shop. */
export const orderParcelBack = defineEvent<AboutParcel>()('orders.parcel_back');
export const orderShipped = defineEvent<AboutOrder>()('orders.shipped');
export const orderDelivered = defineEvent<AboutOrder>()('orders.delivered');
export const orderCompleted = defineEvent<AboutOrder>()('orders.completed');
/** The buyer wants the products after all. */
export const orderCancelWithdrawn = defineEvent<AboutOrder & { readonly at: string }>()('orders.cancel_withdrawn');
type AboutUnshipped = AboutOrder & { readonly cancelId: string };
/** The buyer of a partly sent order wants no more of what has not left. */
export const orderUnshippedCancelRequested = defineEvent<AboutUnshipped>()('orders.rest_asked');
export const orderUnshippedCancelDeclined = defineEvent<AboutUnshipped>()('orders.rest_declined');
/** Pieces that had not left do not leave any more; the order goes on. */
export const orderUnshippedItemsCancelled = defineEvent<
	AboutUnshipped & { readonly party: OrderParty; readonly reason: string }
>()('orders.rest_cancelled');
