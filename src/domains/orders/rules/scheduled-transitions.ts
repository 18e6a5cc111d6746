import { addWorkingDays, addWorkingHours } from '#src/shared/time/working-time.ts';
import { addMs, DAY_MS, HOUR_MS } from '#src/shared/time.ts';
import { type OrderState, ordersConfig } from '../contract/order.ts';
import { isCancelAsked, isPartSent } from './order-states.ts';
import {
	ORDER_SCHEDULED_ACTIONS,
	type OrderScheduledAction,
	type OrderTimer,
	statesOfTimer,
} from './order-transitions.ts';

export type ScheduledTransition = OrderTimer | OrderScheduledAction;

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

type DueAt = (order: TimedOrder, reservedUntil: Date | null) => Date | null;
const after = (since: Date | null, waitMs: number): Date | null => since && addMs(since, waitMs);
const receivedAtOf = ({ lastScanAt, shippedAt }: TimedOrder): Date | null => lastScanAt ?? shippedAt;
const whole =
	(of: (confirmedAt: Date, prepDays: number) => Date): DueAt =>
	(order) =>
		order.confirmedAt && !isPartOnItsWay(order) ? of(order.confirmedAt, order.prepDays) : null;
const unshipped =
	(of: (confirmedAt: Date, order: TimedOrder) => Date | null): DueAt =>
	(order) =>
		order.confirmedAt && isPartOnItsWay(order) ? of(order.confirmedAt, order) : null;

function isPartOnItsWay(order: TimedOrder): boolean {
	return order.confirmedAt !== null && isPartSent(order) && receivedAtOf(order) !== null;
}

const { complete, askArrivalDays, findDays, cancelAnswerHours, restGraceDays } = ordersConfig;

/** When each scheduled transition is due, in the states in which the transition table has it. */
const DUE_AT: Readonly<Record<ScheduledTransition, DueAt>> = {
	expire: (_, reservedUntil) => reservedUntil,
	remind_confirm: ({ placedAt }) => placedAt && confirmDeadlines(placedAt).remindAt,
	warn_overdue: ({ placedAt }) => placedAt && confirmDeadlines(placedAt).overdueAt,
	cancel_unconfirmed: ({ placedAt }) => placedAt && confirmDeadlines(placedAt).cancelAt,
	accept_cancel: (order) => (isCancelAsked(order) ? after(order.cancelAskedAt, cancelAnswerHours * HOUR_MS) : null),
	remind_pack: whole((confirmedAt, prepDays) => packDeadlines(confirmedAt, prepDays).remindAt),
	cancel_unpacked: whole((confirmedAt, prepDays) => packDeadlines(confirmedAt, prepDays).cancelAt),
	accept_rest: unshipped((_, { restAskedAt }) => after(restAskedAt, cancelAnswerHours * HOUR_MS)),
	remind_rest: unshipped((confirmedAt, { prepDays }) => packDeadlines(confirmedAt, prepDays).cancelAt),
	cancel_rest: unshipped((confirmedAt, { prepDays }) => packDeadlines(confirmedAt, prepDays + restGraceDays).cancelAt),
	ask_arrival: (order) =>
		order.state === 'shipped' || isPartOnItsWay(order) ? after(receivedAtOf(order), askArrivalDays * DAY_MS) : null,
	give_up: (order) => after(receivedAtOf(order), (askArrivalDays + findDays) * DAY_MS),
	remind_receipt: ({ deliveredAt }) => after(deliveredAt, complete.remindDays * DAY_MS),
	complete: ({ deliveredAt }) => after(deliveredAt, complete.afterDays * DAY_MS),
	release: ({ completedAt, holdDays, releasedAt }) =>
		holdDays === null || releasedAt ? null : after(completedAt, holdDays * DAY_MS),
};
const TIMERS = Object.keys(DUE_AT) as readonly ScheduledTransition[];
const STATES: ReadonlyMap<ScheduledTransition, readonly OrderState[]> = new Map(
	TIMERS.map((timer) => [timer, statesOfTimer(timer)]),
);

/** `reservedUntil` applies only before payment. */
const transitionsOf = (order: TimedOrder, reservedUntil: Date | null): readonly TimedTransition[] =>
	TIMERS.filter((timer) => STATES.get(timer)?.includes(order.state)).flatMap((timer) => {
		const at = DUE_AT[timer](order, reservedUntil);
		return at ? [{ scheduledJob: timer, at }] : [];
	});

const isReminder = (timer: ScheduledTransition): boolean =>
	Object.entries(ORDER_SCHEDULED_ACTIONS).some(([name, { notices }]) => name === timer && notices.length > 0);

/** `due` is the earliest overdue transition that changes the order, so a late run executes it once. */
export function transitionAt(
	order: TimedOrder,
	reservedUntil: Date | null,
	now: Date,
): { readonly due: ScheduledTransition | null; readonly next: Date | null } {
	const byTime = [...transitionsOf(order, reservedUntil)].sort((a, b) => a.at.getTime() - b.at.getTime());
	const past = byTime.filter(({ at }) => at <= now);
	const due = past.find(({ scheduledJob: transition }) => !isReminder(transition)) ?? past.at(-1);
	const next = byTime.find(({ at }) => at > now);
	return { due: due?.scheduledJob ?? null, next: next?.at ?? null };
}

/** Returns `now` when a transition is overdue. */
export function nextTransitionAt(order: TimedOrder, now: Date): Date | null {
	const { due, next } = transitionAt(order, null, now);
	return due ? now : next;
}
