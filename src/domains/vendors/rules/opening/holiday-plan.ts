import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { clean } from '#src/shared/text/text.ts';
import { daysBetween } from '#src/shared/time.ts';
import { type AnnouncedHoliday, fail, holidayConfig } from '../../contract/shop.ts';
import type { Holiday } from './shop-opening.ts';

export type HolidayFailure = Failure<
	'vendors.holiday_turned' | 'vendors.holiday_over' | 'vendors.holiday_too_far' | 'vendors.holiday_too_long'
>;

const FIRST = 'holiday.from';
const LAST = 'holiday.to';

/** Vietnamese days as `YYYY-MM-DD`, both inclusive; a day that does not exist fails with `vendors.holiday_turned`. */
export function checkHoliday(from: string, to: string, today: string): Result<null, HolidayFailure> {
	const { daysAheadMax, daysMax } = holidayConfig;
	const days = daysBetween(from, to) + 1;
	if (!isDay(from)) return rejectDay('vendors.holiday_turned', FIRST);
	if (!isDay(to) || days < 1) return rejectDay('vendors.holiday_turned', LAST);
	if (to < today) return rejectDay('vendors.holiday_over', LAST);
	if (daysBetween(today, from) > daysAheadMax) return rejectDay('vendors.holiday_too_far', FIRST, daysAheadMax);
	if (days > daysMax) return rejectDay('vendors.holiday_too_long', LAST, daysMax);
	return ok(null);
}

const rejectDay = (code: HolidayFailure['code'], day: string, max?: number) =>
	fail(code, max === undefined ? undefined : { max }, { [day]: code });

/** Some engines parse `2027-02-30` as another day, and PostgreSQL rejects it. */
function isDay(text: string): boolean {
	const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
	const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
	return year >= 2000 && month >= 1 && month <= 12 && day >= 1 && day <= last;
}

/** Returns null for a past holiday. */
export function storedHoliday(shop: Holiday & { readonly closedNote: string }, today: string): AnnouncedHoliday | null {
	const { closedFrom: from, closedTo: to, closedNote: note } = shop;
	return from === null || to === null || to < today ? null : { from, to, note };
}

export const isSameHoliday = (one: AnnouncedHoliday | null, other: AnnouncedHoliday | null): boolean =>
	one?.from === other?.from && one?.to === other?.to && clean(one?.note ?? '') === clean(other?.note ?? '');
