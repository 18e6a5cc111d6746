import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cachedForDay, formatDate, formatDateTime, vietnamDay } from './time.ts';

const vietnamese = new Intl.DateTimeFormat('en-GB', {
	timeZone: 'Asia/Ho_Chi_Minh',
	dateStyle: 'short',
	timeStyle: 'short',
});

test('formatDateTime, formatDate and vietnamDay use Vietnamese time', () => {
	expect(formatDateTime(new Date('2026-11-21T17:05:00Z'))).toBe('22/11/2026 00:05');
	expect(formatDate(new Date('2026-12-31T17:00:00Z'))).toBe('01/01/2027');
	expect(vietnamDay(new Date('2026-11-21T16:59:59.999Z'))).toBe('2026-11-21');
});

test('formatDateTime matches Intl for every time since 1976', () => {
	const times = fc.date({ min: new Date('1976-01-01'), max: new Date('2999-01-01'), noInvalidDate: true });
	fc.assert(
		fc.property(times, (at) => {
			expect(formatDateTime(at)).toBe(vietnamese.format(at).replace(',', ''));
		}),
	);
});

test.each([
	['2026-11-21T23:59:59.999+07:00', '2026-11-22T00:00:00.000+07:00'],
	['2026-11-22T00:00:00.000+07:00', '2026-11-22T00:01:00.000+07:00'],
	['2026-11-22T00:00:59.999+07:00', '2026-11-22T00:01:00.000+07:00'],
	['2026-11-22T00:01:00.000+07:00', '2026-11-23T00:00:00.000+07:00'],
])('cachedForDay(%s) returns %s', (at, until) => {
	expect(cachedForDay(new Date(at))).toEqual(new Date(until));
});
