import { addMs, DAY_MS, MINUTE_MS } from '#src/shared/time.ts';
import { RECONCILE_AFTER_MINUTES } from '../contract/payments.ts';

/** Next query to VNPAY for an attempt created at `createdAt`; null after the last one. */
export function nextCheckAt(createdAt: Date, now: Date): Date | null {
	for (const minutes of RECONCILE_AFTER_MINUTES) {
		const at = addMs(createdAt, minutes * MINUTE_MS);
		if (at > now) return at;
	}
	return null;
}

const UNKNOWN_STATUS_DAYS = 30;

/** VNPAY returned an unknown status: queries daily until it changes or a release supports it. */
export function nextUnknownCheckAt(createdAt: Date, now: Date): Date | null {
	const soon = nextCheckAt(createdAt, now);
	if (soon) return soon;
	const tomorrow = addMs(now, DAY_MS);
	return tomorrow < addMs(createdAt, UNKNOWN_STATUS_DAYS * DAY_MS) ? tomorrow : null;
}

const BACKOFF_MINUTES = [1, 2, 5, 10, 30] as const;

export function backoffUntil(now: Date, tries: number): Date {
	const minutes = BACKOFF_MINUTES[Math.min(tries, BACKOFF_MINUTES.length - 1)] ?? 30;
	return addMs(now, minutes * MINUTE_MS);
}

const FOLLOW_MINUTES = [1, 10, 60, 360, 1440] as const;
const FOLLOWED_DAYS = 7;

export function nextFollowAt(sentAt: Date, now: Date): Date | null {
	const dayMinutes = FOLLOW_MINUTES.at(-1) ?? 0;
	const later = Array.from({ length: FOLLOWED_DAYS - 1 }, (_, day) => dayMinutes * (day + 2));
	for (const minutes of [...FOLLOW_MINUTES, ...later]) {
		const at = addMs(sentAt, minutes * MINUTE_MS);
		if (at > now) return at;
	}
	return null;
}
