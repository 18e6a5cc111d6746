import { expect, test } from 'vitest';
import type { Carrier, ParcelState } from '#src/domains/orders/contract/parcel.ts';
import { cashHeldByShop } from './cash-held-by-shop.ts';

const bought = [
	{ id: 'dear', unitPriceVnd: 150_000 },
	{ id: 'cheap', unitPriceVnd: 90_000 },
];
const parcel = (lineId: string, carrier: Carrier, state: ParcelState = 'delivered', quantity = 1) => ({
	carrier,
	otherCollects: false,
	state,
	lines: [{ lineId, quantity }],
});

test.each([
	['all parcels', [parcel('dear', 'own'), parcel('cheap', 'other')], 258_000],
	['no parcel', [parcel('dear', 'ghn'), parcel('cheap', 'vnpost')], 0],
	['one of two parcels', [parcel('dear', 'own'), parcel('cheap', 'ghn')], 161_250],
	['one of two parcels, which was returned', [parcel('dear', 'own', 'returned'), parcel('cheap', 'ghn')], 0],
	['an old order without parcels', [], 0],
	['no parcel, because the other carrier collects', [{ ...parcel('dear', 'other'), otherCollects: true }], 0],
])('cashHeldByShop when the shop delivers: %s', (_what, parcels, heldVnd) => {
	expect(cashHeldByShop(258_000, parcels, bought)).toBe(heldVnd);
});
