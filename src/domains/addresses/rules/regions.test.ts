import { expect, test } from 'vitest';
import { regionOf } from './regions.ts';

test.each([
	['01', 'bac', 'Hà Nội'],
	['37', 'bac', 'Ninh Bình'],
	['38', 'trung', 'Thanh Hoá'],
	['68', 'trung', 'Lâm Đồng'],
	['75', 'nam', 'Đồng Nai'],
	['79', 'nam', 'Thành phố Hồ Chí Minh'],
	['96', 'nam', 'Cà Mau'],
] as const)('regionOf(%s) returns %s (%s)', (code, region, _name) => {
	expect(regionOf(code)).toBe(region);
});
