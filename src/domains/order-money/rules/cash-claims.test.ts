import { expect, test } from 'vitest';
import type { Carrier } from '#src/domains/orders/contract/parcel.ts';
import { splitCash } from './cash-claims.ts';

const bought = [
	{ id: 'dear', unitPriceVnd: 200_000 },
	{ id: 'cheap', unitPriceVnd: 100_000 },
];
const parcel = (id: string, lineId: string, carrier: Carrier, otherCollects = false) => ({
	id,
	carrier,
	otherCollects,
	state: 'delivered' as const,
	lines: [{ lineId, quantity: 1 }],
});

test.each([
	['one carrier', [parcel('a', 'dear', 'ghn')], 0, [100_001]],
	['two parcels, to the last ₫', [parcel('a', 'dear', 'ghn'), parcel('b', 'cheap', 'ghtk')], 0, [66_667, 33_334]],
	['a carrier and the shop', [parcel('a', 'dear', 'own'), parcel('b', 'cheap', 'ghn')], 66_667, [33_334]],
	['only the shop', [parcel('a', 'dear', 'own'), parcel('b', 'cheap', 'other')], 100_001, []],
	['another carrier that collects', [parcel('a', 'dear', 'other', true)], 0, [100_001]],
	['no parcel', [], 100_001, []],
] as const)('splitCash divides all of the cash: %s', (_what, parcels, heldVnd, claims) => {
	const split = splitCash(100_001, parcels, bought);
	expect([split.heldVnd, split.claims.map(({ amountVnd }) => amountVnd)]).toEqual([heldVnd, claims]);
});
