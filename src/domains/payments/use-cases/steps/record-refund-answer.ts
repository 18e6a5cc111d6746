import { postTransfers } from '#src/domains/ledger/index.ts';
import type { Scope } from '#src/platform/context.ts';
import type { RefundState } from '../../contract/refunds.ts';
import { type Attempt, changeAttempt } from '../../db/attempt-repository.ts';
import { openIncident, resolveIncidents } from '../../db/incident-repository.ts';
import { changeRefund, DECLINED_SOURCE, type Refund, type RefundChanges } from '../../db/refund-repository.ts';
import { type RefundPayer, refundDone, refundRejected, refundUnclear } from '../../events.ts';
import { backoffUntil, nextFollowAt } from '../../rules/reconcile-schedule.ts';
import { refundStatus } from '../../rules/refund-states.ts';
import type { QueryAnswer, RefundAnswer } from '../../vnpay/merchant-api.ts';

export type LockedRefund = {
	readonly attempt: Attempt;
	readonly refund: Refund;
	readonly siblings: readonly Refund[];
};
const STUCK = ['refund_rejected', 'refund_unclear'] as const;
const ANSWERED = { paidBy: 'vnpay', resolution: 'refunded' } as const;
const DECLINED = ['late_paid', 'duplicate_paid', 'amount_mismatch'] as const;

/** `firstSentBefore`: time of an earlier attempt that may have reached VNPAY; null without one. */
export async function applyRefundAnswer(
	scope: Scope,
	locked: LockedRefund,
	answer: RefundAnswer,
	firstSentBefore: Date | null,
): Promise<void> {
	const { refund } = locked;
	if (refund.state !== 'sending') return;
	const now = await scope.now();
	// Code 94 on the first attempt concerns another refund of this payment.
	const isBlocked = answer.kind === 'in_progress' && firstSentBefore === null;
	if (answer.kind === 'unusable' || isBlocked) {
		const isConnectionFailure = isBlocked || (answer.kind === 'unusable' && answer.reason === 'unreachable');
		return changeRefund(scope.db, refund.id, {
			state: 'requested',
			nextTryAt: backoffUntil(now, refund.tries),
			...(isConnectionFailure ? { firstSentAt: firstSentBefore } : {}),
		});
	}
	if (answer.kind === 'refused') return reject(scope, locked, answer.responseCode);
	const transactionNo = answer.kind === 'accepted' ? answer.details.transactionNo : '';
	const outcome = answer.kind === 'accepted' ? answer.outcome : 'processing';
	if (outcome === 'rejected') return reject(scope, locked, '09');
	if (outcome === 'done') return completeRefund(scope, locked, { ...ANSWERED, transactionNo });
	await changeRefund(scope.db, refund.id, { state: 'sent', transactionNo, nextTryAt: nextFollowAt(now, now) });
}

export async function applyFollowUpAnswer(scope: Scope, locked: LockedRefund, answer: QueryAnswer): Promise<void> {
	const { refund } = locked;
	if (refund.state !== 'sent') return;
	if (answer.kind === 'refund' && answer.outcome === 'done')
		return completeRefund(scope, locked, { ...ANSWERED, transactionNo: answer.details.transactionNo });
	if (answer.kind === 'refund' && answer.outcome === 'rejected') return reject(scope, locked, '09');
	const now = await scope.now();
	const nextTryAt = nextFollowAt(refund.firstSentAt ?? refund.requestedAt, now);
	if (!nextTryAt) return markRefundStuck(scope, locked);
	await changeRefund(scope.db, refund.id, { nextTryAt });
}

/** The result is unknown, so an operator has to decide and nothing is sent again. */
export async function markRefundStuck(
	scope: Scope,
	locked: LockedRefund,
	told: { readonly responseCode?: string } = {},
): Promise<void> {
	scope.log.error({ refundId: locked.refund.id, txnRef: locked.attempt.txnRef }, 'refund is unclear');
	await openIncident(scope.db, locked.attempt.id, 'refund_unclear', locked.refund.amountVnd);
	await decideRefund(scope, locked, 'unclear', { ...told, mayHaveGone: true });
	await scope.publish(scope.db, refundUnclear(refundEventData(locked)));
}

type Completion = {
	readonly paidBy: RefundPayer;
	readonly resolution: string;
	readonly transactionNo?: string;
};
const PAID_FROM = { vnpay: 'psp_vnpay_clearing', bank: 'bank' } as const satisfies Record<RefundPayer, string>;

export async function completeRefund(
	scope: Scope,
	locked: LockedRefund,
	{ paidBy, resolution, ...told }: Completion,
): Promise<void> {
	const { attempt, refund } = locked;
	await postTransfers(scope, {
		source: { type: 'refund', id: refund.id },
		legs: [
			{
				leg: 'paid_back',
				debit: { kind: 'refund_payable', ownerId: refund.payableOwner },
				credit: { kind: PAID_FROM[paidBy] },
				amountVnd: refund.amountVnd,
			},
		],
	});
	await decideRefund(scope, locked, 'done', told);
	await resolveIncidents(scope.db, attempt.id, STUCK, resolution, await scope.now());
	if (refund.sourceType === DECLINED_SOURCE)
		await resolveIncidents(scope.db, attempt.id, DECLINED, resolution, await scope.now());
	await scope.publish(
		scope.db,
		refundDone({ ...refundEventData(locked), paidBy, transfer: paidBy === 'bank' ? refund.bankShown : null }),
	);
}

/** After an earlier request may have arrived, a rejection proves nothing: the result is unknown. */
const reject = (scope: Scope, locked: LockedRefund, responseCode: string): Promise<void> =>
	locked.refund.mayHaveGone
		? markRefundStuck(scope, locked, { responseCode })
		: rejectRefund(scope, locked, { responseCode, mayHaveGone: false });

export async function rejectRefund(
	scope: Scope,
	locked: LockedRefund,
	told: { readonly responseCode: string; readonly mayHaveGone: boolean },
): Promise<void> {
	const { attempt, refund } = locked;
	const { responseCode } = told;
	scope.log.error({ refundId: refund.id, txnRef: attempt.txnRef, responseCode }, 'refund was rejected');
	await openIncident(scope.db, attempt.id, 'refund_rejected', refund.amountVnd);
	await decideRefund(scope, locked, 'rejected', told);
	await scope.publish(scope.db, refundRejected(refundEventData(locked)));
}

async function decideRefund(
	scope: Scope,
	{ attempt, refund, siblings }: LockedRefund,
	state: RefundState,
	changes: Pick<RefundChanges, 'transactionNo' | 'responseCode' | 'mayHaveGone'>,
): Promise<void> {
	const decidedAt = await scope.now();
	await changeRefund(scope.db, refund.id, { ...changes, state, decidedAt, nextTryAt: null });
	const status = refundStatus([...siblings, { ...refund, state }], attempt.receivedVnd);
	await changeAttempt(scope.db, attempt.id, { state: status });
}

export const refundEventData = ({ attempt, refund }: LockedRefund) => ({
	attemptId: attempt.id,
	txnRef: attempt.txnRef,
	purpose: attempt.purpose,
	reference: attempt.reference,
	customerId: attempt.customerId,
	amountVnd: refund.amountVnd,
	refundId: refund.id,
	sourceType: refund.sourceType,
	sourceId: refund.sourceId,
});
