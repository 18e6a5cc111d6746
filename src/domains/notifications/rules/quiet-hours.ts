import { addMs, HOUR_MS, startOfVietnamDay } from '#src/shared/time.ts';

/** Notices that can wait are not sent from 22:00 to 7:00 Vietnamese time. */
const QUIET_FROM_HOUR = 22;
const QUIET_TO_HOUR = 7;

/** Returns `at` itself outside quiet hours, otherwise the next 7:00. */
export function nextMailTime(at: Date): Date {
	const day = startOfVietnamDay(at);
	const morning = addMs(day, QUIET_TO_HOUR * HOUR_MS);
	if (at < morning) return morning;
	return at < addMs(day, QUIET_FROM_HOUR * HOUR_MS) ? at : addMs(morning, 24 * HOUR_MS);
}
