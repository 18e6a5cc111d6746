import { addDays, formatDateTime, formatTime, vietnamDay } from '#src/shared/time.ts';

/** The API documentation calls this with placeholders, which are returned unchanged. */
export const instantText = (at: unknown): string =>
	Number.isNaN(Date.parse(String(at))) ? String(at ?? '') : formatDateTime(new Date(String(at)));

const WEEKDAYS = ['Chủ nhật', 'thứ Hai', 'thứ Ba', 'thứ Tư', 'thứ Năm', 'thứ Sáu', 'thứ Bảy'] as const;

/** `thứ Hai 30/11/2026` for a day such as `2026-11-30`. */
export function weekdayText(day: string): string {
	const [year, month, ofMonth] = day.split('-');
	return `${WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()]} ${ofMonth}/${month}/${year}`;
}

/** `10:30 thứ Hai 30/11`: for texts that are read later, such as mails. */
export const weekdayTimeText = (at: Date): string =>
	`${formatTime(at)} ${weekdayText(vietnamDay(at)).replace(/\/\d{4}$/, '')}`;

/** `17:00 hôm nay`, `09:00 ngày mai` or `10:30 thứ Hai 30/11`: for screens. */
export function deadlineText(at: Date, now: Date): string {
	const [day, today] = [vietnamDay(at), vietnamDay(now)];
	if (day === today) return `${formatTime(at)} hôm nay`;
	return day === addDays(today, 1) ? `${formatTime(at)} ngày mai` : weekdayTimeText(at);
}
