import { addWorkingDays } from '#src/shared/time/working-time.ts';
import { addMs, DAY_MS, HOUR_MS } from '#src/shared/time.ts';
import { type ReturnState, returnsConfig, returnWaits } from '../contract/return.ts';
import { type ReturnTimer, statesOfReturnTimer } from './return-transitions.ts';

/** The timers of the transition table, and the alarms for operators, which do not change the return. */
export type ScheduledReturnTransition = ReturnTimer | 'warn_answer' | 'warn_ruling';

export type TimedReturn = {
	readonly state: ReturnState;
	readonly requestedAt: Date;
	readonly approvedAt: Date | null;
	readonly sentAt: Date | null;
	readonly receivedAt: Date | null;
	readonly inspectedAt: Date | null;
	readonly rejectedAt: Date | null;
	readonly disputedAt: Date | null;
	readonly underReviewAt: Date | null;
	readonly ruledAt: Date | null;
	readonly appealedAt: Date | null;
	readonly answeredAt: Date | null;
	readonly replacementOfferedAt: Date | null;
	readonly replacementAgreedAt: Date | null;
};
type TimedTransition = { readonly scheduledJob: ScheduledReturnTransition; readonly at: Date };

const { buyer, shop, dispute } = returnsConfig;

export const evidenceUntil = (disputedAt: Date): Date => addMs(disputedAt, dispute.evidenceHours * HOUR_MS);
export const answerBy = (disputedAt: Date): Date => addMs(disputedAt, dispute.firstAnswerHours * HOUR_MS);
export const rulingBy = (disputedAt: Date): Date =>
	addMs(addWorkingDays(disputedAt, dispute.rulingWorkingDays), DAY_MS);

const after = (since: Date | null, waitMs: number): Date | null => since && addMs(since, waitMs);

/** When each timer is due, in the states in which the transition table has it. */
const DUE_AT: Readonly<Record<ReturnTimer, (of: TimedReturn) => Date | null>> = {
	approve: ({ requestedAt }) => after(requestedAt, shop.answerHours * HOUR_MS),
	close_unsent: ({ approvedAt }) => after(approvedAt, buyer.shipBackDays * DAY_MS),
	assume_received: ({ sentAt }) => after(sentAt, returnWaits.arrivalDays * DAY_MS),
	refund_uninspected: ({ receivedAt }) => after(receivedAt, shop.inspectHours * HOUR_MS),
	refund_unreplaced: unreplacedAt,
	close_rejected: ({ rejectedAt }) => after(rejectedAt, returnWaits.escalateDays * DAY_MS),
	begin_review: ({ disputedAt }) => disputedAt && evidenceUntil(disputedAt),
	rule_stale: (of) => after(openedAt(of), dispute.staleDays * DAY_MS),
	execute: ({ ruledAt }) => after(ruledAt, dispute.appealDays * DAY_MS),
};
const TIMERS = Object.keys(DUE_AT) as readonly ReturnTimer[];
const STATES: ReadonlyMap<ReturnTimer, readonly ReturnState[]> = new Map(
	TIMERS.map((timer) => [timer, statesOfReturnTimer(timer)]),
);

function transitionsOf(of: TimedReturn): readonly TimedTransition[] {
	const timed = TIMERS.filter((timer) => STATES.get(timer)?.includes(of.state)).flatMap((timer) => {
		const at = DUE_AT[timer](of);
		return at ? [{ scheduledJob: timer, at }] : [];
	});
	return [...rulingOf(of), ...timed];
}

/** Refunds when the buyer does not agree to a replacement, and when an agreed replacement is not sent. */
function unreplacedAt({ replacementOfferedAt, replacementAgreedAt }: TimedReturn): Date | null {
	return replacementAgreedAt
		? addMs(replacementAgreedAt, returnWaits.replaceDays * DAY_MS)
		: after(replacementOfferedAt, returnWaits.agreeHours * HOUR_MS);
}

function openedAt({ disputedAt, appealedAt }: TimedReturn): Date | null {
	return appealedAt ?? disputedAt;
}

function rulingOf(of: TimedReturn): readonly TimedTransition[] {
	const since = of.state === 'under_review' ? openedAt(of) : null;
	return since ? [{ scheduledJob: 'warn_ruling', at: rulingBy(since) }] : [];
}

/** Alarms for operators; they do not change the return. */
function disputeReminders({ state, disputedAt, answeredAt, appealedAt }: TimedReturn): readonly TimedTransition[] {
	const isWaiting = (state === 'disputed' || state === 'under_review') && !answeredAt && !appealedAt;
	return isWaiting && disputedAt ? [{ scheduledJob: 'warn_answer', at: answerBy(disputedAt) }] : [];
}

/** `due` is the last transition whose time has passed, so a late run executes only that one. */
export function returnTransitionAt(
	of: TimedReturn,
	now: Date,
): { readonly due: ScheduledReturnTransition | null; readonly next: Date | null } {
	const byTime = [...disputeReminders(of), ...transitionsOf(of)].sort((a, b) => a.at.getTime() - b.at.getTime());
	return {
		due: byTime.findLast(({ at }) => at <= now)?.scheduledJob ?? null,
		next: byTime.find(({ at }) => at > now)?.at ?? null,
	};
}

export const returnDueBy = (of: TimedReturn): Date | null =>
	[...transitionsOf(of)].sort((a, b) => a.at.getTime() - b.at.getTime())[0]?.at ?? null;

const lastly = Number.MAX_SAFE_INTEGER;
export const byDeadline = (a: TimedReturn, b: TimedReturn): number =>
	(returnDueBy(a)?.getTime() ?? lastly) - (returnDueBy(b)?.getTime() ?? lastly);
