import { addMs, DAY_MS, HOUR_MS } from '#src/shared/time.ts';
import { addWorkingDays, addWorkingHours } from '#src/shared/working-time.ts';
import { type OrderState, ordersConfig } from '../contract.ts';
import { isCancelAsked } from './may-cancel.ts';

/** What the clock does with an order when nobody else has done anything. */
export type OrderDuty =
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
	/** Some of it has left, perhaps not all; what the carrier said last. */
	readonly firstShippedAt: Date | null;
	readonly shippedAt: Date | null;
	readonly lastScanAt: Date | null;
	readonly deliveredAt: Date | null;
	readonly completedAt: Date | null;
	readonly cancelAskedAt: Date | null;
	readonly restAskedAt: Date | null;
	/** Since the sale is booked: the days until the shop may be paid for it, and when that has happened. */
	readonly holdDays: number | null;
	readonly releasedAt: Date | null;
};
type TimedDuty = { readonly duty: OrderDuty; readonly at: Date };

/** The shop has confirmed by then, or the order is late, or cancelled to its fault. */
export function confirmDeadlines(placedAt: Date): { readonly remindAt: Date; overdueAt: Date; cancelAt: Date } {
	const { remindHours, overdueHours, cancelHours } = ordersConfig.confirm;
	return {
		remindAt: addWorkingHours(placedAt, remindHours),
		overdueAt: addWorkingHours(placedAt, overdueHours),
		cancelAt: addWorkingHours(placedAt, cancelHours),
	};
}

/** The parcel is ready by the end of the promised preparation, and has left before its order is cancelled. */
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

/** Everything that the clock will do in this state, in the order of time. `reservedUntil` counts before payment. */
function dutiesOf(order: TimedOrder, reservedUntil: Date | null): readonly TimedDuty[] {
	const { state, placedAt, confirmedAt, firstShippedAt, shippedAt, deliveredAt, cancelAskedAt, prepDays } = order;
	const heardAt = order.lastScanAt ?? shippedAt;
	if (state === 'pending_payment') return reservedUntil ? [{ duty: 'expire', at: reservedUntil }] : [];
	if (state === 'placed' && placedAt) return confirmDuties(placedAt);
	const asked: readonly TimedDuty[] =
		cancelAskedAt && isCancelAsked(order)
			? [{ duty: 'accept_cancel', at: addMs(cancelAskedAt, ordersConfig.cancelAnswerHours * HOUR_MS) }]
			: [];
	if (state === 'packed' && confirmedAt && firstShippedAt && heardAt)
		return [...restDuties(order, confirmedAt), askArrival(heardAt)];
	if ((state === 'confirmed' || state === 'packed') && confirmedAt)
		return [...asked, ...packDuties(confirmedAt, prepDays)];
	if (state === 'shipped' && heardAt) return [askArrival(heardAt), giveUp(heardAt)];
	if (state === 'delivered' && deliveredAt) return receiptDuties(deliveredAt);
	if (state === 'completed' || state === 'returned') return releaseDuties(order);
	return asked;
}

function confirmDuties(placedAt: Date): readonly TimedDuty[] {
	const { remindAt, overdueAt, cancelAt } = confirmDeadlines(placedAt);
	return [
		{ duty: 'remind_confirm', at: remindAt },
		{ duty: 'warn_overdue', at: overdueAt },
		{ duty: 'cancel_unconfirmed', at: cancelAt },
	];
}

function packDuties(confirmedAt: Date, prepDays: number): readonly TimedDuty[] {
	const { remindAt, cancelAt } = packDeadlines(confirmedAt, prepDays);
	return [
		{ duty: 'remind_pack', at: remindAt },
		{ duty: 'cancel_unpacked', at: cancelAt },
	];
}

/** What has not left yet while a part has. */
function restDuties({ prepDays, restAskedAt }: TimedOrder, confirmedAt: Date): readonly TimedDuty[] {
	const answerBy = restAskedAt && addMs(restAskedAt, ordersConfig.cancelAnswerHours * HOUR_MS);
	return [
		...(answerBy ? [{ duty: 'accept_rest' as const, at: answerBy }] : []),
		{ duty: 'remind_rest', at: packDeadlines(confirmedAt, prepDays).cancelAt },
		{ duty: 'cancel_rest', at: packDeadlines(confirmedAt, prepDays + ordersConfig.restGraceDays).cancelAt },
	];
}

const askArrival = (heardAt: Date): TimedDuty => ({
	duty: 'ask_arrival',
	at: addMs(heardAt, ordersConfig.askArrivalDays * DAY_MS),
});

const giveUp = (heardAt: Date): TimedDuty => ({
	duty: 'give_up',
	at: addMs(heardAt, (ordersConfig.askArrivalDays + ordersConfig.findDays) * DAY_MS),
});

function receiptDuties(deliveredAt: Date): readonly TimedDuty[] {
	const { remindDays, afterDays } = ordersConfig.complete;
	return [
		{ duty: 'remind_receipt', at: addMs(deliveredAt, remindDays * DAY_MS) },
		{ duty: 'complete', at: addMs(deliveredAt, afterDays * DAY_MS) },
	];
}

function releaseDuties({ completedAt, holdDays, releasedAt }: TimedOrder): readonly TimedDuty[] {
	if (!completedAt || holdDays === null || releasedAt) return [];
	return [{ duty: 'release', at: addMs(completedAt, holdDays * DAY_MS) }];
}

/** Nothing changes by these: who wakes late does not choose them before a deed. */
const WORDS: ReadonlySet<OrderDuty> = new Set([
	...(['remind_confirm', 'warn_overdue', 'remind_pack'] as const),
	...(['remind_rest', 'ask_arrival', 'remind_receipt'] as const),
]);

/** What is due by now and when to look again; whoever wakes late does, once, the deed that fell due first. */
export function dutyAt(
	order: TimedOrder,
	reservedUntil: Date | null,
	now: Date,
): { readonly due: OrderDuty | null; readonly next: Date | null } {
	const byTime = [...dutiesOf(order, reservedUntil)].sort((a, b) => a.at.getTime() - b.at.getTime());
	const past = byTime.filter(({ at }) => at <= now);
	const due = past.find(({ duty }) => !WORDS.has(duty)) ?? past.at(-1);
	const next = byTime.find(({ at }) => at > now);
	return { due: due?.duty ?? null, next: next?.at ?? null };
}

/** When the clock looks at the order again after somebody's step: at once, when it has slept over something. */
export function lookAgainAt(order: TimedOrder, now: Date): Date | null {
	const { due, next } = dutyAt(order, null, now);
	return due ? now : next;
}
