import { addMs, DAY_MS } from '#src/shared/time.ts';
import { applicationConfig } from '../contract-application.ts';

/** Until when a suspension may be appealed against; the last moment counts. */
export const appealBy = (suspendedAt: Date): Date => addMs(suspendedAt, applicationConfig.appealDays * DAY_MS);
export const isAppealLate = (suspendedAt: Date, now: Date): boolean => now > appealBy(suspendedAt);
