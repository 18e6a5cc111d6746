import { addWorkingDays } from '#src/shared/time/working-time.ts';
import { addMs, DAY_MS, HOUR_MS } from '#src/shared/time.ts';
import { type ReturnState, returnsConfig, returnWaits } from '../contract/return.ts';

export type ReturnTransition =
	| 'approve'
	| 'close_unsent'
	| 'assume_received'
	| 'refund_uninspected'
	| 'refund_unreplaced'
	| 'close_rejected'
	| 'begin_review'
	| 'warn_answer'
	| 'warn_ruling'
	| 'rule_stale'
	| 'execute';

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
type TimedTransition = { readonly scheduledJob: ReturnTransition; readonly at: Date };

const { buyer, shop, dispute } = returnsConfig;

export const evidenceUntil = (disputedAt: Date): Date => addMs(disputedAt, dispute.evidenceHours * HOUR_MS);
export const answerBy = (disputedAt: Date): Date => addMs(disputedAt, dispute.firstAnswerHours * HOUR_MS);
export const rulingBy = (disputedAt: Date): Date =>
	addMs(addWorkingDays(disputedAt, dispute.rulingWorkingDays), DAY_MS);

const one = (transition: ReturnTransition, since: Date | null, waitMs: number): readonly TimedTransition[] =>
	since ? [{ scheduledJob: transition, at: addMs(since, waitMs) }] : [];

function transitionsOf(of: TimedReturn): readonly TimedTransition[] {
	switch (of.state) {
		case 'requested':
		case 'vendor_review':
			return one('approve', of.requestedAt, shop.answerHours * HOUR_MS);
		case 'approved':
			return one('close_unsent', of.approvedAt, buyer.shipBackDays * DAY_MS);
		case 'shipping_back':
			return one('assume_received', of.sentAt, returnWaits.arrivalDays * DAY_MS);
		case 'received':
			return one('refund_uninspected', of.receivedAt, shop.inspectHours * HOUR_MS);
		case 'inspected':
			return unreplacedOf(of);
		case 'rejected':
			return one('close_rejected', of.rejectedAt, returnWaits.escalateDays * DAY_MS);
		case 'disputed':
			return of.disputedAt ? [{ scheduledJob: 'begin_review', at: evidenceUntil(of.disputedAt) }, ...staleOf(of)] : [];
		case 'under_review':
			return [...rulingOf(of), ...staleOf(of)];
		case 'ruled':
			return one('execute', of.ruledAt, dispute.appealDays * DAY_MS);
		default:
			return [];
	}
}

/** Refunds when the buyer does not agree to a replacement, and when an agreed replacement is not sent. */
const unreplacedOf = ({ replacementOfferedAt, replacementAgreedAt }: TimedReturn): readonly TimedTransition[] =>
	replacementAgreedAt
		? one('refund_unreplaced', replacementAgreedAt, returnWaits.replaceDays * DAY_MS)
		: one('refund_unreplaced', replacementOfferedAt, returnWaits.agreeHours * HOUR_MS);

const openedAt = ({ disputedAt, appealedAt }: TimedReturn): Date | null => appealedAt ?? disputedAt;
const staleOf = (of: TimedReturn): readonly TimedTransition[] =>
	one('rule_stale', openedAt(of), dispute.staleDays * DAY_MS);

function rulingOf(of: TimedReturn): readonly TimedTransition[] {
	const since = openedAt(of);
	return since ? [{ scheduledJob: 'warn_ruling', at: rulingBy(since) }] : [];
}

/** Alarms for operators; they do not change the return. */
function alarmsOf({ state, disputedAt, answeredAt, appealedAt }: TimedReturn): readonly TimedTransition[] {
	const isWaiting = (state === 'disputed' || state === 'under_review') && !answeredAt && !appealedAt;
	return isWaiting && disputedAt ? [{ scheduledJob: 'warn_answer', at: answerBy(disputedAt) }] : [];
}

/** `due` is the last transition whose time has passed, so a late run executes only that one. */
export function returnTransitionAt(
	of: TimedReturn,
	now: Date,
): { readonly due: ReturnTransition | null; readonly next: Date | null } {
	const byTime = [...alarmsOf(of), ...transitionsOf(of)].sort((a, b) => a.at.getTime() - b.at.getTime());
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
