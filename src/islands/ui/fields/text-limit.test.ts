import { expect, test } from 'vitest';
import { countText, tooLongText } from './text-limit.ts';

test('tooLongText is undefined up to the limit and tells above it how many characters to remove', () => {
	expect(tooLongText('x'.repeat(2000), 2000)).toBeUndefined();
	expect(tooLongText('x'.repeat(2001), 2000)).toBe('Nhiều nhất 2.000 ký tự, bạn hãy bớt 1 ký tự.');
	expect(tooLongText('x'.repeat(9000), undefined)).toBeUndefined();
});

test('countText shows the count from 80 % of the limit on and above it', () => {
	expect(countText('x'.repeat(79), 100)).toBeUndefined();
	expect(countText('x'.repeat(80), 100)).toBe('80/100 ký tự');
	expect(countText('x'.repeat(1234), 1000)).toBe('1.234/1.000 ký tự');
});
