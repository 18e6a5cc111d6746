import type { OrderEventKind, OrderState } from '../contract.ts';
import type { OrderEventView } from '../contract-views.ts';

export type TimelineStep = {
	readonly kind: OrderEventKind;
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
const FAILED: ReadonlySet<OrderEventKind> = new Set(['payment_failed', 'expired', 'cancelled']);

/** Everything that happened and what is still to come, the next step marked. */
export function orderTimeline(order: {
	readonly state: OrderState;
	readonly placedAt: string;
	readonly events: readonly OrderEventView[];
}): readonly TimelineStep[] {
	const { events, state, placedAt } = order;
	const taken = events.map((event): TimelineStep => {
		return { kind: event.kind, state: FAILED.has(event.kind) ? 'failed' : 'done', event };
	});
	const ahead = aheadOf(state, events).map((kind, index): TimelineStep => {
		return { kind, state: index === 0 ? 'now' : 'later', event: null };
	});
	return [...beginning(events, placedAt), ...taken, ...ahead];
}

/** A shop is not told of the time before it was asked: its way begins when the order was placed. */
function beginning(events: readonly OrderEventView[], placedAt: string): readonly TimelineStep[] {
	const isKnown = events.some(({ kind }) => kind === 'ordered' || kind === 'paid');
	const event = { party: 'buyer', reason: null, note: '', at: placedAt } as const;
	return isKnown ? [] : [{ kind: 'ordered', state: 'done', event }];
}

function aheadOf(state: OrderState, events: readonly OrderEventView[]): readonly OrderEventKind[] {
	const happened = (wanted: OrderEventKind) => events.some(({ kind }) => kind === wanted);
	const isMoneyOnItsWay = happened('refund_asked') && !happened('refunded');
	return [...WAY.slice(BEHIND[state]), ...(isMoneyOnItsWay ? (['refunded'] as const) : [])];
}
