import { addMs, DAY_MS, HOUR_MS } from '#src/shared/time.ts';
import { COMPLAINT_CLOCKS, type ComplaintState, type ComplaintTopic } from '../contract/complaints.ts';

type ComplaintDeadlines = { readonly answerBy: Date; readonly solveBy: Date };

/** Counted from the filing; later messages do not change the deadlines. */
export function complaintDeadlines(topic: ComplaintTopic, filedAt: Date): ComplaintDeadlines {
	const { answerHours, solvedDays } = COMPLAINT_CLOCKS[topic];
	return { answerBy: addMs(filedAt, answerHours * HOUR_MS), solveBy: addMs(filedAt, solvedDays * DAY_MS) };
}

export type TimedComplaint = ComplaintDeadlines & { readonly state: ComplaintState; readonly answeredAt: Date | null };

export function missedDeadline({ state, answeredAt, answerBy, solveBy }: TimedComplaint, now: Date) {
	if (state === 'closed') return null;
	if (now > solveBy) return 'end' as const;
	return answeredAt === null && now > answerBy ? ('answer' as const) : null;
}
