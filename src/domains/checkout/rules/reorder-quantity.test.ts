import { expect, test } from 'vitest';
import { reorderQuantity } from './reorder-quantity.ts';

const limits = (max: number, min = 1, step = 1) => ({ min, max, step });

test.each([
	['all of it', 3, 0, limits(10), 3],
	['as many as there are', 3, 0, limits(2), 2],
	['those that join what is in the cart', 3, 9, limits(10), 1],
	['nothing when the cart has them all', 3, 10, limits(10), 0],
	['nothing when nothing is sold', 3, 0, limits(0), 0],
	['whole steps only', 5, 0, limits(12, 4, 4), 4],
	['no less than the shop sells', 1, 0, limits(12, 4, 4), 0],
	['nothing when the cart holds more than is sold', 2, 12, limits(10), 0],
])('reorderQuantity returns %s', (_title, wanted, held, of, expected) => {
	expect(reorderQuantity(wanted, held, of)).toBe(expected);
});
