import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PLATFORM_TERMS, SHIPPING_ZONES, shippingConfig } from '../contract.ts';
import { chargeableG, estimateDelivery, rateBetween, standardFeeVnd, zoneBetween } from './rate.ts';

const hanoi = { provinceCode: '01', region: 'bac' };
const haiphong = { provinceCode: '31', region: 'bac' };
const saigon = { provinceCode: '79', region: 'nam' };

describe('rates for standard shipping', () => {
	test('zoneBetween distinguishes the same province, the same region and other regions', () => {
		expect(zoneBetween(hanoi, hanoi)).toBe('same_province');
		expect(zoneBetween(hanoi, haiphong)).toBe('same_region');
		expect(zoneBetween(hanoi, saigon)).toBe('other_region');
	});

	test.each([
		['same_province', 1, 18_000],
		['same_province', 1000, 18_000],
		['same_province', 1001, 21_000],
		['same_province', 1500, 21_000],
		['same_province', 1501, 24_000],
		['same_region', 1000, 25_000],
		['same_region', 1500, 30_000],
		['other_region', 1000, 32_000],
		['other_region', 2000, 46_000],
	] as const)('standardFeeVnd for %s with %d g is %d ₫', (zone, weightG, expected) => {
		expect(standardFeeVnd(zone, weightG)).toBe(expected);
	});

	test.each([
		['one light item', [{ quantity: 1, weightG: 120, sizeCm: null }], 500],
		['exactly half a kilogram', [{ quantity: 2, weightG: 250, sizeCm: null }], 500],
		['one gram more than half a kilogram', [{ quantity: 1, weightG: 501, sizeCm: null }], 1000],
		['items of unknown weight', [{ quantity: 3, weightG: null, sizeCm: null }], 1500],
		['a light but large box', [{ quantity: 1, weightG: 300, sizeCm: { length: 30, width: 20, height: 20 } }], 2000],
		['a heavy but small box', [{ quantity: 1, weightG: 2100, sizeCm: { length: 10, width: 10, height: 10 } }], 2500],
		[
			'a light but large item with a heavy small one',
			[
				{ quantity: 1, weightG: 100, sizeCm: { length: 60, width: 20, height: 10 } },
				{ quantity: 1, weightG: 1800, sizeCm: null },
			],
			2000,
		],
	])('chargeableG rounds up once for the whole parcel: %s', (_parcel, pieces, expected) => {
		expect(chargeableG(pieces)).toBe(expected);
	});

	test('the fee of standardFeeVnd never falls when a parcel gets heavier or goes farther', () => {
		const weights = fc.integer({ min: 1, max: 200_000 });
		fc.assert(
			fc.property(weights, weights, (one, other) => {
				const [light, heavy] = [Math.min(one, other), Math.max(one, other)];
				const fees = SHIPPING_ZONES.map((zone) => standardFeeVnd(zone, heavy));
				expect([...fees].sort((a, b) => a - b)).toEqual(fees);
				for (const zone of SHIPPING_ZONES)
					expect(standardFeeVnd(zone, light)).toBeLessThanOrEqual(standardFeeVnd(zone, heavy));
			}),
		);
	});
});

test('estimateDelivery skips the Sunday for a parcel of Friday with one day of preparation', () => {
	const friday = new Date('2026-11-20T15:00:00+07:00');
	expect(estimateDelivery(friday, 1, shippingConfig.zones.same_province)).toEqual({
		from: new Date('2026-11-23T00:00:00+07:00'),
		to: new Date('2026-11-24T00:00:00+07:00'),
	});
});

test('rateBetween prefers the rate of a province to that of its zone, and returns null where the province is not served', () => {
	const own = { firstVnd: 9000, nextVnd: 0, transitDays: { min: 1, max: 1 } };
	const provinces = [
		{ provinceCode: '31', rate: own },
		{ provinceCode: '79', rate: null },
	];
	const terms = { ...PLATFORM_TERMS, provinces };
	expect(rateBetween(terms, hanoi, haiphong)).toEqual(own);
	expect(rateBetween(terms, hanoi, saigon)).toBeNull();
	expect(rateBetween(terms, hanoi, hanoi)).toEqual(shippingConfig.zones.same_province);
});
