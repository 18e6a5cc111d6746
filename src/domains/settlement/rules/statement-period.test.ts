import { expect, test } from 'vitest';
import { instantOfDay, statementChoices, statementSpan } from './statement-period.ts';

const at = (local: string): Date => new Date(`${local}+07:00`);

test.each([
	['a month', 'month', '2026-11-22T00:00:00', '2026-11-01T00:00:00', '2026-12-01T00:00:00'],
	['its last moment', 'month', '2026-12-31T23:59:59', '2026-12-01T00:00:00', '2027-01-01T00:00:00'],
	['a leap February', 'month', '2028-02-29T00:00:00', '2028-02-01T00:00:00', '2028-03-01T00:00:00'],
	['a Monday at midnight', 'week', '2026-11-23T00:00:00', '2026-11-23T00:00:00', '2026-11-30T00:00:00'],
	['the Sunday before it', 'week', '2026-11-22T23:59:59', '2026-11-16T00:00:00', '2026-11-23T00:00:00'],
] as const)('statementSpan: %s belongs to a period in Vietnam time', (_what, period, instant, from, to) => {
	expect(statementSpan(period, at(instant))).toEqual({ from: at(from), to: at(to) });
});

test('instantOfDay returns noon of the day in Vietnam time', () => {
	expect(instantOfDay('2026-11-22')).toEqual(at('2026-11-22T12:00:00'));
});

test('statementChoices lists the last months and weeks, the newest first, by their first day', () => {
	const choices = statementChoices(at('2026-11-26T10:00:00'));
	const of = (wanted: string) => choices.filter(({ period }) => period === wanted).map(({ day }) => day);
	expect(of('month').slice(0, 2)).toEqual(['2026-11-01', '2026-10-01']);
	expect(of('week').slice(0, 3)).toEqual(['2026-11-23', '2026-11-16', '2026-11-09']);
	expect([of('month').at(-1), of('week').at(-1)]).toEqual(['2025-11-01', '2026-08-31']);
});
