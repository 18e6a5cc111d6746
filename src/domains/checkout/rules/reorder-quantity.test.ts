import { expect, test } from 'vitest';
import { reorderQuantity } from './reorder-quantity.ts';

const limits = (max: number, min = 1, step = 1) => ({ min, max, step });

test.each([
	['the ordered quantity', 3, 0, limits(10), 3],
	['the stock when it is below the ordered quantity', 3, 0, limits(2), 2],
	['only the quantity that still fits into the cart', 3, 9, limits(10), 1],
	['0 when the cart contains the whole stock', 3, 10, limits(10), 0],
	['0 when nothing is on sale', 3, 0, limits(0), 0],
	['whole steps only', 5, 0, limits(12, 4, 4), 4],
	['0 when the ordered quantity is below the minimum', 1, 0, limits(12, 4, 4), 0],
	['0 when the cart contains more than the stock', 2, 12, limits(10), 0],
])('reorderQuantity returns %s', (_title, wanted, held, of, expected) => {
	expect(reorderQuantity(wanted, held, of)).toBe(expected);
});
