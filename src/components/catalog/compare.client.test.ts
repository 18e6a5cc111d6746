import { expect, test } from 'vitest';
import { addToComparison } from './compare.client.ts';

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
])('linked(%j) returns %j: a fifth product does not replace one of four', (ids, shown) => {
	expect(addToComparison(ids, 'e')).toEqual(shown);
});
