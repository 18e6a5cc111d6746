import { expect, test } from 'vitest';
import { isMonth, monthBounds, monthsUpTo } from './months.ts';

test('a month begins at midnight in Việt Nam and ends where the next begins', () => {
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
])('%s is a month: %s', (text, is) => {
	expect(isMonth(text)).toBe(is);
});

test('the last months are those of Việt Nam, also in its first hours', () => {
	expect(monthsUpTo(new Date('2027-01-01T00:30:00+07:00'), 3)).toEqual(['2027-01', '2026-12', '2026-11']);
});
