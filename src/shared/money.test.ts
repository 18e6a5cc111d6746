import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatVnd, shareOf, splitByLargestRemainder } from './money.ts';

test('formatVnd groups thousands and appends the đồng sign', () => {
	expect(formatVnd(1_234_567)).toBe('1.234.567\u00a0₫');
	expect(formatVnd(0)).toBe('0\u00a0₫');
});

test('shareOf rounds down', () => {
	expect(shareOf(19_999, 50)).toBe(99);
	expect(shareOf(9_999_999_999, 10_000)).toBe(9_999_999_999);
});

test('splitByLargestRemainder gives the odd đồng to the largest remainder, and to the earlier line on a tie', () => {
	expect(splitByLargestRemainder(100, [1, 1, 1])).toEqual([34, 33, 33]);
	expect(splitByLargestRemainder(10, [0, 0])).toEqual([10, 0]);
	expect(splitByLargestRemainder(5, [])).toEqual([]);
});

test('the parts of splitByLargestRemainder sum to the total and are never negative', () => {
	const amounts = fc.integer({ min: 0, max: 9_999_999_999 });
	fc.assert(
		fc.property(amounts, fc.array(amounts, { minLength: 1, maxLength: 40 }), (total, weights) => {
			const parts = splitByLargestRemainder(total, weights);
			expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total);
			expect(parts.every((part) => part >= 0 && Number.isSafeInteger(part))).toBe(true);
		}),
	);
});
