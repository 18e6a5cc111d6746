import { addMs, DAY_MS, HOUR_MS, startOfVietnamDay, VIETNAM_OFFSET_MS } from '../time.ts';

/**
 * Public holidays as `YYYY-MM-DD` of Việt Nam: on them, as on Sundays, no working time passes.
 * ⚖ The operator adds each year's days when they are announced.
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

/** Whether working time passes on the Vietnamese day that contains `at`. */
export function isWorkingDay(at: Date, holidays: ReadonlySet<string> = HOLIDAYS): boolean {
	const local = addMs(at, VIETNAM_OFFSET_MS);
	return local.getUTCDay() !== SUNDAY && !holidays.has(local.toISOString().slice(0, 10));
}

const nextDay = (at: Date): Date => addMs(startOfVietnamDay(at), DAY_MS);

function skipIdleDays(at: Date, holidays: ReadonlySet<string>): Date {
	let day = at;
	while (!isWorkingDay(day, holidays)) day = nextDay(day);
	return day;
}

/** The instant at which `hours` of working time have passed since `from`: every hour of a working day counts. */
export function addWorkingHours(from: Date, hours: number, holidays: ReadonlySet<string> = HOLIDAYS): Date {
	// None has passed at once, on an idle day too: so does the last hour of a working day end at that day's midnight.
	if (hours === 0) return from;
	let at = skipIdleDays(from, holidays);
	let leftMs = hours * HOUR_MS;
	for (;;) {
		const untilMidnightMs = nextDay(at).getTime() - at.getTime();
		if (leftMs <= untilMidnightMs) return addMs(at, leftMs);
		leftMs -= untilMidnightMs;
		at = skipIdleDays(nextDay(at), holidays);
	}
}

/** The start of the day that lies `days` working days after the day of `from`; 0 is the first working day from then. */
export function addWorkingDays(from: Date, days: number, holidays: ReadonlySet<string> = HOLIDAYS): Date {
	let day = skipIdleDays(startOfVietnamDay(from), holidays);
	for (let passed = 0; passed < days; passed += 1) day = skipIdleDays(nextDay(day), holidays);
	return day;
}
