import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addMs, DAY_MS, SECOND_MS } from '#src/shared/time.ts';
import {
	type AvailabilityGap,
	advertisedSince,
	comparisonFor,
	discountPercent,
	type PriceChange,
} from './reference-price.ts';

const now = new Date('2026-11-21T03:00:00Z');
const ago = (days: number) => addMs(now, -days * DAY_MS);
const at = (priceVnd: number, daysAgo: number) => ({ priceVnd, changedAt: ago(daysAgo) });
const away = (from: number, to: number | null) => ({ from: ago(from), to: to === null ? null : ago(to) });
const past = (prices: readonly PriceChange[], times: readonly AvailabilityGap[] = []) => ({ prices, away: times });
const compared = (price: number, own: ReturnType<typeof past>, ...others: ReturnType<typeof past>[]) => {
	const pasts = new Map([own, ...others].map((one, index) => [String(index), one]));
	return comparisonFor(price, '0', pasts, now)?.compareAtVnd ?? null;
};

test.each([
	['below the only earlier price', 80_000, [at(100_000, 60)], 100_000],
	['equal', 100_000, [at(100_000, 60)], null],
	['higher', 120_000, [at(100_000, 60)], null],
	['equal to the price before a recent increase', 100_000, [at(100_000, 60), at(150_000, 3)], null],
	['below the lowest price of the last 30 days', 90_000, [at(100_000, 60), at(150_000, 3)], 100_000],
	['above a price that ended 30 days ago', 120_000, [at(100_000, 60), at(150_000, 30)], 150_000],
	['above a price that ended less than 30 days ago', 120_000, [at(100_000, 60), at(150_000, 29.9)], null],
	['exactly half of the earlier price', 50_000, [at(100_000, 60)], 100_000],
	['50.5 percent below the earlier price', 49_500, [at(100_000, 60)], null],
	['more than 51 percent below the earlier price', 48_999, [at(100_000, 60)], null],
	['the first price of the variant', 50_000, [], null],
	['below a price that was charged for a week', 80_000, [at(100_000, 7)], 100_000],
	['below a price that was charged for an hour less than a week', 80_000, [at(100_000, 7 - 1 / 24)], null],
	['below a price that was charged for one second', 101_000, [at(200_000, 1 / 86_400)], null],
])(
	'comparisonFor compares only with prices that were really charged: the new price is %s',
	(_title, price, history, wanted) => {
		expect(compared(price, past(history))).toBe(wanted);
	},
);

test('a comparison ends at midnight after at most 30 days, and comparisonFor returns null for an unknown variant', () => {
	const pasts = new Map([['0', past([at(100_000, 60)])]]);
	expect(comparisonFor(80_000, '0', pasts, now)?.compareUntil).toEqual(new Date('2026-12-21T00:00+07:00'));
	expect(comparisonFor(80_000, '1', pasts, now)).toBeNull();
});

const RAISED = [at(100_000, 90), at(200_000, 40)];

test.each([
	['unavailable from the price increase until now', RAISED, [away(40, 0)], null],
	['still unavailable since the price increase', RAISED, [away(40, null)], null],
	['unavailable in two adjoining gaps since the price increase', RAISED, [away(12, 0), away(45, 12)], null],
	['available for only one hour since the price increase', RAISED, [away(12, 0), away(45, 12 + 1 / 24)], null],
	['available only for 7 and for 4 days since the price increase', RAISED, [away(33, 24), away(20, 0)], null],
	['unavailable from the price increase until a week ago', RAISED, [away(40, 7)], 200_000],
	['unavailable only before the last 30 days', RAISED, [away(60, 31)], 200_000],
	[
		'with a lower price that applied only while they were unavailable',
		[at(200_000, 90), at(50_000, 20), at(200_000, 10)],
		[away(21, 9)],
		200_000,
	],
])('prices during an availability gap are ignored as references: products %s', (_title, history, times, wanted) => {
	expect(compared(120_000, past(history, times))).toBe(wanted);
});

const steady = past([at(150_000, 90)]);

