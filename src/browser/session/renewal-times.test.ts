import { expect, test } from 'vitest';
import { backOffMs, renewalDelayMs } from './renewal-times.ts';

test.each([
	[900, 900, 600_000],
	[300, 900, 0],
	[299, 900, 0],
	[301, 900, 1000],
	[300, 300, 200_000],
	[30, 30, 20_000],
	[0, 900, 0],
])('renewalDelayMs(%i s left, %i s of life) returns %i ms', (leftS, lifeS, delayMs) => {
	expect(renewalDelayMs(leftS, lifeS)).toBe(delayMs);
});

test('backOffMs doubles from 30 s to 16 minutes, with up to 10 % jitter', () => {
	const middle = [1, 2, 3, 4, 5, 6, 7, 20].map((failures) => backOffMs(failures, 0.5) / 1000);
	expect(middle).toEqual([30, 60, 120, 240, 480, 960, 960, 960]);
	expect(backOffMs(1, 0)).toBe(27_000);
	expect(backOffMs(1, 1)).toBe(33_000);
});
