import type { ParcelView } from '#src/domains/fulfilment/contract/fulfilment.ts';
import type { OrderEventKind, OrderState } from '#src/domains/orders/contract/order.ts';
import type {
	RefundView,
	ReturnAmount,
	ReturnEventKind,
	ReturnEventView,
	ReturnParty,
} from '#src/domains/returns/contract/return.ts';
import { isRejection } from '#src/domains/returns/rules/return-states.ts';
import type { OrderEventView } from '../contract/order-views.ts';

export const PARCEL_STEPS = [
	'parcel_shipped',
	'parcel_delivered',
	'parcel_refused',
	'parcel_lost',
	'parcel_back',
] as const;
export type ParcelStep = (typeof PARCEL_STEPS)[number];
export type ReturnStep = `return_${ReturnEventKind}`;

export type TimelineStep = {
	readonly kind: OrderEventKind | ParcelStep | ReturnStep | 'messages';
	readonly parcel: number | null;
	readonly state: 'done' | 'now' | 'later' | 'failed';
	readonly event: (Pick<OrderEventView, 'reason' | 'note' | 'at'> & { readonly party: ReturnParty }) | null;
	/** Refunded amount of this step; `expectedBy` is the day by which banks usually show it. */
	readonly amount?: ReturnAmount;
	readonly expectedBy?: string | null;
	/** Number of consecutive messages or failed payment attempts folded into this step. */
	readonly count?: number;
};

const REGULAR_STEPS = ['paid', 'confirmed', 'packed', 'shipped', 'delivered', 'completed'] as const;
const STEPS_DONE_BY_STATE: Readonly<Record<OrderState, number>> = {
	pending_payment: 0,
	placed: 1,
	confirmed: 2,
	packed: 3,
	shipped: 4,
	delivered: 5,
	completed: REGULAR_STEPS.length,
	expired: REGULAR_STEPS.length,
	cancelled: REGULAR_STEPS.length,
	returned: REGULAR_STEPS.length,
};
const PARCEL_EVENTS: ReadonlySet<OrderEventKind> = new Set(['shipped', 'delivered']);
const ENDING_EVENTS: ReadonlySet<OrderEventKind> = new Set(['payment_failed', 'expired', 'cancelled']);

export function orderTimeline(order: {
	readonly state: OrderState;
	readonly placedAt: string;
	readonly events: readonly OrderEventView[];
	readonly parcels: readonly TimedParcel[];
	readonly returns?: readonly TimedReturn[];
	readonly messages?: readonly TimedMessage[];
}): readonly TimelineStep[] {
	const { state, placedAt, parcels, returns = [], messages = [] } = order;
	const events = order.events.filter((event) => !returns.some((of) => isRefundEvent(of, event)));
	const isDivided = parcels.length > 1 || state === 'packed';
	const taken = events
		.filter(({ kind }) => !isDivided || !PARCEL_EVENTS.has(kind))
		.map((event): TimelineStep => {
			return { kind: event.kind, parcel: null, state: ENDING_EVENTS.has(event.kind) ? 'failed' : 'done', event };
		});
	const ahead = [...upcomingSteps(state, events), ...returns.flatMap(upcomingRefundSteps)].map(
		(step, index): TimelineStep => {
			return { ...step, parcel: null, state: index === 0 ? 'now' : 'later', event: null };
		},
	);
	const happened = [
		...taken,
		...parcels.flatMap((parcel) => parcelSteps(parcel, isDivided)),
		...returns.flatMap(returnSteps),
		...messages.map(messageStep),
	];
	return [...firstSteps(events, placedAt), ...mergeSimilarSteps(happened.sort(byTime)), ...ahead];
}

/** Shops do not see events before the order was placed, so their timeline starts with a synthetic `ordered`. */
function firstSteps(events: readonly OrderEventView[], placedAt: string): readonly TimelineStep[] {
	const isKnown = events.some(({ kind }) => kind === 'ordered' || kind === 'paid');
	const event = { party: 'buyer', reason: null, note: '', at: placedAt } as const;
	return isKnown ? [] : [{ kind: 'ordered', parcel: null, state: 'done', event }];
}

