import type { OrderEventKind, OrderState } from '../contract.ts';
import type { ParcelView } from '../contract-parcels.ts';
import type { OrderEventView } from '../contract-views.ts';

export const PARCEL_STEPS = [
	'parcel_shipped',
	'parcel_delivered',
	'parcel_refused',
	'parcel_lost',
	'parcel_back',
] as const;
export type ParcelStep = (typeof PARCEL_STEPS)[number];

export type TimelineStep = {
	readonly kind: OrderEventKind | ParcelStep;
	/** Which parcel of several; null for what concerns the order. */
	readonly parcel: number | null;
	readonly state: 'done' | 'now' | 'later' | 'failed';
	/** What is said of a step that was taken; null for one that lies ahead. */
	readonly event: Pick<OrderEventView, 'party' | 'reason' | 'note' | 'at'> | null;
};

/** The way of an order that goes well, after it was ordered. */
const WAY = ['paid', 'confirmed', 'packed', 'shipped', 'delivered', 'completed'] as const;
/** How many steps of it are behind an order in this state; an ended one takes none of them any more. */
const BEHIND: Readonly<Record<OrderState, number>> = {
	pending_payment: 0,
	placed: 1,
	confirmed: 2,
	packed: 3,
	shipped: 4,
	delivered: 5,
	completed: WAY.length,
	expired: WAY.length,
	cancelled: WAY.length,
	returned: WAY.length,
};
/** Several parcels tell these by themselves, each when it went and came. */
const OF_PARCELS: ReadonlySet<OrderEventKind> = new Set(['shipped', 'delivered']);
const FAILED: ReadonlySet<OrderEventKind> = new Set(['payment_failed', 'expired', 'cancelled']);

/** Everything that happened and what is still to come, the next step marked. */
export function orderTimeline(order: {
	readonly state: OrderState;
	readonly placedAt: string;
	readonly events: readonly OrderEventView[];
	readonly parcels: readonly TimedParcel[];
}): readonly TimelineStep[] {
	const { events, state, placedAt, parcels } = order;
	const isDivided = parcels.length > 1 || state === 'packed';
	const taken = events
		.filter(({ kind }) => !isDivided || !OF_PARCELS.has(kind))
		.map((event): TimelineStep => {
			return { kind: event.kind, parcel: null, state: FAILED.has(event.kind) ? 'failed' : 'done', event };
		});
	const ahead = aheadOf(state, events).map((kind, index): TimelineStep => {
		return { kind, parcel: null, state: index === 0 ? 'now' : 'later', event: null };
	});
	const happened = [...taken, ...parcels.flatMap((parcel) => parcelSteps(parcel, isDivided))];
	return [...beginning(events, placedAt), ...happened.sort(byTime), ...ahead];
}

/** A shop is not told of the time before it was asked: its way begins when the order was placed. */
function beginning(events: readonly OrderEventView[], placedAt: string): readonly TimelineStep[] {
	const isKnown = events.some(({ kind }) => kind === 'ordered' || kind === 'paid');
	const event = { party: 'buyer', reason: null, note: '', at: placedAt } as const;
	return isKnown ? [] : [{ kind: 'ordered', parcel: null, state: 'done', event }];
}

function aheadOf(state: OrderState, events: readonly OrderEventView[]): readonly OrderEventKind[] {
	const timesOf = (wanted: OrderEventKind) => events.filter(({ kind }) => kind === wanted).length;
	const isMoneyOnItsWay = timesOf('refund_asked') > timesOf('refunded');
	return [...WAY.slice(BEHIND[state]), ...(isMoneyOnItsWay ? (['refunded'] as const) : [])];
}

type TimedParcel = Pick<
	ParcelView,
	'position' | 'tracking' | 'proof' | 'shippedAt' | 'deliveredAt' | 'refusedAt' | 'lostAt' | 'returnedAt'
>;

/** A parcel that is the whole order went where the order went; only what came back is told of it alone. */
function parcelSteps(parcel: TimedParcel, isOneOfMany: boolean): readonly TimelineStep[] {
	const { position, tracking, proof, shippedAt, deliveredAt, refusedAt, lostAt, returnedAt } = parcel;
	const step = (kind: ParcelStep, at: string | null, note: string): readonly TimelineStep[] => {
		const event = at && ({ party: 'shop', reason: null, note, at } as const);
		const state = kind === 'parcel_refused' || kind === 'parcel_lost' ? ('failed' as const) : ('done' as const);
		return event ? [{ kind, parcel: isOneOfMany ? position : null, state, event }] : [];
	};
	return [
		...(isOneOfMany ? step('parcel_shipped', shippedAt, tracking) : []),
		...(isOneOfMany ? step('parcel_delivered', deliveredAt, proof) : []),
		...step('parcel_refused', refusedAt, proof),
		...step('parcel_lost', lostAt, ''),
		...step('parcel_back', returnedAt, ''),
	];
}

const byTime = (a: TimelineStep, b: TimelineStep): number =>
	Date.parse(a.event?.at ?? '') - Date.parse(b.event?.at ?? '');
