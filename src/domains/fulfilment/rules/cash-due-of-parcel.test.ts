import { expect, test } from 'vitest';
import { parcelCash } from './cash-due-of-parcel.ts';

const bought = [
	{ id: 'dear', quantity: 1, unitPriceVnd: 150_000 },
	{ id: 'cheap', quantity: 2, unitPriceVnd: 45_000 },
];
const pieces = (lineId: string, quantity = 1) => ({ lineId, quantity });

test.each([
	['the only parcel carries the whole amount', [pieces('dear'), pieces('cheap', 2)], [], 270_000],
	['the first of two parcels carries its share', [pieces('dear')], [], 168_750],
	['the second of two parcels carries the remaining amount', [pieces('cheap', 2)], [], 101_250],
	[
		'the last parcel carries the whole amount when all other items are gone',
		[pieces('dear')],
		[pieces('cheap', 2)],
		270_000,
	],
	['no cash is due when all items are gone', [], [pieces('dear'), pieces('cheap', 2)], 0],
])('parcelCash: %s', (_what, parcel, gone, cashVnd) => {
	expect(parcelCash(270_000, parcel, { bought, gone })).toBe(cashVnd);
});
