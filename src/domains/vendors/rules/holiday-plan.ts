import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { daysBetween } from '#src/shared/time.ts';
import { holidayConfig, refuse } from '../contract.ts';

export type HolidayRefusal = Failure<
	'vendors.holiday_turned' | 'vendors.holiday_over' | 'vendors.holiday_too_far' | 'vendors.holiday_too_long'
>;

/** Vietnamese days as `YYYY-MM-DD`, both included; a day that no calendar has counts as turned. */
export function checkHoliday(from: string, to: string, today: string): Result<null, HolidayRefusal> {
	const { daysAheadMax, daysMax } = holidayConfig;
	const days = daysBetween(from, to) + 1;
	if (!isDay(from) || !isDay(to) || days < 1) return refuse('vendors.holiday_turned');
	if (to < today) return refuse('vendors.holiday_over');
	if (daysBetween(today, from) > daysAheadMax) return refuse('vendors.holiday_too_far', { max: daysAheadMax });
	if (days > daysMax) return refuse('vendors.holiday_too_long', { max: daysMax });
	return ok(null);
}

/** `2027-02-30` is read as another day by some engines and by PostgreSQL not at all. */
function isDay(text: string): boolean {
	const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
	const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
	return year >= 2000 && month >= 1 && month <= 12 && day >= 1 && day <= last;
}
