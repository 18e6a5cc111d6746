/** Việt Nam has no daylight saving: the offset is constant. */
export const VIETNAM_OFFSET_MS = 7 * 3_600_000;

export const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
/** From one calendar day to another, both as `YYYY-MM-DD`. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS;

/** Of a day as `2027-12-31`. */
export const addDays = (day: string, days: number): string =>
	new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

export const addMs = (at: Date, durationMs: number): Date => new Date(at.getTime() + durationMs);

/** The first instant of the Vietnamese day that contains `at`. */
export function startOfVietnamDay(at: Date): Date {
	const local = at.getTime() + VIETNAM_OFFSET_MS;
	return new Date(local - (((local % DAY_MS) + DAY_MS) % DAY_MS) - VIETNAM_OFFSET_MS);
}

/** The next midnight in Việt Nam, when days of calendars change. */
export const endOfVietnamDay = (at: Date): Date => addMs(startOfVietnamDay(at), DAY_MS);

/** How long what tells of a day may be kept. A database whose clock is a little behind has yesterday still: not for long then. */
export function cachedForDay(at: Date): Date {
	const settled = addMs(startOfVietnamDay(at), MINUTE_MS);
	return at < settled ? settled : endOfVietnamDay(at);
}

/** By hand: the first date that `Intl` writes costs a phone a third of a second. */
const inVietnam = (at: Date): Record<'day' | 'month' | 'year' | 'hour' | 'minute', string> => {
	const [day = '', time = ''] = addMs(at, VIETNAM_OFFSET_MS).toISOString().split('T');
	const [year = '', month = '', ofMonth = ''] = day.split('-');
	const [hour = '', minute = ''] = time.split(':');
	return { day: ofMonth, month, year, hour, minute };
};

/** `21/11/2026 14:05` */
export function formatDateTime(at: Date): string {
	const { day, month, year, hour, minute } = inVietnam(at);
	return `${day}/${month}/${year} ${hour}:${minute}`;
}
/** `14:05` */
export function formatTime(at: Date): string {
	const { hour, minute } = inVietnam(at);
	return `${hour}:${minute}`;
}
/** `21/11/2026` */
export function formatDate(at: Date): string {
	const { day, month, year } = inVietnam(at);
	return `${day}/${month}/${year}`;
}
/** The Vietnamese day that contains `at`, as `2026-11-21`. */
export function vietnamDay(at: Date): string {
	const { day, month, year } = inVietnam(at);
	return `${year}-${month}-${day}`;
}
