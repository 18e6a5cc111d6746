import { describe, expect, test } from 'vitest';
import { acceptLine, matchLine, type NamedParcel } from './match-line.ts';

const parcel = (changes: Partial<NamedParcel> = {}): NamedParcel => ({
	parcelId: 'a',
	shopId: 'shop',
	customerId: 'lan',
	state: 'delivered',
	carrier: 'ghn',
	otherCollects: false,
	method: 'cod',
	openVnd: 100_000,
	...changes,
});

describe('matchLine', () => {
	test('books a line with exactly the open amount', () => {
		expect(matchLine(100_000, [parcel()])).toEqual({ isBooked: true, parts: [{ parcelId: 'a', amountVnd: 100_000 }] });
	});

	test('books all open parcels of one box, but not an older parcel of another shop with the same code', () => {
		const named = [
			parcel(),
			parcel({ parcelId: 'b', openVnd: 50_000 }),
			parcel({ parcelId: 'old', shopId: 'other', openVnd: 70_000 }),
		];
		expect(matchLine(150_000, named)).toMatchObject({ isBooked: true, parts: [{ parcelId: 'a' }, { parcelId: 'b' }] });
	});

	test.each([
		['less than expected', 99_999, [parcel()], 'other_amount', 100_000],
		['more than expected', 100_001, [parcel()], 'other_amount', 100_000],
		['an unknown code', 100_000, [], 'unknown_parcel', null],
		['a parcel that was remitted', 100_000, [parcel({ openVnd: 0 })], 'already_remitted', 0],
		['a prepaid parcel', 100_000, [parcel({ openVnd: null, method: 'vnpay' })], 'no_cash', 0],
		['a parcel on its way', 100_000, [parcel({ openVnd: null, state: 'in_transit' })], 'not_delivered', null],
		['a refused parcel', 100_000, [parcel({ openVnd: null, state: 'refused' })], 'no_cash', 0],
		['the shop’s own delivery', 100_000, [parcel({ openVnd: null, carrier: 'own' })], 'cash_of_shop', 0],
		['a carrier that leaves the cash to the shop', 1, [parcel({ openVnd: null, carrier: 'other' })], 'cash_of_shop', 0],
	] as const)('lists a difference for %s', (_what, amountVnd, named, difference, expectedVnd) => {
		expect(matchLine(amountVnd, named)).toEqual({ isBooked: false, difference, expectedVnd });
	});
});

test('acceptLine divides what was paid among open claims and never more than they are', () => {
	const named = [parcel({ openVnd: 60_000 }), parcel({ parcelId: 'b', openVnd: 50_000 })];
	expect(acceptLine(80_000, named)).toEqual([
		{ parcelId: 'a', amountVnd: 60_000 },
		{ parcelId: 'b', amountVnd: 20_000 },
	]);
	expect(acceptLine(500_000, named).map(({ amountVnd }) => amountVnd)).toEqual([60_000, 50_000]);
	expect(acceptLine(1000, [parcel({ openVnd: 0 })])).toEqual([]);
});
