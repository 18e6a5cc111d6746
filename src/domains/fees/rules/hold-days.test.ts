import { expect, test } from 'vitest';
import { addMs, DAY_MS } from '#src/shared/time.ts';
import { holdDaysOf } from './hold-days.ts';

const NOW = new Date('2026-11-22T08:00:00Z');
const status = { isPremium: false, openSince: addMs(NOW, -365 * DAY_MS), completed: 20 };

test.each([
	['an established shop', status, 7],
	['a premium shop', { ...status, isPremium: true, completed: 0 }, 3],
	['a shop with too few completed orders', { ...status, completed: 19 }, 14],
	['a shop that opened 29 days ago', { ...status, openSince: addMs(NOW, -29 * DAY_MS) }, 14],
	['a shop that opened 30 days ago', { ...status, openSince: addMs(NOW, -30 * DAY_MS) }, 7],
])('holdDaysOf returns the days until payout: %s', (_who, known, days) => {
	expect(holdDaysOf(known, NOW)).toBe(days);
});
