import fc from 'fast-check';
import { expect, test } from 'vitest';
import { orderableOf, shortagesOf, stockLabel, sumByVariant } from './stock.ts';

test.each([
	[0, 'out'],
	[1, 1],
	[5, 5],
	[6, 'in_stock'],
] as const)('stockWord of %i items returns %s', (available, wanted) => {
	expect(stockLabel(available)).toBe(wanted);
});

test.each([
	[5, 6, 0],
	[6, 6, 6],
	[0, 1, 0],
	[-2, 1, 0],
	[3, 0, 3],
])('orderableOf %i items with a minimum quantity of %i returns %i', (available, quantityMin, wanted) => {
	expect(orderableOf(available, quantityMin)).toBe(wanted);
});

test.each([
	[{ onHand: 10, reserved: 3 }, 7, []],
	[{ onHand: 10, reserved: 3 }, 8, [{ variantId: 'a', wanted: 8, available: 7 }]],
	[{ onHand: 0, reserved: 0 }, 1, [{ variantId: 'a', wanted: 1, available: 0 }]],
])(
	'shortagesOf for the stock %o and the quantity %i returns the variants that are short',
	(level, quantity, wanted) => {
		expect(shortagesOf([{ variantId: 'a', ...level }], new Map([['a', quantity]]))).toEqual(wanted);
	},
);

test('shortagesOf treats a variant without a stock row as having none', () => {
	expect(shortagesOf([], new Map([['a', 1]]))).toEqual([{ variantId: 'a', wanted: 1, available: 0 }]);
});

test('sumByVariant sums each variant once and sorts by id, regardless of the order of the lines', () => {
	const line = fc.record({ variantId: fc.constantFrom('a', 'b', 'c', 'd'), quantity: fc.integer({ min: 1, max: 50 }) });
	fc.assert(
		fc.property(fc.array(line), (lines) => {
			const sums = sumByVariant(lines);
			expect([...sums.keys()]).toEqual([...sums.keys()].sort());
			const total = lines.reduce((sum, { quantity }) => sum + quantity, 0);
			expect([...sums.values()].reduce((sum, quantity) => sum + quantity, 0)).toBe(total);
			expect(sumByVariant([...lines].reverse())).toEqual(sums);
		}),
	);
});
