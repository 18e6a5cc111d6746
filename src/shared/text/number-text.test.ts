import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatNumber, formatStars } from './number-text.ts';

const withMinus = (text: string): string => text.replace('-', '\u2212');

test.each([1, 2, 3])("formatNumber with up to %i decimals matches Intl's Vietnamese format", (most) => {
	const written = new Intl.NumberFormat('vi-VN', { maximumFractionDigits: most });
	fc.assert(
		fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (parts) => {
			const value = parts / 10 ** most;
			expect(formatNumber(value, most)).toBe(withMinus(written.format(value)));
		}),
	);
	expect(formatNumber(0.0004)).toBe('0');
	expect(formatNumber(1_234.5678)).toBe('1.234,568');
});

test('formatStars always shows one decimal', () => {
	expect([0, 1, 3.04, 4.25, 4.96, 5].map(formatStars)).toEqual(['0,0', '1,0', '3,0', '4,3', '5,0', '5,0']);
});
