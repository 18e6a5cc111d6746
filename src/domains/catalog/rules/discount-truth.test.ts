import { expect, test } from 'vitest';
import { addMs, DAY_MS } from '#src/shared/time.ts';
import { askedSince, comparisonFor, discountPercent } from './discount-truth.ts';

const now = new Date('2026-11-21T03:00:00Z');
const ago = (days: number) => addMs(now, -days * DAY_MS);
const at = (priceVnd: number, daysAgo: number) => ({ priceVnd, changedAt: ago(daysAgo) });
const away = (from: number, to: number | null) => ({ from: ago(from), to: to === null ? null : ago(to) });

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
	expect(comparisonFor(price, history, [], now)?.compareAtVnd ?? null).toBe(wanted);
});

test('a comparison is shown for 30 days', () => {
	expect(comparisonFor(80_000, [at(100_000, 60)], [], now)?.compareUntil).toEqual(addMs(now, 30 * DAY_MS));
});

const RAISED = [at(100_000, 90), at(200_000, 40)];

test.each([
	['put aside all the while that it was dear', RAISED, [away(40, 0)], null],
	['put aside still', RAISED, [away(40, null)], null],
	['away in two times that meet', RAISED, [away(12, 0), away(45, 12)], null],
	['away in two times with an hour between them', RAISED, [away(12, 0), away(45, 12 + 1 / 24)], 200_000],
	['away before and bought at that price since', RAISED, [away(40, 3)], 200_000],
	['away only before the 30 days', RAISED, [away(60, 31)], 200_000],
	['cheap while nobody could buy', [at(200_000, 90), at(50_000, 20), at(200_000, 10)], [away(21, 9)], 200_000],
])('a price at which nobody could buy is compared with nothing: goods %s', (_case, history, times, wanted) => {
	expect(comparisonFor(120_000, history, times, now)?.compareAtVnd ?? null).toBe(wanted);
});

test('of the prices since some day those stay at which somebody could buy, in their order', () => {
	const history = [at(100_000, 90), at(90_000, 20), at(80_000, 10)];
	expect(askedSince(ago(30), history, [away(20, 10)], now)).toEqual([history[0], history[2]]);
	expect(askedSince(ago(15), history, [], now)).toEqual(history.slice(1));
	expect(askedSince(ago(30), history, [away(90, null)], now)).toEqual([]);
});

test.each([
	[80_000, 100_000, 20],
	[66_700, 100_000, 33],
	[99_999, 100_000, 0],
])('%i instead of %i is told as %i %%', (price, compareAt, wanted) => {
	expect(discountPercent(price, compareAt)).toBe(wanted);
});
