import { expect, test } from 'vitest';
import {
	chooseQuantities,
	productOf,
	quantitiesExcept,
	remainingQuantities,
	subtractQuantities,
} from './line-quantities.ts';

const bought = [
	{ id: 'shirt', quantity: 3 },
	{ id: 'cap', quantity: 1 },
];
const left = subtractQuantities(bought, [
	{ lineId: 'shirt', quantity: 1 },
	{ lineId: 'cap', quantity: 1 },
]);

test('quantitiesLeft returns the bought quantities minus the shipped ones', () => {
	expect(left).toEqual([{ lineId: 'shirt', quantity: 2 }]);
	expect(subtractQuantities(bought, [])).toHaveLength(2);
});

test.each([
	['all unshipped items when no lines are given', undefined, [{ lineId: 'shirt', quantity: 2 }]],
	['a part of a line', [{ lineId: 'shirt', quantity: 1 }], [{ lineId: 'shirt', quantity: 1 }]],
	[
		'the sum of the quantities when a line is given twice',
		[
			{ lineId: 'shirt', quantity: 1 },
			{ lineId: 'shirt', quantity: 1 },
		],
		[{ lineId: 'shirt', quantity: 2 }],
	],
	['nothing when a quantity exceeds the unshipped items', [{ lineId: 'shirt', quantity: 3 }], null],
	['nothing when a line is fully shipped', [{ lineId: 'cap', quantity: 1 }], null],
	['nothing when a line belongs to another order', [{ lineId: 'boots', quantity: 1 }], null],
])('chooseQuantities takes %s', (_title, wanted, expected) => {
	const chosen = chooseQuantities(left, wanted);
	expect(chosen.ok ? chosen.value : null).toEqual(expected);
});

test('chooseQuantities fails when no items are left', () => {
	expect(chooseQuantities([], undefined).ok).toBe(false);
});

const [shirts, cap] = [
	{ lineId: 'shirt', quantity: 2 },
	{ lineId: 'cap', quantity: 1 },
];

test('quantitiesExcept subtracts each quantity once and never returns less than zero', () => {
	expect(quantitiesExcept([shirts, cap], [{ lineId: 'shirt', quantity: 1 }, cap])).toEqual([
		{ lineId: 'shirt', quantity: 1 },
	]);
	expect(quantitiesExcept([cap], [cap, cap, shirts])).toEqual([]);
	expect(quantitiesExcept([shirts], [])).toEqual([shirts]);
});

test('quantitiesStillLeft reduces a requested quantity to what is still unshipped', () => {
	expect(remainingQuantities(left, [{ lineId: 'shirt', quantity: 5 }, cap])).toEqual([shirts]);
});

test('productOf maps quantities to variants and throws for a line of another order', () => {
	const lines = [{ id: 'shirt', variantId: 'red' }];
	expect(productOf(lines, [shirts])).toEqual([{ variantId: 'red', quantity: 2 }]);
	expect(() => productOf(lines, [cap])).toThrow('not of this order');
});
