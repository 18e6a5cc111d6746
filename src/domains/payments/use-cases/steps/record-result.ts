import { postTransfers } from '#src/domains/ledger/index.ts';
import type { Scope } from '#src/platform/context.ts';
import type { DeclineReason, PaymentFailure } from '../../contract/payments.ts';
import { type Attempt, changeAttempt, hasSettledAttempt, lockSettlement } from '../../db/attempt-repository.ts';
import { openDoubtfulPayment, openIncident, resolveIncidents } from '../../db/incident-repository.ts';
import { DECLINED_SOURCE, recordRefund } from '../../db/refund-repository.ts';
import { paymentDeclined, paymentFailed, paymentReceived, paymentSuspected } from '../../events.ts';
import { advanceRefund } from '../../jobs/advance-refund.ts';
import { actionFor, type MoneyOutcome, type ResultAction } from '../../rules/payment-states.ts';
import { nextCheckAt } from '../../rules/reconcile-schedule.ts';
import type { Allocation, SettledPayment } from '../../settle-handler.ts';
import { settleHandlerOf } from '../../wiring.ts';

export type MoneyResult = {
	readonly outcome: MoneyOutcome;
	readonly failure: PaymentFailure | null;
	readonly followUp: boolean;
	readonly transactionNo: string;
	readonly bankCode: string;
};

export async function recordResult(scope: Scope, attempt: Attempt, result: MoneyResult): Promise<ResultAction> {
	const action = actionFor(attempt.state, result.outcome);
	if (action === 'settle') await settle(scope, attempt, result);
	if (action === 'hold') await hold(scope, attempt, result);
	if (action === 'fail') await end(scope, attempt, result, 'failed');
	if (action === 'expire') await end(scope, attempt, result, 'expired');
	return action;
}

async function settle(scope: Scope, attempt: Attempt, result: MoneyResult): Promise<void> {
	await lockSettlement(scope.db, attempt);
	if (await hasSettledAttempt(scope.db, attempt)) {
		return declinePayment(scope, attempt, result, 'duplicate_paid', attempt.amountVnd);
	}
	const decision = await settleHandlerOf(attempt.purpose).paid(scope, toSettled(attempt));
	if (decision.kind === 'declined') {
		return declinePayment(scope, attempt, result, decision.reason, attempt.amountVnd);
	}
	assertAllocated(attempt, decision.allocations);
	await book(
		scope,
		attempt,
		decision.allocations.map(({ leg, ...rest }) => ({ leg: `received:${leg}`, ...rest })),
	);
	const now = await scope.now();
	await changeAttempt(scope.db, attempt.id, {
		state: 'paid',
		isSettled: true,
		receivedVnd: attempt.amountVnd,
		failure: null,
		decidedAt: now,
		nextCheckAt: null,
		transactionNo: result.transactionNo,
		bankCode: result.bankCode,
	});
	await resolveIncidents(scope.db, attempt.id, ['suspected', 'amount_mismatch'], 'paid', now);
	await decision.booked?.();
	await scope.publish(scope.db, paymentReceived(about(attempt)));
}

export async function declinePayment(
	scope: Scope,
	attempt: Attempt,
	result: MoneyResult,
	reason: DeclineReason,
	receivedVnd: number,
): Promise<void> {
	const { db } = scope;
	const account = { kind: 'refund_payable', ownerId: attempt.id } as const;
	await book(scope, attempt, [{ leg: 'received:declined', account, amountVnd: receivedVnd }]);
	const now = await scope.now();
	await changeAttempt(db, attempt.id, {
		state: 'refund_pending',
		receivedVnd,
		refundedVnd: receivedVnd,
		failure: null,
		decidedAt: now,
		nextCheckAt: null,
		transactionNo: result.transactionNo,
		bankCode: result.bankCode,
	});
	await resolveIncidents(db, attempt.id, ['suspected'], 'declined', now);
	if (reason !== 'refused') await openIncident(db, attempt.id, reason, receivedVnd);
	const refund = await recordRefund(db, {
		attemptId: attempt.id,
		amountVnd: receivedVnd,
		payableOwner: attempt.id,
		sourceType: DECLINED_SOURCE,
		sourceId: attempt.id,
		reason,
		requestedAt: now,
	});
	await settleHandlerOf(attempt.purpose).declined?.(scope, toSettled(attempt));
	await scope.enqueue(db, advanceRefund, { refundId: refund.id });
	await scope.publish(db, paymentDeclined({ ...about(attempt), amountVnd: receivedVnd, reason }));
}

async function hold(scope: Scope, attempt: Attempt, result: MoneyResult): Promise<void> {
	const now = await scope.now();
	await changeAttempt(scope.db, attempt.id, {
		state: 'suspected',
		failure: null,
		nextCheckAt: nextCheckAt(attempt.createdAt, now),
		transactionNo: result.transactionNo,
		bankCode: result.bankCode,
	});
	await openDoubtfulPayment(scope.db, attempt.id, attempt.amountVnd, now);
	await settleHandlerOf(attempt.purpose).suspected?.(scope, toSettled(attempt));
	await scope.publish(scope.db, paymentSuspected(about(attempt)));
}

async function end(scope: Scope, attempt: Attempt, result: MoneyResult, state: 'failed' | 'expired'): Promise<void> {
	const now = await scope.now();
	const failure = result.failure ?? (state === 'expired' ? 'timed_out' : 'other');
	await changeAttempt(scope.db, attempt.id, {
		state,
		failure,
		decidedAt: now,
		nextCheckAt: result.followUp ? nextCheckAt(attempt.createdAt, now) : null,
		transactionNo: result.transactionNo,
		bankCode: result.bankCode,
	});
	await resolveIncidents(scope.db, attempt.id, ['suspected'], state, now);
	await settleHandlerOf(attempt.purpose).failed?.(scope, { ...toSettled(attempt), failure });
	await scope.publish(scope.db, paymentFailed({ ...about(attempt), failure }));
}

async function book(scope: Scope, attempt: Attempt, allocations: readonly Allocation[]): Promise<void> {
	await postTransfers(scope, {
		source: { type: 'payment', id: attempt.id },
		legs: allocations.map(({ leg, account, amountVnd }) => ({
			leg,
			debit: { kind: 'psp_vnpay_clearing' },
			credit: account,
			amountVnd,
		})),
	});
}

function assertAllocated(attempt: Attempt, allocations: readonly Allocation[]): void {
	const sumVnd = allocations.reduce((sum, { amountVnd }) => sum + amountVnd, 0);
	if (sumVnd !== attempt.amountVnd)
		throw new Error(`Payment ${attempt.txnRef} of ${attempt.amountVnd} was allocated as ${sumVnd}`);
}

const about = ({ id, txnRef, purpose, reference, customerId, amountVnd }: Attempt) => ({
	attemptId: id,
	txnRef,
	purpose,
	reference,
	customerId,
	amountVnd,
});

export const toSettled = (attempt: Attempt): SettledPayment => ({
	...about(attempt),
	isLate: attempt.state === 'failed' || attempt.state === 'expired',
});
