import { expect, test } from 'vitest';
import { offeredOf } from './offered.ts';

test('offered are those that can be ordered now, or all where none can', () => {
	const [gone, there] = [{ available: 0 }, { available: 3 }];
	expect(offeredOf([gone, there])).toEqual([there]);
	expect(offeredOf([gone])).toEqual([gone]);
	expect(offeredOf([])).toEqual([]);
});
