import { expect, test } from 'vitest';
import { isHalfGrouped, isTooLong, readGrouped, readWhole } from './typed-number.ts';

test.each([
	['', 0],
	['  ', 0],
	['0', 0],
	['12000', 12_000],
	['12.000', 12_000],
	['1.234.567', 1_234_567],
	['12 000', 12_000],
	['12,000', 12_000],
	['1,234,567', 1_234_567],
	['12.000đ', 12_000],
	['12.000 ₫', 12_000],
	['12.000\u00a0₫', 12_000],
	[' 12.000 VND ', 12_000],
	['５', 5],
	['007', 7],
	['999999999999', 999_999_999_999],
])('readWhole(%j) returns %i', (text, value) => expect(readWhole(text)).toBe(value));

test.each([
	'-5',
	'−5',
	'+5',
	'1.5',
	'1,5',
	'1e3',
	'0x10',
	'5²',
	'½',
	'🍎',
	'5🍎',
	'năm',
	'đ',
	'.',
	'1.',
	'.5',
	'1.23',
	'1.2345',
	'1.234,567',
	'1..000',
	'12.000.00',
	'1000000000000',
	'5%',
	'500g',
	'1 2',
	'Infinity',
	'NaN',
])('readWhole(%j) returns null', (text) => expect(readWhole(text)).toBeNull());

test('readGrouped accepts a grouped field after a digit was inserted or removed', () => {
	expect(readGrouped('123', '1234')).toBe(1234);
	expect(readGrouped('12.345', '12.34')).toBe(1234);
	expect(readGrouped('12.345', '12345')).toBe(12_345);
	expect(readGrouped('12.345', '126.345')).toBe(126_345);
	expect(readGrouped('12.345', '')).toBe(0);
	expect(readGrouped('12.345', '7')).toBe(7);
	expect(readGrouped('1.234', '.234')).toBe(234);
});

test('readGrouped returns null for a typed decimal point or sign', () => {
	expect(readGrouped('1', '1.')).toBeNull();
	expect(readGrouped('1.', '1.5')).toBeNull();
	expect(readGrouped('1.50', '1.500')).toBe(1500);
	expect(readGrouped('5', '-5')).toBeNull();
	expect(readGrouped('-', '-5')).toBeNull();
	expect(readGrouped('-5', '5')).toBe(5);
	expect(readGrouped('12.345', '12.345,5')).toBeNull();
	expect(readGrouped('', '1.234.567đ')).toBe(1_234_567);
});

test('isHalfGrouped accepts a text that can still become a grouped number', () => {
	expect(['1.', '1.5', '1.50', '12.345.6', '12,00'].every(isHalfGrouped)).toBe(true);
	expect(['-5', '1e3', '1.2345', '', '.5'].some(isHalfGrouped)).toBe(false);
});

test.each(['1000000000000', '99.999.999.999.999', '99999999999999đ'])('isTooLong(%j) is true', (text) =>
	expect(isTooLong(text)).toBe(true),
);
test.each(['', '999999999999', '-1000000000000', '1.5', 'abc', '1e30'])('isTooLong(%j) is false', (text) =>
	expect(isTooLong(text)).toBe(false),
);
