import { expect, test } from 'vitest';
import { serviceOf } from './shop-service.ts';

const health = {
	orders: 40,
	shipped: 30,
	sentInTime: 29,
	cancelled: 1,
	disputesLost: 0,
	confirmedLate: 0,
	asked: 0,
	answeredLate: 0,
	confirmMinutes: 95,
};

test('serviceOf rounds shares against the shop', () => {
	expect(serviceOf(health)).toEqual({ sentInTimePercent: 96, cancelPercent: 3, confirmMinutes: 95 });
});

test('serviceOf returns no figures for fewer than five orders', () => {
	const silent = { sentInTimePercent: null, cancelPercent: null, confirmMinutes: null };
	expect(serviceOf(null)).toEqual(silent);
	expect(serviceOf({ ...health, orders: 4, shipped: 4, sentInTime: 4 })).toEqual(silent);
	expect(serviceOf({ ...health, orders: 5, shipped: 4, sentInTime: 4 })).toMatchObject({
		sentInTimePercent: null,
		cancelPercent: 20,
	});
});
