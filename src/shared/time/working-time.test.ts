import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HOUR_MS } from '../time.ts';
import { addWorkingDays, addWorkingHours, isWorkingDay } from './working-time.ts';

const at = (local: string): Date => new Date(`${local}:00+07:00`);

describe('working time', () => {
	test.each([
		['a Friday', '2026-11-20T10:00', true],
		['a Saturday', '2026-11-21T23:59', true],
		['the first minute of a Sunday', '2026-11-22T00:00', false],
		['the last minute of a Sunday', '2026-11-22T23:59', false],
		['Lunar New Year', '2027-02-06T09:00', false],
	])('isWorkingDay: %s', (_day, local, expected) => {
		expect(isWorkingDay(at(local))).toBe(expected);
	});

	test.each([
		['within one day', '2026-11-19T08:00', 12, '2026-11-19T20:00'],
		['into the next day', '2026-11-19T20:00', 12, '2026-11-20T08:00'],
		['across a Sunday', '2026-11-21T18:00', 12, '2026-11-23T06:00'],
		['up to midnight before a Sunday', '2026-11-21T12:00', 12, '2026-11-22T00:00'],
		['zero hours from the midnight when a holiday starts', '2026-01-01T00:00', 0, '2026-01-01T00:00'],
		['from a Sunday', '2026-11-22T15:00', 24, '2026-11-24T00:00'],
		['across Lunar New Year and a Sunday', '2027-02-04T12:00', 24, '2027-02-10T12:00'],
	])('addWorkingHours: %s', (_title, from, hours, expected) => {
		expect(addWorkingHours(at(from), hours)).toEqual(at(expected));
	});

	test.each([
		['zero days return today', '2026-11-20T23:00', 0, '2026-11-20T00:00'],
		['zero days on a Sunday return Monday', '2026-11-22T08:00', 0, '2026-11-23T00:00'],
		['two days across a Sunday', '2026-11-20T10:00', 2, '2026-11-23T00:00'],
	])('addWorkingDays: %s', (_title, from, days, expected) => {
		expect(addWorkingDays(at(from), days)).toEqual(at(expected));
	});

	test('addWorkingHours never returns an earlier time than clock hours, and is additive', () => {
		const instants = fc.date({ min: at('2026-01-01T00:00'), max: at('2027-12-01T00:00'), noInvalidDate: true });
		fc.assert(
			fc.property(
				instants,
				fc.integer({ min: 0, max: 100 }),
				fc.integer({ min: 0, max: 100 }),
				(from, first, second) => {
					const whole = addWorkingHours(from, first + second);
					expect(whole.getTime()).toBeGreaterThanOrEqual(from.getTime() + (first + second) * HOUR_MS);
					expect(addWorkingHours(addWorkingHours(from, first), second)).toEqual(whole);
				},
			),
		);
	});
});
