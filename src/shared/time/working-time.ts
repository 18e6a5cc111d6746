import { addMs, DAY_MS, HOUR_MS, startOfVietnamDay, VIETNAM_OFFSET_MS } from '../time.ts';

/**
 * No working time passes on public holidays and Sundays. ⚖ The operator adds each year's holidays when they are
 * announced.
 */
export const HOLIDAYS: ReadonlySet<string> = new Set([
	'2026-01-01',
	'2026-02-16',
	'2026-02-17',
	'2026-02-18',
	'2026-02-19',
	'2026-02-20',
	'2026-04-26',
	'2026-04-30',
	'2026-05-01',
	'2026-09-01',
	'2026-09-02',
	'2027-01-01',
	'2027-02-05',
	'2027-02-06',
	'2027-02-07',
	'2027-02-08',
	'2027-02-09',
	'2027-04-16',
	'2027-04-30',
	'2027-05-01',
	'2027-09-02',
	'2027-09-03',
]);

const SUNDAY = 0;

export function isWorkingDay(at: Date, holidays: ReadonlySet<string> = HOLIDAYS): boolean {
	const local = addMs(at, VIETNAM_OFFSET_MS);
	return local.getUTCDay() !== SUNDAY && !holidays.has(local.toISOString().slice(0, 10));
}

const nextDay = (at: Date): Date => addMs(startOfVietnamDay(at), DAY_MS);

function skipNonWorkingDays(at: Date, holidays: ReadonlySet<string>): Date {
	let day = at;
	while (!isWorkingDay(day, holidays)) day = nextDay(day);
	return day;
}

/** Every hour of a working day counts, all 24 of them. */
export function addWorkingHours(from: Date, hours: number, holidays: ReadonlySet<string> = HOLIDAYS): Date {
	// Zero hours stay on a non-working day too, just as the last working hour ends at that day's midnight.
	if (hours === 0) return from;
	let at = skipNonWorkingDays(from, holidays);
	let leftMs = hours * HOUR_MS;
	for (;;) {
		const untilMidnightMs = nextDay(at).getTime() - at.getTime();
		if (leftMs <= untilMidnightMs) return addMs(at, leftMs);
		leftMs -= untilMidnightMs;
		at = skipNonWorkingDays(nextDay(at), holidays);
	}
}

/** Returns the start of a day in Việt Nam; 0 days is the first working day from `from`. */
export function addWorkingDays(from: Date, days: number, holidays: ReadonlySet<string> = HOLIDAYS): Date {
	let day = skipNonWorkingDays(startOfVietnamDay(from), holidays);
	for (let passed = 0; passed < days; passed += 1) day = skipNonWorkingDays(nextDay(day), holidays);
	return day;
}
