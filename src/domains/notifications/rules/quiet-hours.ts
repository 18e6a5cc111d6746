import { addMs, HOUR_MS, startOfVietnamDay } from '#src/shared/time.ts';

/** Nobody is woken by what can wait: from 22:00 to 7:00 in Việt Nam. */
const QUIET_FROM_HOUR = 22;
const QUIET_TO_HOUR = 7;

/** The first instant from `at` on that is not quiet: `at` itself by day, otherwise the next 7:00. */
export function outOfQuietHours(at: Date): Date {
	const day = startOfVietnamDay(at);
	const morning = addMs(day, QUIET_TO_HOUR * HOUR_MS);
	if (at < morning) return morning;
	return at < addMs(day, QUIET_FROM_HOUR * HOUR_MS) ? at : addMs(morning, 24 * HOUR_MS);
}
