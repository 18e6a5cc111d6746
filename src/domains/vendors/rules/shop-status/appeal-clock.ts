import { addMs, DAY_MS } from '#src/shared/time.ts';
import type { AppealState } from '../../contract/appeal.ts';
import { applicationConfig } from '../../contract/application.ts';

export const appealBy = (suspendedAt: Date): Date => addMs(suspendedAt, applicationConfig.appealDays * DAY_MS);
export const isAppealLate = (suspendedAt: Date, now: Date): boolean => now > appealBy(suspendedAt);

export const mayStillAppeal = (
	{ suspendedAt, appealState }: { readonly suspendedAt: Date; readonly appealState: AppealState | null },
	now: Date,
): boolean => appealState === 'open' || (appealState === null && !isAppealLate(suspendedAt, now));
