import { expect, test } from 'vitest';
import { groupTyped } from './money-text.ts';

test.each([
	['', 0, '', 0, null],
	['1', 1, '1', 1, 1],
	['1234', 4, '1.234', 5, 1234],
	['1.2345', 6, '12.345', 6, 12345],
	['12.34', 5, '1.234', 5, 1234],
	['1x5.000', 2, '15.000', 1, 15000],
	['9.999.999.9999', 14, '9.999.999.999', 13, 9_999_999_999],
	['abc', 3, '', 0, null],
	['0', 1, '0', 1, 0],
	['007', 3, '7', 1, 7],
	['1.234.567 ₫', 11, '1.234.567', 9, 1_234_567],
])('typing %s with the caret at %i shows %s', (typed, caret, text, shownCaret, amountVnd) => {
	expect(groupTyped(typed, caret)).toEqual({ text, caret: shownCaret, amountVnd });
});
