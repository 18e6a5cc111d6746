import { type AccountRef, tryTransfers } from '#src/domains/ledger/index.ts';
import type { Scope } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import type { Source } from '#src/shared/source.ts';
import { fail, type PaymentPurpose } from '../contract/payments.ts';
import { changeAttempt, lockSettledAttempt } from '../db/attempt-repository.ts';
import { findRefundOf, recordRefund } from '../db/refund-repository.ts';
import { advanceRefund } from '../jobs/advance-refund.ts';

export type RequestRefund = {
	readonly purpose: PaymentPurpose;
	readonly reference: string;
	readonly amountVnd: number;
	readonly from: AccountRef;
	readonly payableOwner: string;
	readonly source: Source;
	readonly reason: string;
};

/** Books the refund as owed and enqueues it for VNPAY. Never exceeds the paid amount. */
export async function requestRefund(
	scope: Scope,
	input: RequestRefund,
): Promise<
	Result<
		{ readonly refundId: string; readonly isNew: boolean },
		Failure<'payments.not_paid' | 'payments.refund_too_high'>
	>
> {
	const { db } = scope;
	const { amountVnd, payableOwner, source, reason } = input;
	const attempt = await lockSettledAttempt(db, input.purpose, input.reference);
	if (!attempt) return fail('payments.not_paid');
	const earlier = await findRefundOf(db, source.type, source.id);
	if (earlier) return ok({ refundId: earlier.id, isNew: false });
	if (attempt.refundedVnd + amountVnd > attempt.receivedVnd) return fail('payments.refund_too_high');
	const requestedAt = await scope.now();
	const refund = await recordRefund(db, {
		attemptId: attempt.id,
		amountVnd,
		payableOwner,
		sourceType: source.type,
		sourceId: source.id,
		reason,
		requestedAt,
	});
	const owed = await tryTransfers(scope, {
		source: { type: 'refund', id: refund.id },
		legs: [{ leg: 'owed', debit: input.from, credit: { kind: 'refund_payable', ownerId: payableOwner }, amountVnd }],
	});
	if (!owed.ok) return fail('payments.refund_too_high');
	await changeAttempt(db, attempt.id, { state: 'refund_pending', refundedVnd: attempt.refundedVnd + amountVnd });
	await scope.enqueue(db, advanceRefund, { refundId: refund.id });
	return ok({ refundId: refund.id, isNew: true });
}
