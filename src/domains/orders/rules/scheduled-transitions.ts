import { addWorkingDays, addWorkingHours } from '#src/shared/time/working-time.ts';
import { addMs, DAY_MS, HOUR_MS } from '#src/shared/time.ts';
import { type OrderState, ordersConfig } from '../contract/order.ts';
import { isCancelAsked } from './order-states.ts';

export type ScheduledTransition =
	| 'expire'
	| 'remind_confirm'
	| 'warn_overdue'
	| 'cancel_unconfirmed'
	| 'accept_cancel'
	| 'remind_pack'
	| 'cancel_unpacked'
	| 'remind_rest'
	| 'accept_rest'
	| 'cancel_rest'
	| 'ask_arrival'
	| 'give_up'
	| 'remind_receipt'
	| 'complete'
	| 'release';

export type TimedOrder = {
	readonly state: OrderState;
	readonly prepDays: number;
	readonly placedAt: Date | null;
	readonly confirmedAt: Date | null;
	readonly firstShippedAt: Date | null;
	readonly shippedAt: Date | null;
	readonly lastScanAt: Date | null;
	readonly deliveredAt: Date | null;
	readonly completedAt: Date | null;
	readonly cancelAskedAt: Date | null;
	readonly restAskedAt: Date | null;
	/** Set when the sale is booked: hold days until the payout, and the time of the release. */
	readonly holdDays: number | null;
	readonly releasedAt: Date | null;
};
type TimedTransition = { readonly scheduledJob: ScheduledTransition; readonly at: Date };

export function confirmDeadlines(placedAt: Date): { readonly remindAt: Date; overdueAt: Date; cancelAt: Date } {
	const { remindHours, overdueHours, cancelHours } = ordersConfig.confirm;
	return {
		remindAt: addWorkingHours(placedAt, remindHours),
		overdueAt: addWorkingHours(placedAt, overdueHours),
		cancelAt: addWorkingHours(placedAt, cancelHours),
	};
}

export function packDeadlines(
	confirmedAt: Date,
	prepDays: number,
): { readonly remindAt: Date; packBy: Date; cancelAt: Date } {
	const endOf = (days: number): Date => addMs(addWorkingDays(confirmedAt, Math.max(days, 0)), DAY_MS);
	return {
		remindAt: endOf(prepDays - 1),
		packBy: endOf(prepDays),
		cancelAt: endOf(prepDays + ordersConfig.packGraceDays),
	};
}

/** All scheduled transitions of this state in time order. `reservedUntil` applies only before payment. */
function transitionsOf(order: TimedOrder, reservedUntil: Date | null): readonly TimedTransition[] {
	const { state, placedAt, confirmedAt, firstShippedAt, shippedAt, deliveredAt, cancelAskedAt, prepDays } = order;
	const receivedAt = order.lastScanAt ?? shippedAt;
	if (state === 'pending_payment') return reservedUntil ? [{ scheduledJob: 'expire', at: reservedUntil }] : [];
	if (state === 'placed' && placedAt) return confirmTransitions(placedAt);
	const asked: readonly TimedTransition[] =
		cancelAskedAt && isCancelAsked(order)
			? [{ scheduledJob: 'accept_cancel', at: addMs(cancelAskedAt, ordersConfig.cancelAnswerHours * HOUR_MS) }]
			: [];
	if (state === 'packed' && confirmedAt && firstShippedAt && receivedAt)
		return [...unshippedTransitions(order, confirmedAt), requestArrival(receivedAt)];
	if ((state === 'confirmed' || state === 'packed') && confirmedAt)
		return [...asked, ...packTransitions(confirmedAt, prepDays)];
	if (state === 'shipped' && receivedAt) return [requestArrival(receivedAt), giveUp(receivedAt)];
	if (state === 'delivered' && deliveredAt) return receiptTransitions(deliveredAt);
	if (state === 'completed' || state === 'returned') return releaseTransitions(order);
	return asked;
}

function confirmTransitions(placedAt: Date): readonly TimedTransition[] {
	const { remindAt, overdueAt, cancelAt } = confirmDeadlines(placedAt);
	return [
		{ scheduledJob: 'remind_confirm', at: remindAt },
		{ scheduledJob: 'warn_overdue', at: overdueAt },
		{ scheduledJob: 'cancel_unconfirmed', at: cancelAt },
	];
}

function packTransitions(confirmedAt: Date, prepDays: number): readonly TimedTransition[] {
	const { remindAt, cancelAt } = packDeadlines(confirmedAt, prepDays);
	return [
		{ scheduledJob: 'remind_pack', at: remindAt },
		{ scheduledJob: 'cancel_unpacked', at: cancelAt },
	];
}

function unshippedTransitions({ prepDays, restAskedAt }: TimedOrder, confirmedAt: Date): readonly TimedTransition[] {
	const answerBy = restAskedAt && addMs(restAskedAt, ordersConfig.cancelAnswerHours * HOUR_MS);
	return [
		...(answerBy ? [{ scheduledJob: 'accept_rest' as const, at: answerBy }] : []),
		{ scheduledJob: 'remind_rest', at: packDeadlines(confirmedAt, prepDays).cancelAt },
		{ scheduledJob: 'cancel_rest', at: packDeadlines(confirmedAt, prepDays + ordersConfig.restGraceDays).cancelAt },
	];
}

const requestArrival = (receivedAt: Date): TimedTransition => ({
	scheduledJob: 'ask_arrival',
	at: addMs(receivedAt, ordersConfig.askArrivalDays * DAY_MS),
});

const giveUp = (receivedAt: Date): TimedTransition => ({
	scheduledJob: 'give_up',
	at: addMs(receivedAt, (ordersConfig.askArrivalDays + ordersConfig.findDays) * DAY_MS),
});

function receiptTransitions(deliveredAt: Date): readonly TimedTransition[] {
	const { remindDays, afterDays } = ordersConfig.complete;
	return [
		{ scheduledJob: 'remind_receipt', at: addMs(deliveredAt, remindDays * DAY_MS) },
		{ scheduledJob: 'complete', at: addMs(deliveredAt, afterDays * DAY_MS) },
	];
}

function releaseTransitions({ completedAt, holdDays, releasedAt }: TimedOrder): readonly TimedTransition[] {
	if (!completedAt || holdDays === null || releasedAt) return [];
	return [{ scheduledJob: 'release', at: addMs(completedAt, holdDays * DAY_MS) }];
}

const WORDS: ReadonlySet<ScheduledTransition> = new Set([
	...(['remind_confirm', 'warn_overdue', 'remind_pack'] as const),
	...(['remind_rest', 'ask_arrival', 'remind_receipt'] as const),
]);

/** `due` is the earliest overdue transition that changes the order, so a late run executes it once. */
export function transitionAt(
	order: TimedOrder,
	reservedUntil: Date | null,
	now: Date,
): { readonly due: ScheduledTransition | null; readonly next: Date | null } {
	const byTime = [...transitionsOf(order, reservedUntil)].sort((a, b) => a.at.getTime() - b.at.getTime());
	const past = byTime.filter(({ at }) => at <= now);
	const due = past.find(({ scheduledJob: transition }) => !WORDS.has(transition)) ?? past.at(-1);
	const next = byTime.find(({ at }) => at > now);
	return { due: due?.scheduledJob ?? null, next: next?.at ?? null };
}

/** Returns `now` when a transition is overdue. */
export function nextTransitionAt(order: TimedOrder, now: Date): Date | null {
	const { due, next } = transitionAt(order, null, now);
	return due ? now : next;
}
