import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatCount, formatVnd } from './amount-text.ts';

const vietnamese = new Intl.NumberFormat('vi-VN', { maximumFractionDigits: 0 });
const withMinus = (text: string): string => text.replace('-', '\u2212');

test('formatCount groups digits as Intl does for Vietnamese, and formatVnd rounds and appends ₫', () => {
	fc.assert(
		fc.property(fc.maxSafeInteger(), (count) => {
			expect(formatCount(count)).toBe(withMinus(vietnamese.format(count)));
		}),
	);
	expect([0, -0.4, 999, 1000, -1000, 1_234_567.5].map(formatVnd)).toEqual(
		['0', '0', '999', '1.000', '\u22121.000', '1.234.568'].map((text) => `${text}\u00a0₫`),
	);
});
