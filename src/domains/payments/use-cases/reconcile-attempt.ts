import type { Actor } from '#src/platform/actor.ts';
import { type Context, databaseNow, type Scope, transact } from '#src/platform/context.ts';
import { newId } from '#src/shared/ids.ts';
import { ok } from '#src/shared/result.ts';
import { type Attempt, changeAttempt, findAttempt, lockAttempt } from '../db/attempt-repository.ts';
import { openIncident, recordEvent, resolveIncidents } from '../db/incident-repository.ts';
import { actionFor, isOpen } from '../rules/payment-states.ts';
import { backoffUntil, nextCheckAt, nextUnknownCheckAt } from '../rules/reconcile-schedule.ts';
import type { QueryAnswer, TransactionDetails } from '../vnpay/merchant-api.ts';
import type { VnpayOutcome } from '../vnpay/result-codes.ts';
import { paymentsWiring, settleHandlerOf } from '../wiring.ts';
import { declinePayment, type MoneyResult, recordResult, toSettled } from './steps/record-result.ts';

const NO_RESULT: MoneyResult = {
	outcome: 'expired',
	failure: 'timed_out',
	followUp: true,
	transactionNo: '',
	bankCode: '',
};

/** Holds no lock while it waits for VNPAY. */
export async function reconcileAttempt(context: Context<Actor>, input: { readonly attemptId: string }): Promise<void> {
	const { provider } = paymentsWiring();
	const attempt = await findAttempt(context.db, input.attemptId);
	if (!provider || !attempt || actionFor(attempt.state, 'paid') === 'nothing') return;
	const answer = await provider.client.query({
		requestId: newId().replaceAll('-', ''),
		txnRef: attempt.txnRef,
		paymentCreatedAt: attempt.createdAt,
		now: await databaseNow(context.fresh),
	});
	await transact(context, async (scope) => {
		const locked = await lockAttempt(scope.db, attempt.id);
		if (!locked) throw new Error(`Attempt ${attempt.id} has gone`);
		await recordEvent(scope.db, {
			attemptId: locked.id,
			source: 'query',
			verdict: answer.kind,
			payload: JSON.stringify(answer),
		});
		await applyAnswer(scope, locked, answer);
		return ok(null);
	});
}

async function applyAnswer(scope: Scope, attempt: Attempt, answer: QueryAnswer): Promise<void> {
	if (actionFor(attempt.state, 'paid') === 'nothing') return;
	const now = await scope.now();
	if (answer.kind === 'unusable') {
		scope.log.warn({ txnRef: attempt.txnRef, reason: answer.reason }, 'payment could not be queried');
		return changeAttempt(scope.db, attempt.id, {
			nextCheckAt: backoffUntil(now, attempt.failedChecks),
			failedChecks: attempt.failedChecks + 1,
		});
	}
	await changeAttempt(scope.db, attempt.id, { nextCheckAt: nextCheckAt(attempt.createdAt, now), failedChecks: 0 });
	if (answer.kind === 'refund')
		return openIncident(scope.db, attempt.id, 'refunded_elsewhere', answer.details.amountVnd);
	if (answer.kind === 'payment') {
		const { outcome, details } = answer;
		if (outcome === 'unrecognised') return scheduleNextQuery(scope, attempt, details.transactionStatus);
		if (outcome !== 'unknown') return applyPayment(scope, attempt, outcome, details);
	}
	if (isOpen(attempt.state) && attempt.expiresAt <= now) await recordResult(scope, attempt, NO_RESULT);
}

async function scheduleNextQuery(scope: Scope, attempt: Attempt, transactionStatus: string): Promise<void> {
	scope.log.error({ txnRef: attempt.txnRef, transactionStatus }, 'payment has a status that we do not know');
	const nextCheck = nextUnknownCheckAt(attempt.createdAt, await scope.now());
	await changeAttempt(scope.db, attempt.id, { nextCheckAt: nextCheck });
}

const TAKES_MONEY: ReadonlySet<VnpayOutcome> = new Set(['paid', 'suspected']);

/**
 * Includes suspected payments, because an amount that was never requested cannot be released. The purpose waits for
 * a new payment.
 */
async function refundMismatchedAmount(
	scope: Scope,
	attempt: Attempt,
	result: MoneyResult,
	amountVnd: number,
): Promise<void> {
	await declinePayment(scope, attempt, result, 'amount_mismatch', amountVnd);
	if (attempt.state !== 'suspected') return;
	await settleHandlerOf(attempt.purpose).failed?.(scope, { ...toSettled(attempt), failure: 'other' });
}

async function applyPayment(
	scope: Scope,
	attempt: Attempt,
	outcome: VnpayOutcome,
	{ amountVnd, transactionNo, bankCode }: TransactionDetails,
): Promise<void> {
	const result: MoneyResult = { outcome, failure: null, followUp: false, transactionNo, bankCode };
	const isOtherSum = amountVnd !== attempt.amountVnd;
	if (TAKES_MONEY.has(outcome) && isOtherSum) {
		if (amountVnd === null) return openIncident(scope.db, attempt.id, 'amount_mismatch', null);
		return refundMismatchedAmount(scope, attempt, result, amountVnd);
	}
	await recordResult(scope, attempt, result);
	if (!isOtherSum) {
		await resolveIncidents(scope.db, attempt.id, ['amount_mismatch'], 'not_confirmed', await scope.now());
	}
}
