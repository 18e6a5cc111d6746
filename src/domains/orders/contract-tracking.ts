import type { ReturnEventView } from './contract-returns.ts';
import type { OrderView } from './contract-views.ts';

/** Following an order by its number and the buyer's e-mail, without signing in. */
export const trackConfig = {
	/** What was found can be reloaded this long; then it has to be asked for again. */
	linkMinutes: 30,
	limit: { name: 'track_order', points: 10, perS: 600, by: 'ip' },
} as const;

/** As it stands in the form, whatever it is. */
export type TypedTrack = { readonly number: string; readonly email: string };
export type TrackFault = 'number' | 'email';

/** No name, telephone, address or note of either side: number and e-mail may be known to others. */
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
	/** What happened to products that are asked back, and when: nobody's words, photos, accounts or sums. */
	readonly returns: readonly TrackedReturn[];
};
/** Sums are read of the order alone. */
export type TrackedReturn = { readonly events: readonly ReturnEventView[]; readonly refund: null };

export type Tracking =
	/** Nothing was asked yet, or by nobody of ours. */
	| { readonly kind: 'empty' }
	| { readonly kind: 'faulty'; readonly typed: TypedTrack; readonly faults: readonly TrackFault[] }
	| { readonly kind: 'too_often'; readonly typed: TypedTrack; readonly retryAfterS: number }
	| { readonly kind: 'outdated' | 'unknown'; readonly typed: TypedTrack }
	/** One order, or all that were ordered at once when theirs is the number. */
	| { readonly kind: 'found'; readonly typed: TypedTrack; readonly orders: readonly TrackedOrder[] };
