import { describe, expect, test } from 'vitest';
import { addMs, DAY_MS } from '#src/shared/time.ts';
import { cashOnDeliveryFailure } from './may-pay-cash.ts';

const now = new Date('2026-11-21T03:00:00Z');
const daysAgo = (days: number): Date => addMs(now, -days * DAY_MS);

describe('cashOnDeliveryFailure', () => {
	test.each([
		['an order of five million dong', [5_000_000], [], null],
		['a đồng more', [5_000_001], [], 'amount'],
		['two orders of four million dong each', [4_000_000, 4_000_000], [], null],
		['one of two orders is above the limit', [10_000, 5_000_001], [], 'amount'],
		['one failed delivery', [10_000], [daysAgo(1)], null],
		['two failed deliveries within 90 days', [10_000], [daysAgo(1), daysAgo(80)], 'refused_before'],
		['two failed deliveries 90 days apart', [10_000], [daysAgo(1), daysAgo(91)], null],
		['two failed deliveries, the last one 59 days ago', [10_000], [daysAgo(100), daysAgo(59)], 'refused_before'],
		['two failed deliveries, the last one 60 days ago', [10_000], [daysAgo(100), daysAgo(60)], null],
	])('decides on cash on delivery: %s', (_title, totals, refusedAt, expected) => {
		expect(cashOnDeliveryFailure(totals, refusedAt, now)).toBe(expected);
	});
});
