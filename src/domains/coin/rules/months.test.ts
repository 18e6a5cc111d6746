import { expect, test } from 'vitest';
import { isMonth, monthBounds, monthsUpTo } from './months.ts';

test('monthBounds returns midnight in Việt Nam of this month and of the next', () => {
	expect(monthBounds('2026-12')).toEqual({
		from: new Date('2026-12-01T00:00:00+07:00'),
		to: new Date('2027-01-01T00:00:00+07:00'),
	});
});

test.each([
	['2026-11', true],
	['2026-13', false],
	['2026-1', false],
	["2026-11' or 1=1", false],
	[null, false],
])('isMonth of %s is %s', (text, is) => {
	expect(isMonth(text)).toBe(is);
});

test('monthsUpTo counts months in Vietnamese time, also in the first hours of a month', () => {
	expect(monthsUpTo(new Date('2027-01-01T00:30:00+07:00'), 3)).toEqual(['2027-01', '2026-12', '2026-11']);
});
