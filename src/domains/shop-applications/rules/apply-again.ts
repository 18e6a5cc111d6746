import { applicationConfig } from '#src/domains/vendors/contract/application.ts';
import { addMs, DAY_MS } from '#src/shared/time.ts';

const { rejectionsMax, rejectionDays } = applicationConfig;

export const rejectionsCountFrom = (now: Date): Date => addMs(now, -rejectionDays * DAY_MS);

/** `rejectedAt` is sorted latest first. Returns `now` unless there were too many rejections. */
export function appliesAgainFrom(rejectedAt: readonly Date[], now: Date): Date {
	const counted = rejectedAt.filter((at) => at > rejectionsCountFrom(now));
	const oldest = counted[rejectionsMax - 1];
	return oldest ? addMs(oldest, rejectionDays * DAY_MS) : now;
}
