import { expect, test } from 'vitest';
import { healthCauses } from './health-causes.ts';

const health = { orders: 100, shipped: 80, packedInTime: 76, cancelled: 4, disputesLost: 1, confirmMinutes: 30 };

test('what stands at its bound is not over it, what is above is', () => {
	expect(healthCauses(health).map(({ kind, percent, isOver }) => [kind, percent, isOver])).toEqual([
		['late_ship', 5, false],
		['cancel', 4, true],
		['lost_dispute', 1, false],
	]);
});

test('a handful of orders says nothing about a shop', () => {
	const few = { ...health, orders: 4, shipped: 0, packedInTime: 0, cancelled: 4, disputesLost: 0 };
	expect(healthCauses(few).every(({ isOver }) => !isOver)).toBe(true);
});
