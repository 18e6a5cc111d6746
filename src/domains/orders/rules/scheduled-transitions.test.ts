import { describe, expect, test } from 'vitest';
import { addMs, DAY_MS, HOUR_MS, MINUTE_MS } from '#src/shared/time.ts';
import { ORDER_STATES } from '../contract/order.ts';
import { confirmDeadlines, packDeadlines, type TimedOrder, transitionAt } from './scheduled-transitions.ts';

const at = (local: string): Date => new Date(`${local}:00+07:00`);
const friday = at('2026-11-20T16:00');
const order = (facts: Partial<TimedOrder>): TimedOrder => ({
	state: 'placed',
	prepDays: 2,
	placedAt: friday,
	confirmedAt: friday,
	firstShippedAt: null,
	shippedAt: friday,
	lastScanAt: null,
	deliveredAt: friday,
	completedAt: null,
	cancelAskedAt: null,
	restAskedAt: null,
	holdDays: null,
	releasedAt: null,
	...facts,
});

test('confirmDeadlines reminds at 12, marks as overdue at 24 and cancels at 48 working hours', () => {
	expect(confirmDeadlines(friday)).toEqual({
		remindAt: at('2026-11-21T04:00'),
		overdueAt: at('2026-11-21T16:00'),
		cancelAt: at('2026-11-23T16:00'),
	});
});

test('packDeadlines ends with the promised working days and cancels two working days later', () => {
	expect(packDeadlines(friday, 2)).toEqual({
		remindAt: at('2026-11-22T00:00'),
		packBy: at('2026-11-24T00:00'),
		cancelAt: at('2026-11-26T00:00'),
	});
});

describe('transitionAt for a placed order', () => {
	const { remindAt, overdueAt, cancelAt } = confirmDeadlines(friday);
	test.each([
		['a moment too early', addMs(remindAt, -1), null, remindAt],
		['at 12 hours', remindAt, 'remind_confirm', overdueAt],
		['a moment before 24', addMs(overdueAt, -1), 'remind_confirm', overdueAt],
		['at 24 hours', overdueAt, 'warn_overdue', cancelAt],
		['a moment before 48', addMs(cancelAt, -1), 'warn_overdue', cancelAt],
		['at 48 hours', cancelAt, 'cancel_unconfirmed', null],
		['woken days late', addMs(cancelAt, 5 * DAY_MS), 'cancel_unconfirmed', null],
	] as const)('returns the due and the next transition: %s', (_title, now, due, next) => {
		expect(transitionAt(order({}), null, now)).toEqual({ due, next });
	});
});

const LEFT = { firstShippedAt: friday, shippedAt: null, lastScanAt: friday };

describe('transitionAt', () => {
	const until = addMs(friday, 17 * MINUTE_MS);
	const soon = addMs(friday, 12 * HOUR_MS);
	test.each([
		['keeps unpaid goods for 17 minutes', order({ state: 'pending_payment' }), addMs(until, -1), null],
		['and gives them back then', order({ state: 'pending_payment' }), until, 'expire'],
		[
			'agrees to a cancellation after 12 hours of silence',
			order({ state: 'packed', cancelAskedAt: friday }),
			soon,
			'accept_cancel',
		],
		['but not a moment sooner', order({ state: 'packed', cancelAskedAt: friday }), addMs(soon, -1), null],
		[
			'agrees also when it wakes so late that a reminder is due as well',
			order({ state: 'confirmed', cancelAskedAt: friday }),
			at('2026-11-22T02:00'),
			'accept_cancel',
		],
		['agrees to let the rest go', order({ state: 'packed', ...LEFT, restAskedAt: friday }), soon, 'accept_rest'],
		['lets the rest go that nobody sends', order({ state: 'packed', ...LEFT }), at('2026-11-28T00:00'), 'cancel_rest'],
		['asks for the receipt on day 5', order({ state: 'delivered' }), addMs(friday, 5 * DAY_MS), 'remind_receipt'],
		['completes on day 7', order({ state: 'delivered' }), addMs(friday, 7 * DAY_MS), 'complete'],
		['cancels what was never packed', order({ state: 'confirmed' }), at('2026-11-26T00:00'), 'cancel_unpacked'],
		['reminds of what is packed and still here', order({ state: 'packed' }), at('2026-11-22T00:00'), 'remind_pack'],
		['cancels what never left', order({ state: 'packed' }), at('2026-11-26T00:00'), 'cancel_unpacked'],
		['asks for a parcel after 15 days', order({ state: 'shipped' }), addMs(friday, 15 * DAY_MS), 'ask_arrival'],
		['but not a moment sooner', order({ state: 'shipped' }), addMs(friday, 15 * DAY_MS - 1), null],
		['reminds of the rest of an order', order({ state: 'packed', ...LEFT }), at('2026-11-26T00:00'), 'remind_rest'],
		[
			'and asks for its parcel',
			order({ state: 'packed', ...LEFT, prepDays: 15 }),
			addMs(friday, 15 * DAY_MS),
			'ask_arrival',
		],
		['gives up what nobody finds', order({ state: 'shipped' }), addMs(friday, 20 * DAY_MS), 'give_up'],
		[
			'counts from what the carrier said last',
			order({ state: 'shipped', lastScanAt: addMs(friday, DAY_MS) }),
			addMs(friday, 15 * DAY_MS),
			null,
		],
	] as const)('applies the deadline: %s', (_title, timed, now, due) => {
		expect(transitionAt(timed, until, now).due).toBe(due);
	});

	test.each([
		['a wish that was agreed to first', addMs(at('2026-11-26T00:00'), -12 * HOUR_MS - 6 * MINUTE_MS), 'accept_cancel'],
		['an order that was lost before the wish was answered', at('2026-11-25T23:00'), 'cancel_unpacked'],
	] as const)('returns the same transition for every late run: %s', (_title, cancelAskedAt, transition) => {
		const wished = order({ state: 'confirmed', cancelAskedAt });
		const cancelAt = at('2026-11-26T00:00');
		for (const late of [HOUR_MS * 14, 5 * DAY_MS])
			expect(transitionAt(wished, null, addMs(cancelAt, late)).due).toBe(transition);
	});

	test('returns nothing for completed, expired, cancelled and returned orders', () => {
		const idle = ORDER_STATES.filter(
			(state) => transitionAt(order({ state }), until, addMs(friday, 400 * DAY_MS)).due === null,
		);
		expect(idle).toEqual(['completed', 'expired', 'cancelled', 'returned']);
	});

	test('never expires a payment that the bank is reviewing', () => {
		expect(transitionAt(order({ state: 'pending_payment' }), null, addMs(friday, 400 * DAY_MS))).toEqual({
			due: null,
			next: null,
		});
	});
});

describe('transitionAt for a completed order', () => {
	const completed = order({ state: 'completed', completedAt: friday, holdDays: 7 });

	test('releases the money when the hold days are over, also in a late run', () => {
		const over = addMs(friday, 7 * DAY_MS);
		expect(transitionAt(completed, null, friday)).toEqual({ due: null, next: over });
		expect(transitionAt(completed, null, addMs(over, -1))).toEqual({ due: null, next: over });
		expect(transitionAt(completed, null, addMs(over, 2 * HOUR_MS))).toEqual({ due: 'release', next: null });
	});

	test('does not release money twice or before the sale is booked', () => {
		const later = addMs(friday, 30 * DAY_MS);
		expect(transitionAt({ ...completed, releasedAt: later }, null, later)).toEqual({ due: null, next: null });
		expect(transitionAt({ ...completed, holdDays: null }, null, later)).toEqual({ due: null, next: null });
	});
});
