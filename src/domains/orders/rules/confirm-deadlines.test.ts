import { describe, expect, test } from 'vitest';
import { addMs } from '#src/shared/time.ts';
import { confirmDeadlines, confirmDuty } from './confirm-deadlines.ts';

const at = (local: string): Date => new Date(`${local}:00+07:00`);
// A Friday afternoon: the Sunday after it does not count.
const placedAt = at('2026-11-20T16:00');

test('the shop is reminded at 12, late at 24 and loses the order at 48 working hours', () => {
	expect(confirmDeadlines(placedAt)).toEqual({
		remindAt: at('2026-11-21T04:00'),
		overdueAt: at('2026-11-21T16:00'),
		cancelAt: at('2026-11-23T16:00'),
	});
});

describe('a watch that wakes', () => {
	const { remindAt, overdueAt, cancelAt } = confirmDeadlines(placedAt);
	test.each([
		['a moment too early', addMs(remindAt, -1), null, remindAt],
		['at 12 hours', remindAt, 'remind', overdueAt],
		['a moment before 24', addMs(overdueAt, -1), 'remind', overdueAt],
		['at 24 hours', overdueAt, 'overdue', cancelAt],
		['a moment before 48', addMs(cancelAt, -1), 'overdue', cancelAt],
		['at 48 hours', cancelAt, 'cancel', null],
		['days late', addMs(cancelAt, 400_000_000), 'cancel', null],
	] as const)('%s', (_case, now, due, next) => {
		expect(confirmDuty(placedAt, now)).toEqual({ due, next });
	});
});
