import { expect, test } from 'vitest';
import { lowestFree } from './use-place.ts';

test.each([
	[[], 1, 1],
	[[1], 1, null],
	[[1, 3], 3, 2],
	[[2], 2, 1],
	[[1, 2, 3], 3, null],
] as const)('lowestFree of places %j with %i uses returns %s', (taken, most, free) => {
	expect(lowestFree(taken, most)).toBe(free);
});
