import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ShippingTerms, ZoneRate } from '../contract.ts';
import { rowsOf, termsOf } from './terms-rows.ts';

const rate: fc.Arbitrary<ZoneRate | null> = fc.option(
	fc.record({
		firstVnd: fc.nat(1_000_000),
		nextVnd: fc.nat(200_000),
		transitDays: fc.record({ min: fc.integer({ min: 1, max: 30 }), max: fc.integer({ min: 1, max: 30 }) }),
	}),
);
const provinces = fc.uniqueArray(fc.record({ provinceCode: fc.constantFrom('01', '31', '48', '79', '92'), rate }), {
	selector: ({ provinceCode }) => provinceCode,
});

test('rowsOf and termsOf return the same terms after a round trip', () => {
	fc.assert(
		fc.property(rate, rate, rate, provinces, fc.option(fc.nat(1_000_000)), (near, mid, far, own, freeFromVnd) => {
			const zones = { same_province: near, same_region: mid, other_region: far };
			const sorted = [...own].sort((a, b) => a.provinceCode.localeCompare(b.provinceCode));
			const terms: ShippingTerms = { zones, provinces: sorted, freeFromVnd };
			expect(termsOf(rowsOf(terms), freeFromVnd)).toEqual(terms);
		}),
	);
});
