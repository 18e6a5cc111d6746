import { addMs, DAY_MS, endOfVietnamDay, VIETNAM_OFFSET_MS } from '#src/shared/time.ts';
import { coinConfig } from '../contract/coin.ts';

/** Midnight after the last day of the third month after the grant, in Vietnamese time. */
export function bonusEndsAt(grantedAt: Date): Date {
	const local = addMs(grantedAt, VIETNAM_OFFSET_MS);
	const firstOfNext = Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + coinConfig.bonusMonths + 1, 1);
	return addMs(new Date(firstOfNext), -VIETNAM_OFFSET_MS);
}

export const returnedCoinExpiry = (now: Date): Date => endOfVietnamDay(addMs(now, coinConfig.revivedDays * DAY_MS));

type Ending = { readonly expiresAt: Date | null };
/** True when returned coin needs a later end than that of its slice. */
export const expiresBefore = ({ expiresAt }: Ending, now: Date): boolean =>
	expiresAt !== null && expiresAt < returnedCoinExpiry(now);

export const hasEnded = ({ expiresAt }: Ending, now: Date): boolean => expiresAt !== null && expiresAt <= now;

export function dueExpiryNotice(
	{ expiresAt, noticedDays }: { readonly expiresAt: Date; readonly noticedDays: number | null },
	now: Date,
): number | null {
	if (expiresAt <= now) return null;
	const due = coinConfig.expiryNoticeDays.filter((days) => addMs(expiresAt, -days * DAY_MS) <= now);
	if (due.length === 0) return null;
	const shortest = Math.min(...due);
	return noticedDays === null || shortest < noticedDays ? shortest : null;
}
