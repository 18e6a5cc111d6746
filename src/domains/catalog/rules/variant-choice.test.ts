import { expect, test } from 'vitest';
import { initialVariant, orderable, valuesOf, variantWith } from './variant-choice.ts';

const variant = (id: string, available: number, ...optionValues: string[]) => ({ id, available, optionValues });
const shirts = [
	variant('red-s', 0, 'Đỏ', 'S'),
	variant('red-m', 4, 'Đỏ', 'M'),
	variant('blue-s', 3, 'Xanh', 'S'),
	variant('blue-l', 0, 'Xanh', 'L'),
];

test.each([
	['blue-l', 'blue-l', 'what the address names, even when it is sold out'],
	[null, 'red-m', 'the first that can be bought'],
	['unknown', 'red-m', 'the first that can be bought'],
])('with ?variant=%s the page opens on %s: %s', (wanted, id, _why) => {
	expect(initialVariant(shirts, wanted)?.id).toBe(id);
});

test('with everything sold out the page opens on the first', () => {
	expect(initialVariant([variant('a', 0), variant('b', 0)], null)?.id).toBe('a');
	expect(initialVariant([], null)).toBeNull();
});

test('the values of an option stand once, in the order of the shop', () => {
	expect(valuesOf(shirts, 0)).toEqual(['Đỏ', 'Xanh']);
	expect(valuesOf(shirts, 1)).toEqual(['S', 'M', 'L']);
});

test.each([
	['red-s', 0, 'Xanh', 'blue-s', 'the size is kept'],
	['red-m', 0, 'Xanh', 'blue-s', 'no such size: what can be bought'],
	['blue-s', 1, 'L', 'blue-l', 'the colour is kept, though sold out'],
	['red-m', 1, 'XL', undefined, 'there is none'],
])('from %s, option %i to %s leads to %s: %s', (from, option, value, id, _why) => {
	const current = shirts.find((shirt) => shirt.id === from);
	expect(current && variantWith(shirts, current, option, value)?.id).toBe(id);
});

test.each([
	[{ quantityMin: 1, quantityStep: 1, quantityMax: 50 }, 7, 7],
	[{ quantityMin: 1, quantityStep: 1, quantityMax: 50 }, 80, 50],
	[{ quantityMin: 5, quantityStep: 5, quantityMax: 50 }, 14, 10],
	[{ quantityMin: 5, quantityStep: 5, quantityMax: 50 }, 4, 0],
	[{ quantityMin: 1, quantityStep: 1, quantityMax: 50 }, 0, 0],
])('by the rule %o of %i pieces one can order %i', (rule, available, wanted) => {
	expect(orderable(rule, available)).toBe(wanted);
});
