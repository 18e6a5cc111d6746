import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatVnd, shareOf, splitByLargestRemainder } from './money.ts';

test('amounts are grouped by thousands with the dong sign', () => {
	expect(formatVnd(1_234_567)).toBe('1.234.567\u00a0₫');
	expect(formatVnd(0)).toBe('0\u00a0₫');
});

test('a share rounds down', () => {
	expect(shareOf(19_999, 50)).toBe(99);
	expect(shareOf(9_999_999_999, 10_000)).toBe(9_999_999_999);
});

test('the odd dong goes to the largest remainder, ties to the earlier line', () => {
	expect(splitByLargestRemainder(100, [1, 1, 1])).toEqual([34, 33, 33]);
	expect(splitByLargestRemainder(10, [0, 0])).toEqual([10, 0]);
	expect(splitByLargestRemainder(5, [])).toEqual([]);
});

test('the parts of a split always sum to the whole and none is negative', () => {
	const amounts = fc.integer({ min: 0, max: 9_999_999_999 });
	fc.assert(
		fc.property(amounts, fc.array(amounts, { minLength: 1, maxLength: 40 }), (total, weights) => {
			const parts = splitByLargestRemainder(total, weights);
			expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total);
			expect(parts.every((part) => part >= 0 && Number.isSafeInteger(part))).toBe(true);
		}),
	);
});