function upcomingSteps(state: OrderState, events: readonly OrderEventView[]): readonly UpcomingStep[] {
	const timesOf = (wanted: OrderEventKind) => events.filter(({ kind }) => kind === wanted).length;
	const isMoneyOnItsWay = timesOf('refund_asked') > timesOf('refunded');
	return [...REGULAR_STEPS.slice(STEPS_DONE_BY_STATE[state]), ...(isMoneyOnItsWay ? (['refunded'] as const) : [])].map(
		(kind) => ({ kind }),
	);
}

type UpcomingStep = Pick<TimelineStep, 'kind' | 'amount' | 'expectedBy'>;
export type TimedReturn = { readonly events: readonly ReturnEventView[]; readonly refund: RefundView | null };
export type TimedMessage = { readonly party: 'buyer' | 'shop'; readonly at: string };

/** Largest delay between the payment's and the order's record of the same bank answer. */
const SAME_MS = 5000;

function isRefundEvent({ events, refund }: TimedReturn, { kind, at }: OrderEventView): boolean {
	if (!refund) return false;
	const told = new Set(events.map((event) => event.kind));
	const isIssued = told.has('refunded') && at === refund.issuedAt;
	const wasPaid = refund.paidAt !== null && Math.abs(Date.parse(at) - Date.parse(refund.paidAt)) < SAME_MS;
	if (kind === 'refund_asked') return isIssued;
	return kind === 'refunded' && (isIssued || (told.has('paid_back') && wasPaid));
}

function upcomingRefundSteps({ refund }: TimedReturn): readonly UpcomingStep[] {
	if (!refund || refund.paidAt !== null || refund.channel === 'none' || refund.cashVnd === 0) return [];
	const amount = { cashVnd: refund.cashVnd, coinVnd: 0 };
	return [{ kind: 'return_paid_back', amount, expectedBy: refund.expectedBy }];
}

const returnSteps = ({ events, refund }: TimedReturn): readonly TimelineStep[] =>
	events.map(({ kind, party, note, at }) => ({
		kind: `return_${kind}` as const,
		parcel: null,
		state: isRejection(kind) ? 'failed' : 'done',
		event: { party, reason: null, note, at },
		...(refund && kind === 'refunded' ? { amount: { cashVnd: refund.cashVnd, coinVnd: refund.coinVnd } } : {}),
		...(refund && kind === 'paid_back' ? { amount: { cashVnd: refund.cashVnd, coinVnd: 0 } } : {}),
	}));

const messageStep = ({ party, at }: TimedMessage): TimelineStep => ({
	kind: 'messages',
	parcel: null,
	state: 'done',
	count: 1,
	event: { party, reason: null, note: '', at },
});

/** Consecutive steps of these kinds become one; any other step between them starts a new one. */
const MERGED_KINDS: ReadonlySet<TimelineStep['kind']> = new Set(['messages', 'payment_failed']);

/** Keeps the first of several messages, but the last of several failed payments. */
function mergeSimilarSteps(steps: readonly TimelineStep[]): readonly TimelineStep[] {
	const folded: TimelineStep[] = [];
	for (const step of steps) {
		const last = folded.at(-1);
		if (!MERGED_KINDS.has(step.kind) || last?.kind !== step.kind) folded.push(step);
		else folded.splice(-1, 1, { ...(step.kind === 'messages' ? last : step), count: (last.count ?? 1) + 1 });
	}
	return folded;
}

type TimedParcel = Pick<
	ParcelView,
	'position' | 'tracking' | 'proof' | 'shippedAt' | 'deliveredAt' | 'refusedAt' | 'lostAt' | 'returnedAt'
>;

/** The only parcel of an order shows no shipped and delivered steps, because the order shows them. */
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
