import { addMs, DAY_MS, endOfVietnamDay, VIETNAM_OFFSET_MS } from '#src/shared/time.ts';
import { coinConfig } from '../contract.ts';

/** The first instant after the last day of the third month after the grant, by the calendar of Việt Nam. */
export function bonusEndsAt(grantedAt: Date): Date {
	const local = addMs(grantedAt, VIETNAM_OFFSET_MS);
	const firstOfNext = Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + coinConfig.bonusMonths + 1, 1);
	return addMs(new Date(firstOfNext), -VIETNAM_OFFSET_MS);
}

/** Coin that comes back lives for so many whole days at least. */
export const revivedUntil = (now: Date): Date => endOfVietnamDay(addMs(now, coinConfig.revivedDays * DAY_MS));

type Ending = { readonly expiresAt: Date | null };
/** It comes back to a slice that ends sooner than that, or has ended. */
export const endsTooSoon = ({ expiresAt }: Ending, now: Date): boolean =>
	expiresAt !== null && expiresAt < revivedUntil(now);

export const hasEnded = ({ expiresAt }: Ending, now: Date): boolean => expiresAt !== null && expiresAt <= now;

/** Which notice is due before this end: the shortest that applies and has not been given. */
export function noticeDue(
	{ expiresAt, noticedDays }: { readonly expiresAt: Date; readonly noticedDays: number | null },
	now: Date,
): number | null {
	if (expiresAt <= now) return null;
	const due = coinConfig.expiryNoticeDays.filter((days) => addMs(expiresAt, -days * DAY_MS) <= now);
	if (due.length === 0) return null;
	const shortest = Math.min(...due);
	return noticedDays === null || shortest < noticedDays ? shortest : null;
}
