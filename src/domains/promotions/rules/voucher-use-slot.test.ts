import { expect, test } from 'vitest';
import { lowestFreeSlot } from './voucher-use-slot.ts';

test.each([
	[[], 1, 1],
	[[1], 1, null],
	[[1, 3], 3, 2],
	[[2], 2, 1],
	[[1, 2, 3], 3, null],
] as const)('lowestFree of places %j with %i uses returns %s', (taken, most, free) => {
	expect(lowestFreeSlot(taken, most)).toBe(free);
});
