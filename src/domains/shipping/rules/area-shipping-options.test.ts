import { expect, test } from 'vitest';
import { PLATFORM_TERMS } from '../contract.ts';
import { shippingOptionsByArea } from './area-shipping-options.ts';

const at = new Date('2026-11-20T15:00:00+07:00');
const parcel = { pieces: [{ quantity: 1, weightG: 1200, sizeCm: null }], goodsVnd: 200_000, prepDays: 1 };
const fees = (terms: Parameters<typeof shippingOptionsByArea>[0]) =>
	shippingOptionsByArea(terms, parcel, at).map(({ zone, provinceCode, offer }) => [
		zone ?? provinceCode,
		offer?.feeVnd ?? null,
	]);

test('shippingOptionsByArea lists the three zones from near to far, then the provinces with a different rate', () => {
	expect(fees({ ...PLATFORM_TERMS, provinces: [{ provinceCode: '79', rate: null }] })).toEqual([
		['same_province', 21_000],
		['same_region', 30_000],
		['other_region', 39_000],
		['79', null],
	]);
});

test('shippingOptionsByArea is free above freeFromVnd in every zone that is served', () => {
	const zones = { ...PLATFORM_TERMS.zones, other_region: null };
	expect(fees({ zones, provinces: [], freeFromVnd: 200_000 })).toEqual([
		['same_province', 0],
		['same_region', 0],
		['other_region', null],
	]);
});
