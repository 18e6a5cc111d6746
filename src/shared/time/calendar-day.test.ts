import { expect, test } from 'vitest';
import { CalendarDay } from './calendar-day.ts';

test.each([
	['2026-11-30', true],
	['2028-02-29', true],
	['2026-11-31', false],
	['2026-02-29', false],
	['1999-12-31', false],
	['2026-1-1', false],
	['', false],
])('CalendarDay accepts %j: %s', (text, isDay) => expect(CalendarDay.safeParse(text).success).toBe(isDay));
