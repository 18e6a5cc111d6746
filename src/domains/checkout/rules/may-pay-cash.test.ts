import { describe, expect, test } from 'vitest';
import { addMs, DAY_MS } from '#src/shared/time.ts';
import { cashOnDeliveryFailure } from './may-pay-cash.ts';

const now = new Date('2026-11-21T03:00:00Z');
const daysAgo = (days: number): Date => addMs(now, -days * DAY_MS);

describe('cashOnDeliveryFailure', () => {
	test.each([
		['five millions', [5_000_000], [], null],
		['a đồng more', [5_000_001], [], 'amount'],
		['two orders of four millions', [4_000_000, 4_000_000], [], null],
		['one of two orders too dear', [10_000, 5_000_001], [], 'amount'],
		['one delivery turned away', [10_000], [daysAgo(1)], null],
		['two turned away', [10_000], [daysAgo(1), daysAgo(80)], 'refused_before'],
		['two, 90 days apart', [10_000], [daysAgo(1), daysAgo(91)], null],
		['two, the last 59 days ago', [10_000], [daysAgo(100), daysAgo(59)], 'refused_before'],
		['two, the last 60 days ago', [10_000], [daysAgo(100), daysAgo(60)], null],
	])('decides on cash on delivery: %s', (_title, totals, refusedAt, expected) => {
		expect(cashOnDeliveryFailure(totals, refusedAt, now)).toBe(expected);
	});
});