test.each([
	['new and not yet available', 101_000, past([at(200_000, 3)], [away(3, null)]), steady, null],
	['new and on sale for one day', 101_000, past([at(200_000, 1)]), steady, null],
	['never in stock', 101_000, past([at(200_000, 90)], [away(90, null)]), steady, null],
	[
		'available again since yesterday and was more expensive than the others',
		101_000,
		past(RAISED, [away(39, 1)]),
		steady,
		null,
	],
	['available again since yesterday', 80_000, past([at(160_000, 90)], [away(28, 1)]), steady, 150_000],
	[
		'available again since yesterday and was cheaper than the others before',
		90_000,
		past([at(100_000, 90), at(160_000, 20)], [away(28, 1)]),
		steady,
		100_000,
	],
	[
		'available again since yesterday next to a variant that is two days old',
		80_000,
		past([at(160_000, 90)], [away(28, 1)]),
		past([at(150_000, 2)]),
		null,
	],
	['always available next to a cheaper variant', 90_000, past([at(160_000, 90)]), past([at(95_000, 90)]), 160_000],
])('comparisonFor returns the reference price for a variant that is %s', (_title, price, own, other, wanted) => {
	expect(compared(price, own, other)).toBe(wanted);
});

test('a reference is above the new price, at most each price of the last 30 days, and based on at least a week on sale', () => {
	const day = fc.double({ min: 0, max: 90, noNaN: true });
	const prices = fc
		.array(fc.tuple(fc.integer({ min: 50_000, max: 150_000 }), day), { minLength: 1, maxLength: 6 })
		.map((all) => all.sort((a, b) => b[1] - a[1]).map(([priceVnd, days]) => at(priceVnd, days)));
	const times = fc
		.array(fc.tuple(day, day), { maxLength: 4 })
		.map((all) => all.map(([a, b]) => away(Math.max(a, b), Math.min(a, b))));
	const option = fc.tuple(prices, times).map(([history, spans]) => past(history, spans));
	fc.assert(
		fc.property(option, option, fc.integer({ min: 50_000, max: 150_000 }), (own, other, price) => {
			const reference = compared(price, own, other);
			if (reference === null) return;
			expect(reference).toBeGreaterThan(price);
			const lately = [own, other].map((one) => advertisedSince(ago(30), one, now));
			for (const { priceVnd } of lately[0] ?? []) expect(priceVnd).toBeGreaterThanOrEqual(reference);
			const lasted = lately.map((asked) => asked.reduce((sum, { lastedMs }) => sum + lastedMs, 0));
			expect(Math.max(...lasted)).toBeGreaterThanOrEqual(7 * DAY_MS);
		}),
	);
});

test('advertisedSince returns prices while the variant was available, with start and end', () => {
	const prices = [at(100_000, 90), at(90_000, 20), at(80_000, 10)];
	const asked = (since: number, times: readonly AvailabilityGap[]) =>
		advertisedSince(ago(since), past(prices, times), now).map(({ priceVnd, from, to }) => [priceVnd, from, to]);
	expect(asked(30, [away(20, 10)])).toEqual([
		[100_000, ago(30), ago(20)],
		[80_000, ago(10), null],
	]);
	expect(asked(15, [away(8, 7), away(2, null)])).toEqual([
		[90_000, ago(15), ago(10)],
		[80_000, ago(10), ago(2)],
	]);
	expect(asked(30, [away(90, null)])).toEqual([]);
});

test('advertisedSince ignores a price that lasted less than a second', () => {
	const prices = [at(100_000, 9), { priceVnd: 50_000, changedAt: addMs(now, -0.9 * SECOND_MS) }];
	expect(advertisedSince(ago(30), past(prices), now).map(({ priceVnd }) => priceVnd)).toEqual([100_000]);
});

test.each([
	[80_000, 100_000, 20],
	[66_700, 100_000, 33],
	[66_100, 100_000, 33],
	[99_999, 100_000, 0],
])('discountPercent for %i instead of %i returns %i %%', (price, compareAt, wanted) => {
	expect(discountPercent(price, compareAt)).toBe(wanted);
});
