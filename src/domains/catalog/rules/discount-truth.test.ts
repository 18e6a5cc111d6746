import { expect, test } from 'vitest';
import { addMs, DAY_MS } from '#src/shared/time.ts';
import { comparisonFor, discountPercent } from './discount-truth.ts';

const now = new Date('2026-11-21T03:00:00Z');
const at = (priceVnd: number, daysAgo: number) => ({ priceVnd, changedAt: addMs(now, -daysAgo * DAY_MS) });

test.each([
	['lower than the one price there was', 80_000, [at(100_000, 60)], 100_000],
	['equal', 100_000, [at(100_000, 60)], null],
	['higher', 120_000, [at(100_000, 60)], null],
	['raised before it was lowered', 100_000, [at(100_000, 60), at(150_000, 3)], null],
	['below the lowest of the window', 90_000, [at(100_000, 60), at(150_000, 3)], 100_000],
	['the cheap time ended 30 days ago', 120_000, [at(100_000, 60), at(150_000, 30)], 150_000],
	['the cheap time ended within 30 days', 120_000, [at(100_000, 60), at(150_000, 29.9)], null],
	['exactly half', 50_000, [at(100_000, 60)], 100_000],
	['more than half is not advertised', 48_999, [at(100_000, 60)], null],
	['no price before', 50_000, [], null],
])('a new price that is %s is compared with what was really asked', (_case, price, history, wanted) => {
	expect(comparisonFor(price, history, now)?.compareAtVnd ?? null).toBe(wanted);
});

test('a comparison is shown for 30 days', () => {
	expect(comparisonFor(80_000, [at(100_000, 60)], now)?.compareUntil).toEqual(addMs(now, 30 * DAY_MS));
});

test.each([
	[80_000, 100_000, 20],
	[66_700, 100_000, 33],
	[99_999, 100_000, 0],
])('%i instead of %i is told as %i %%', (price, compareAt, wanted) => {
	expect(discountPercent(price, compareAt)).toBe(wanted);
});
