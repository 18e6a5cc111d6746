import { addMs, DAY_MS } from '#src/shared/time.ts';
import { applicationConfig } from '../contract-application.ts';

const { rejectionsMax, rejectionDays } = applicationConfig;

/** Rejections before this moment count no more. */
export const rejectionsCountFrom = (now: Date): Date => addMs(now, -rejectionDays * DAY_MS);

/** From when somebody may apply again who was rejected at these times, the latest first: as a rule at once. */
export function appliesAgainFrom(rejectedAt: readonly Date[], now: Date): Date {
	const counted = rejectedAt.filter((at) => at > rejectionsCountFrom(now));
	const oldest = counted[rejectionsMax - 1];
	return oldest ? addMs(oldest, rejectionDays * DAY_MS) : now;
}
