import { expect, test } from 'vitest';
import { linked } from './compare.ts';

test.each([
	[[], ['e']],
	[
		['a', 'b'],
		['a', 'b', 'e'],
	],
	[
		['a', 'e'],
		['a', 'e'],
	],
	[
		['a', 'b', 'c', 'd'],
		['a', 'b', 'c', 'd'],
	],
])('of %j the link leads to %j: a fifth throws none of four out', (ids, shown) => {
	expect(linked(ids, 'e')).toEqual(shown);
});
