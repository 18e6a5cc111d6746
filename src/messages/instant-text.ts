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

/** Midnight belongs to the day that it ends: `24:00 thứ Hai 30/11` instead of `00:00 thứ Ba 01/12`. */
function dayAndTime(at: Date): { readonly day: string; readonly time: string } {
	const time = formatTime(at);
	return time === '00:00' ? { day: addDays(vietnamDay(at), -1), time: '24:00' } : { day: vietnamDay(at), time };
}

/** `10:30 thứ Hai 30/11`: for texts that are read later, such as mails. */
export function weekdayTimeText(at: Date): string {
	const { day, time } = dayAndTime(at);
	return `${time} ${weekdayText(day).replace(/\/\d{4}$/, '')}`;
}

/** `17:00 hôm nay`, `09:00 ngày mai` or `10:30 thứ Hai 30/11`: for screens. */
export function deadlineText(at: Date, now: Date): string {
	const { day, time } = dayAndTime(at);
	const today = vietnamDay(now);
	if (day === today) return `${time} hôm nay`;
	return day === addDays(today, 1) ? `${time} ngày mai` : weekdayTimeText(at);
}
