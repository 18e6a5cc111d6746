import { expect, test } from 'vitest';
import { parcelCash } from './cash-due-of-parcel.ts';

const bought = [
	{ id: 'dear', quantity: 1, unitPriceVnd: 150_000 },
	{ id: 'cheap', quantity: 2, unitPriceVnd: 45_000 },
];
const pieces = (lineId: string, quantity = 1) => ({ lineId, quantity });

test.each([
	['the only parcel carries all cash', [pieces('dear'), pieces('cheap', 2)], [], 270_000],
	['one parcel of two carries its part', [pieces('dear')], [], 168_750],
	['the other carries the rest', [pieces('cheap', 2)], [], 101_250],
	['a refused parcel leaves the whole to the other', [pieces('dear')], [pieces('cheap', 2)], 270_000],
	['an order whose pieces are all gone has no cash', [], [pieces('dear'), pieces('cheap', 2)], 0],
])('parcelCash: %s', (_what, parcel, gone, cashVnd) => {
	expect(parcelCash(270_000, parcel, { bought, gone })).toBe(cashVnd);
});
