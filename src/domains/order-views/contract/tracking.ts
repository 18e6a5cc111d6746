import type { ReturnEventView } from '#src/domains/returns/contract/return.ts';
import type { OrderView } from './order-views.ts';

/** Public tracking of an order by its number and the buyer's e-mail, without signing in. */
export const trackConfig = {
	/** A result can be reloaded for this time; then number and e-mail must be entered again. */
	linkMinutes: 30,
	limit: { name: 'track_order', points: 10, perS: 600, by: 'ip' },
} as const;

export type TypedTrack = { readonly number: string; readonly email: string };
export type TrackFault = 'number' | 'email';

/** Contains no names, telephone numbers, addresses or notes, because others may know number and e-mail. */
export type TrackedOrder = Pick<
	OrderView,
	| 'number'
	| 'state'
	| 'paymentMethod'
	| 'paymentStatus'
	| 'placedAt'
	| 'payUntil'
	| 'isCancelAsked'
	| 'isUndelivered'
	| 'shopName'
	| 'shopSlug'
	| 'lines'
	| 'goodsVnd'
	| 'shippingVnd'
	| 'shopDiscountVnd'
	| 'platformDiscountVnd'
	| 'coinVnd'
	| 'totalVnd'
	| 'payVnd'
	| 'isPartSent'
	| 'sentCount'
	| 'openReturn'
	| 'endedReturn'
	| 'arrivesFrom'
	| 'arrivesTo'
	| 'events'
	| 'parcels'
> & {
	/** Only states and times of returns, without texts, photos, accounts or amounts. */
	readonly returns: readonly TrackedReturn[];
};
/** Amounts are shown for the order only. */
export type TrackedReturn = { readonly events: readonly ReturnEventView[]; readonly refund: null };

export type Tracking =
	/** The form is empty, or the request is not from this site. */
	| { readonly kind: 'empty' }
	| { readonly kind: 'faulty'; readonly typed: TypedTrack; readonly faults: readonly TrackFault[] }
	| { readonly kind: 'too_often'; readonly typed: TypedTrack; readonly retryAfterS: number }
	| { readonly kind: 'outdated' | 'unknown'; readonly typed: TypedTrack }
	/** One order, or all orders of the group when the number is that of the group. */
	| { readonly kind: 'found'; readonly typed: TypedTrack; readonly orders: readonly TrackedOrder[] };
