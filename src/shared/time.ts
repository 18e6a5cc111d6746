export const VIETNAM_TIME_ZONE = 'Asia/Ho_Chi_Minh';
/** Việt Nam has no daylight saving: the offset is constant. */
export const VIETNAM_OFFSET_MS = 7 * 3_600_000;

export const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
/** From one calendar day to another, both as `YYYY-MM-DD`. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS;

export const addMs = (at: Date, durationMs: number): Date => new Date(at.getTime() + durationMs);

/** The first instant of the Vietnamese day that contains `at`. */
export function startOfVietnamDay(at: Date): Date {
	const local = at.getTime() + VIETNAM_OFFSET_MS;
	return new Date(local - (((local % DAY_MS) + DAY_MS) % DAY_MS) - VIETNAM_OFFSET_MS);
}

/** The next midnight in Việt Nam, when days of calendars change. */
export const endOfVietnamDay = (at: Date): Date => addMs(startOfVietnamDay(at), DAY_MS);

const parts = new Intl.DateTimeFormat('en-GB', {
	timeZone: VIETNAM_TIME_ZONE,
	year: 'numeric',
	month: '2-digit',
	day: '2-digit',
	hour: '2-digit',
	minute: '2-digit',
	second: '2-digit',
	hourCycle: 'h23',
});
const inVietnam = (at: Date): Record<string, string> =>
	Object.fromEntries(parts.formatToParts(at).map((part) => [part.type, part.value]));

/** `21/11/2026 14:05` */
export function formatDateTime(at: Date): string {
	const { day, month, year, hour, minute } = inVietnam(at);
	return `${day}/${month}/${year} ${hour}:${minute}`;
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
