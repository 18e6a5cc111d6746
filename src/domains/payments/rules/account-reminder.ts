import { DAY_MS } from '#src/shared/time.ts';
import { ACCOUNT_REMINDER_DAYS } from '../contract-refunds.ts';

/** The latest reminder whose day has come, however many were slept through; null before the first. */
export const reminderDue = (refusedAt: Date, now: Date): number | null =>
	ACCOUNT_REMINDER_DAYS.findLast((days) => now.getTime() - refusedAt.getTime() >= days * DAY_MS) ?? null;
