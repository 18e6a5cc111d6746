import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addMs, DAY_MS } from '#src/shared/time.ts';
import { cashbackOf, clawedBackVnd, isCapped, limitToCaps, startOfVietnamWeek } from './earning.ts';

describe('cashbackOf', () => {
	test.each([
		[0, 0],
		[199, 0],
		[200, 1],
		[100_000, 500],
		[399_999, 1999],
		[4_000_000, 20_000],
		[9_000_000, 20_000],
		[-5000, 0],
	])('returns 0.5 % of the cash, up to the limit: %i ₫ earn %i', (productAmountPaidVnd, earned) => {
		expect(cashbackOf(productAmountPaidVnd)).toBe(earned);
	});
});

describe('earning caps', () => {
	test.each([
		['nothing earned yet', 20_000, 0, 0, 20_000],
		['the daily cap is nearly reached', 20_000, 45_000, 45_000, 5000],
		['the daily cap is reached', 20_000, 50_000, 50_000, 0],
		['the weekly cap is nearly reached', 20_000, 0, 99_900, 100],
		['more was earned than the caps allow, because a cap was lowered', 20_000, 60_000, 120_000, 0],
	])('withinCaps limits a grant to the rest of the day and week: %s', (_title, amountVnd, dayVnd, weekVnd, granted) => {
		expect(limitToCaps(amountVnd, { dayVnd, weekVnd })).toBe(granted);
	});

	test('isCapped is true for earned coin and false for goodwill', () => {
		expect(['cashback', 'first_order', 'review'].every((kind) => isCapped(kind as 'review'))).toBe(true);
		expect(isCapped('shop_goodwill') || isCapped('late_paid') || isCapped('operator')).toBe(false);
	});

	test.each([
		['late on Sunday', '2026-11-22T23:59:59+07:00', '2026-11-16T00:00:00+07:00'],
		['the first moment of Monday', '2026-11-23T00:00:00+07:00', '2026-11-23T00:00:00+07:00'],
		['Wednesday', '2026-11-25T12:00:00+07:00', '2026-11-23T00:00:00+07:00'],
	])('startOfVietnamWeek returns Monday 00:00 in Việt Nam: %s', (_title, at, monday) => {
		expect(startOfVietnamWeek(new Date(at))).toEqual(new Date(monday));
	});

	test('startOfVietnamWeek always spans seven days', () => {
		fc.assert(
			fc.property(fc.date({ min: new Date('2020-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }), (at) => {
				const monday = startOfVietnamWeek(at);
				expect(startOfVietnamWeek(addMs(monday, 7 * DAY_MS - 1))).toEqual(monday);
				expect(startOfVietnamWeek(addMs(monday, 7 * DAY_MS))).toEqual(addMs(monday, 7 * DAY_MS));
			}),
		);
	});
});

describe('clawedBackVnd', () => {
	test.each([
		['a third', 100, [[1, 3]], 33],
		[
			'two thirds, one by one',
			100,
			[
				[1, 3],
				[1, 3],
			],
			66,
		],
		[
			'everything, one by one: exactly what was granted',
			100,
			[
				[1, 3],
				[1, 3],
				[1, 3],
			],
			100,
		],
		[
			'parts of different wholes',
			1000,
			[
				[1, 2],
				[1, 4],
			],
			750,
		],
		[
			'more than there was',
			500,
			[
				[3, 4],
				[3, 4],
			],
			500,
		],
		['nothing', 500, [[0, 4]], 0],
	] as const)('returns the amount to claw back, rounded down: %s', (_title, grantedVnd, parts, clawed) => {
		expect(
			clawedBackVnd(
				grantedVnd,
				parts.map(([numerator, denominator]) => ({ numerator, denominator })),
			),
		).toBe(clawed);
	});

	test('claws back exactly the granted amount, however the products are split', () => {
		const cut = fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 12 });
		fc.assert(
			fc.property(fc.integer({ min: 1, max: 20_000 }), cut, (grantedVnd, pieces) => {
				const denominator = pieces.reduce((sum, unit) => sum + unit, 0);
				const shares = pieces.map((numerator) => ({ numerator, denominator }));
				const steps = shares.map((_, index) => clawedBackVnd(grantedVnd, shares.slice(0, index + 1)));
				expect(steps.every((step, index) => step >= (steps[index - 1] ?? 0) && step <= grantedVnd)).toBe(true);
				expect(steps.at(-1)).toBe(grantedVnd);
			}),
		);
	});
});
