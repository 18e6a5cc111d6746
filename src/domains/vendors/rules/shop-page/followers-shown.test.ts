import { expect, test } from 'vitest';
import { followersShown } from './followers-shown.ts';

test.each([
	[0, 0],
	[1, 1],
	[999, 999],
	[1000, 1000],
	[1099, 1000],
	[1100, 1100],
	[12_999, 12_000],
	[1_234_567, 1_200_000],
])('followersShown of %i is %i', (followers, told) => {
	expect(followersShown(followers)).toBe(told);
});
