import { expect, test } from 'vitest';
import { isHalfTypedVnd, readTypedVnd } from './typed-amount.ts';

test.each([
	['', 0],
	['45.000', 45_000],
	['45k', 45_000],
	['45 K', 45_000],
	['４５ｋ', 45_000],
	['45 nghìn', 45_000],
	['1,2tr', 1_200_000],
	['1.2tr', 1_200_000],
	['1tr5', 1_500_000],
	['1tr25', 1_250_000],
	['2 triệu đồng', 2_000_000],
	['1,5 tỷ', 1_500_000_000],
])('readTypedVnd(%j) returns %i', (text, vnd) => expect(readTypedVnd(text)).toBe(vnd));

test.each(['k', '-45k', '4k5', '1,2tr5', '45 cái', '4,5', '1.234k5', '9999999999tr', '1e3k', '45kg'])(
	'readTypedVnd(%j) returns null',
	(text) => expect(readTypedVnd(text)).toBeNull(),
);

test('isHalfTypedVnd accepts a text that can still become an amount', () => {
	expect(['1.', '1,2', '1,2t', '45 ng', '2 triệ'].every(isHalfTypedVnd)).toBe(true);
	expect(['-5', '', 'k', '1e3'].some(isHalfTypedVnd)).toBe(false);
});
