import { defineEvent } from '#src/platform/jobs/index.ts';
import type { OrderParty } from './contract.ts';
import type { MessageParty } from './contract-messages.ts';
import type { ReturnEventKind } from './contract-returns.ts';

type AboutGroup = { readonly groupId: string; readonly orderIds: readonly string[] };
type AboutOrder = { readonly orderId: string };

/** Paid, or cash agreed: the shops can work with them. */
export const ordersPlaced = defineEvent<AboutGroup & { readonly txnRef: string | null }>()('orders.placed');
export const ordersExpired = defineEvent<AboutGroup>()('orders.expired');
/** The bank said no; the products are still held. */
export const orderPaymentFailed = defineEvent<AboutGroup & { readonly txnRef: string; readonly failure: string }>()(
	'orders.payment_failed',
);
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
/** After its completion the money of an order has become certain. */
export const orderCashConfirmed = defineEvent<AboutOrder>()('orders.cash_confirmed');
export const orderCompleted = defineEvent<AboutOrder>()('orders.completed');
export const orderCancellationRequested = defineEvent<AboutOrder>()('orders.cancel_asked');
export const orderCancelDeclined = defineEvent<AboutOrder & { readonly at: string }>()('orders.cancel_declined');
/** The buyer wants the products after all. */
export const orderCancelWithdrawn = defineEvent<AboutOrder & { readonly at: string }>()('orders.cancel_withdrawn');
export const orderCancelled = defineEvent<
	AboutOrder & {
		readonly party: OrderParty;
		readonly reason: string;
		readonly wasPaid: boolean;
	}
>()('orders.cancelled');
type AboutUnshipped = AboutOrder & { readonly cancelId: string };
/** The buyer of a partly sent order wants no more of what has not left. */
export const orderUnshippedCancelRequested = defineEvent<AboutUnshipped>()('orders.rest_asked');
export const orderUnshippedCancelDeclined = defineEvent<AboutUnshipped>()('orders.rest_declined');
/** Pieces that had not left do not leave any more; the order goes on. */
export const orderUnshippedItemsCancelled = defineEvent<
	AboutUnshipped & { readonly party: OrderParty; readonly reason: string }
>()('orders.rest_cancelled');
/** Something waits to be read by a side that was not told of it lately. */
export const orderMessageWritten = defineEvent<AboutOrder & { readonly to: MessageParty; readonly at: string }>()(
	'orders.message_written',
);
/** A step of a return, or a word about it. */
export const returnMoved = defineEvent<{
	readonly returnId: string;
	readonly eventId: string;
	readonly kind: ReturnEventKind;
}>()('orders.return_moved');
