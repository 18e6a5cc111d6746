import { expect, test } from 'vitest';
import { displayPrice } from '../prices/display-price.ts';
import {
	bestOf,
	conflictingOptions,
	firstPicks,
	matchingVariants,
	orderable,
	pickedVariant,
	pickValue,
	valuesOf,
} from './variant-picker.ts';

const variant = (id: string, available: number, ...optionValues: string[]) => ({
	id,
	available,
	optionValues,
	priceVnd: 50_000,
});
const shirts = [
	variant('red-s', 0, 'Đỏ', 'S'),
	variant('red-m', 4, 'Đỏ', 'M'),
	variant('blue-s', 3, 'Xanh', 'S'),
	variant('blue-l', 0, 'Xanh', 'L'),
];

test.each([
	['blue-l', ['Xanh', 'L'], 'what the address names, even when it is sold out'],
	[null, [null, null], 'nothing that the person did not choose'],
	['unknown', [null, null], 'nothing that the person did not choose'],
])('firstPicks with ?variant=%s returns %j: %s', (wanted, picks, _why) => {
	expect(firstPicks(shirts, wanted)).toEqual(picks);
});

test('firstPicks selects the value of an option that has only one', () => {
	expect(firstPicks([variant('a', 1, 'Đỏ', 'S'), variant('b', 1, 'Đỏ', 'M')], null)).toEqual(['Đỏ', null]);
	expect(firstPicks([variant('a', 1)], null)).toEqual([]);
	expect(pickedVariant([variant('a', 1)], [])?.id).toBe('a');
	expect(pickedVariant([], [])).toBeNull();
});

test('pickedVariant returns null until every option is selected', () => {
	expect(pickedVariant(shirts, ['Đỏ', null])).toBeNull();
	expect(pickedVariant(shirts, ['Đỏ', 'M'])?.id).toBe('red-m');
	expect(matchingVariants(shirts, ['Đỏ', null]).map(({ id }) => id)).toEqual(['red-s', 'red-m']);
});

test.each([
	[[null, null], 0, 'Xanh', ['Xanh', null], 'the size stays open'],
	[['Đỏ', 'S'], 0, 'Xanh', ['Xanh', 'S'], 'the size is kept'],
	[['Đỏ', 'M'], 0, 'Xanh', ['Xanh', null], 'there is no blue M: the size is asked again, never swapped'],
	[['Xanh', 'S'], 1, 'L', ['Xanh', 'L'], 'the colour is kept, though sold out'],
	[['Đỏ', null], 1, 'L', [null, 'L'], 'there is no red L: the colour is asked again'],
])('pickValue from %j with option %i set to %s returns %j: %s', (picks, option, value, after, _why) => {
	expect(pickValue(shirts, picks, option, value)).toEqual(after);
});

test('bestOf returns the first available variant, or the first one when none is available', () => {
	expect(bestOf(shirts)?.id).toBe('red-m');
	expect(bestOf([variant('a', 0), variant('b', 0)])?.id).toBe('a');
	expect(bestOf([])).toBeNull();
});

test('bestOf returns the variant at the shown price, so that the price chart matches the price above it', () => {
	const flash = { ...variant('flash', 2), priceVnd: 40_000 };
	const soldOut = { ...variant('sold-out', 0), priceVnd: 30_000 };
	const all = [variant('a', 1), soldOut, flash];
	expect(bestOf(all)?.id).toBe('flash');
	expect(displayPrice(all.map((one) => ({ ...one, compareAtVnd: null })))?.priceVnd).toBe(40_000);
});

test('valuesOf returns each value of an option once, in the order of the shop', () => {
	expect(valuesOf(shirts, 0)).toEqual(['Đỏ', 'Xanh']);
	expect(valuesOf(shirts, 1)).toEqual(['S', 'M', 'L']);
});

test.each([
	[{ quantityMin: 1, quantityStep: 1, quantityMax: 50 }, 7, 7],
	[{ quantityMin: 1, quantityStep: 1, quantityMax: 50 }, 80, 50],
	[{ quantityMin: 5, quantityStep: 5, quantityMax: 50 }, 14, 10],
	[{ quantityMin: 5, quantityStep: 5, quantityMax: 50 }, 4, 0],
	[{ quantityMin: 1, quantityStep: 1, quantityMax: 50 }, 0, 0],
])('orderable by the rule %o of %i available items returns %i', (rule, available, wanted) => {
	expect(orderable(rule, available)).toBe(wanted);
});

test('clashesWith returns the selected values that no variant combines with the new value', () => {
	const sparse = [
		variant('1', 3, 'Đỏ', 'S', 'Dài'),
		variant('2', 3, 'Đỏ', 'M', 'Dài'),
		variant('3', 3, 'Xanh', 'S', 'Ngắn'),
	];
	expect(conflictingOptions(sparse, ['Đỏ', 'S', null], 1, 'M')).toEqual([]);
	expect(conflictingOptions(sparse, ['Đỏ', 'M', 'Dài'], 0, 'Xanh')).toEqual(['M', 'Dài']);
	expect(conflictingOptions(sparse, ['Đỏ', 'S', null], 2, 'Ngắn')).toEqual(['Đỏ']);
	expect(conflictingOptions(sparse, [null, null, null], 2, 'Ngắn')).toEqual([]);
});

test('clashesWith returns several values when only their combination with the new value does not exist', () => {
	const odd = [variant('1', 1, 'a', 'x', 'k'), variant('2', 1, 'b', 'x', 'l'), variant('3', 1, 'a', 'y', 'l')];
	expect(conflictingOptions(odd, ['a', 'x', null], 2, 'l')).toEqual(['a', 'x']);
});
