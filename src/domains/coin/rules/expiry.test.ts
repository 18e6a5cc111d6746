import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addMs, DAY_MS, vietnamDay } from '#src/shared/time.ts';
import { bonusEndsAt, dueExpiryNotice, hasEnded, returnedCoinExpiry } from './expiry.ts';

describe('expiry of bonus coin', () => {
	test.each([
		['at the start of a month', '2026-11-01T00:00:00+07:00', '2027-03-01T00:00:00+07:00'],
		['in the last second of a month', '2026-11-30T23:59:59+07:00', '2027-03-01T00:00:00+07:00'],
		['at the start of a month that has not begun in London', '2026-12-01T00:00:00+07:00', '2027-04-01T00:00:00+07:00'],
		['whose third month is February of a leap year', '2027-11-30T12:00:00+07:00', '2028-03-01T00:00:00+07:00'],
		['whose third month is in the next year', '2026-10-15T12:00:00+07:00', '2027-02-01T00:00:00+07:00'],
	])('bonusEndsAt returns the end of the third month for a grant %s', (_title, granted, end) => {
		expect(bonusEndsAt(new Date(granted))).toEqual(new Date(end));
	});

	test('bonusEndsAt returns midnight in Việt Nam, 89 to 123 days later', () => {
		fc.assert(
			fc.property(fc.date({ min: new Date('2020-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }), (at) => {
				const end = bonusEndsAt(at);
				expect(vietnamDay(end).endsWith('-01')).toBe(true);
				expect(vietnamDay(addMs(end, -1))).not.toBe(vietnamDay(end));
				const days = (end.getTime() - at.getTime()) / DAY_MS;
				expect(days).toBeGreaterThan(89);
				expect(days).toBeLessThanOrEqual(123);
			}),
		);
	});

	test('hasEnded is true from the exact end on and false without an end', () => {
		const end = new Date('2027-03-01T00:00:00+07:00');
		expect(hasEnded({ expiresAt: end }, addMs(end, -1))).toBe(false);
		expect(hasEnded({ expiresAt: end }, end)).toBe(true);
		expect(hasEnded({ expiresAt: null }, end)).toBe(false);
	});

	test('revivedUntil returns an end at least thirty days later', () => {
		const now = new Date('2027-03-05T08:00:00+07:00');
		expect(returnedCoinExpiry(now)).toEqual(new Date('2027-04-05T00:00:00+07:00'));
	});
});

describe('dueExpiryNotice', () => {
	const expiresAt = new Date('2027-03-01T00:00:00+07:00');
	const at = (daysBefore: number) => addMs(expiresAt, -daysBefore * DAY_MS);
	test.each([
		['none 15 days before the end', 15, null, null],
		['14 days before the end', 14, null, 14],
		['none for a second time 13.5 days before the end', 13.5, 14, null],
		['3 days before the end', 3, 14, 3],
		['only the shorter one 2 days before the end', 2, null, 3],
		['again', 1, 3, null],
		['none after the end', -0.1, 14, null],
	])('returns the shortest distance that applies and was not sent: %s', (_title, daysBefore, noticedDays, due) => {
		expect(dueExpiryNotice({ expiresAt, noticedDays }, at(daysBefore))).toBe(due);
	});
});
