import { DAY_MS } from '#src/shared/time.ts';
import { ACCOUNT_REMINDER_DAYS } from '../contract/refunds.ts';

/** Returns only the latest due reminder, so that a late run skips the earlier ones; null before the first. */
export const reminderDue = (refusedAt: Date, now: Date): number | null =>
	ACCOUNT_REMINDER_DAYS.findLast((days) => now.getTime() - refusedAt.getTime() >= days * DAY_MS) ?? null;
