import { expect, test } from 'vitest';
import { serviceOf } from './shop-service.ts';

const health = {
	orders: 40,
	shipped: 30,
	packedInTime: 29,
	cancelled: 1,
	disputesLost: 0,
	confirmedLate: 0,
	asked: 0,
	answeredLate: 0,
	confirmMinutes: 95,
};

test('shares are rounded against the shop: never better than it was', () => {
	expect(serviceOf(health)).toEqual({ packedInTimePercent: 96, cancelPercent: 3, confirmMinutes: 95 });
});

test('on fewer than five orders nothing is said', () => {
	const silent = { packedInTimePercent: null, cancelPercent: null, confirmMinutes: null };
	expect(serviceOf(null)).toEqual(silent);
	expect(serviceOf({ ...health, orders: 4, shipped: 4, packedInTime: 4 })).toEqual(silent);
	expect(serviceOf({ ...health, orders: 5, shipped: 4, packedInTime: 4 })).toMatchObject({
		packedInTimePercent: null,
		cancelPercent: 20,
	});
});
