import { DAY_MS, formatDate, HOUR_MS, MINUTE_MS } from '#src/shared/time.ts';

const DAYS_IN_TEXT = 7;

/** Returns `vừa xong`, `5 phút trước`, `3 giờ trước`, `2 ngày trước`, then the date. */
export function timeAgo(at: Date, now: Date): string {
	const passedMs = Math.max(0, now.getTime() - at.getTime());
	if (passedMs < MINUTE_MS) return 'vừa xong';
	if (passedMs < HOUR_MS) return `${Math.floor(passedMs / MINUTE_MS)} phút trước`;
	if (passedMs < DAY_MS) return `${Math.floor(passedMs / HOUR_MS)} giờ trước`;
	if (passedMs < DAYS_IN_TEXT * DAY_MS) return `${Math.floor(passedMs / DAY_MS)} ngày trước`;
	return formatDate(at);
}
